/** Writes as a stranger with a terminal might try them: good ones, nearly good ones, and wild ones. */
import { DEMO_PROJECT } from '#scripts/emulators/project.ts';
import type { Chance } from '#scripts/proof/random.ts';
import type { RestValue } from '#scripts/proof/stored-documents.ts';

/** One request to Firestore's REST interface. */
export interface MadeUpWrite {
  readonly method: 'POST' | 'PATCH' | 'DELETE';
  /** What follows `…/documents` in the address. */
  readonly path: string;
  readonly body?: object;
  /** Collection and id of a message that the database has to take. */
  readonly good?: string;
}

type RestFields = Record<string, RestValue>;

const DOCUMENTS = `projects/${DEMO_PROJECT}/databases/(default)/documents`;
const BRANCHES = ['electrical', 'mechanical', 'it', 'ece', 'civil', 'chemical', 'mining', 'metal', 'cse'];
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';

const TEXTS = [
  '',
  ' ',
  '   \u00a0 ',
  'Asha',
  'आशा और रवि',
  '💐👩‍❤️‍👨',
  'a\u0000b',
  'a\u0007',
  'line\nbreak',
  '\ttab',
  '\u202egnorw',
  '\u2066isolate\u2069',
  '\u2028',
  '\ufeff',
  '+919845000012',
  '919845000012',
  '+0123456789',
  '+91 98450 00012',
  '+1234567890123456',
  '<script>alert(1)</script>',
  "'; DROP TABLE blesscouple; --",
  '../../blogs/aaaaaaaaaaaaaaaaaaaaaaaa',
  '{{7*7}}',
  'cse',
  'CSE',
  'null',
  '2026-11-21T00:00:00Z',
];

const LENGTHS = [1, 79, 80, 81, 999, 1_000, 1_001, 20_000, 20_001, 100_000];

/** A value of any of Firestore's types, nested up to `depth` deep. */
function anyValue(chance: Chance, depth = 3): RestValue {
  const kinds: (() => RestValue)[] = [
    () => ({ nullValue: null }),
    () => ({ booleanValue: chance.next() < 0.5 }),
    () => ({ integerValue: String(chance.pick([0, -1, 80, 919_845_000_012, Number.MAX_SAFE_INTEGER])) }),
    () => ({ doubleValue: chance.pick([0.5, 'NaN', 'Infinity', '-Infinity', -0]) }),
    () => ({ timestampValue: anyTime(chance) }),
    () => ({ stringValue: chance.pick(TEXTS) }),
    () => ({ stringValue: chance.pick(['x', 'आ', '💐', '\n', ' ']).repeat(chance.pick(LENGTHS)) }),
    () => ({ bytesValue: Buffer.from(chance.pick(TEXTS)).toString('base64') }),
    () => ({ referenceValue: `${DOCUMENTS}/blesscouple/${anyId(chance)}` }),
    () => ({ geoPointValue: { latitude: 26.9, longitude: 75.8 } }),
  ];
  if (depth > 0) {
    const inside = () => Array.from({ length: chance.below(4) }, () => anyValue(chance, depth - 1));
    kinds.push(
      // A list in a list is not allowed anywhere in Firestore, so it is tried as well.
      () => ({ arrayValue: { values: inside() } }),
      () => ({ mapValue: { fields: Object.fromEntries(inside().map((value, key) => [`k${key}`, value])) } }),
    );
  }
  return chance.pick(kinds)();
}

/** Forged times: yesterday, tomorrow, the beginning and the end of Firestore's. */
function anyTime(chance: Chance): string {
  const now = Date.now();
  return chance.pick([
    new Date(now).toISOString(),
    new Date(now - 86_400_000).toISOString(),
    new Date(now + 86_400_000).toISOString(),
    '0001-01-01T00:00:00Z',
    '9999-12-31T23:59:59.999999999Z',
    '1970-01-01T00:00:00Z',
  ]);
}

function anyId(chance: Chance, length = 32): string {
  return Array.from({ length }, () => LETTERS[chance.below(LETTERS.length)]).join('');
}

/** A message that nobody could object to, with everything but its time. */
function goodFields(chance: Chance, collection: string): RestFields {
  const text = (longest: number) => chance.pick(['शुभ ', 'Joy ', '💐 ', 'ढेर सारा प्यार ']).repeat(longest / 16);
  const words = {
    name: { stringValue: `Guest ${text(1 + chance.below(70))}`.trim() },
    number: { stringValue: `+91${6 + chance.below(4)}${String(chance.below(1e9)).padStart(9, '0')}` },
    message: { stringValue: text(chance.below(1_000)) },
  };
  if (collection !== 'farewellMessages') return words;
  return { ...words, branch: { stringValue: chance.pick(BRANCHES) } };
}

const SERVER_TIME = { fieldPath: 'createdAt', setToServerValue: 'REQUEST_TIME' };

function commit(collection: string, id: string, fields: RestFields, more: object = {}): MadeUpWrite {
  const update = { name: `${DOCUMENTS}/${collection}/${id}`, fields };
  return {
    method: 'POST',
    path: ':commit',
    body: { writes: [{ update, updateTransforms: [SERVER_TIME], ...more }] },
  };
}

/** Something that could do harm as a transform of a field. */
function anyTransform(chance: Chance): object {
  const fieldPath = chance.pick(['name', 'message', 'number', 'createdAt', 'extra', 'branch']);
  return chance.pick([
    { fieldPath, setToServerValue: 'REQUEST_TIME' },
    { fieldPath, increment: { integerValue: '1' } },
    { fieldPath, maximum: { integerValue: '9' } },
    { fieldPath, appendMissingElements: { values: [anyValue(chance, 0)] } },
    { fieldPath, removeAllFromArray: { values: [{ stringValue: 'x' }] } },
  ]);
}

/**
 * One more write.
 *
 * @param known `COLLECTION/ID` of messages that have been stored, to change and to delete
 */
export function madeUpWrite(chance: Chance, known: readonly string[]): MadeUpWrite {
  const collection = chance.pick(['blesscouple', 'farewellMessages']);
  const fields = goodFields(chance, collection);
  const field = chance.pick(Object.keys(fields));
  const id = anyId(chance, 20 + chance.below(21));
  const lot = chance.below(100);
  if (lot < 15) return { ...commit(collection, id, fields), good: `${collection}/${id}` };
  if (lot < 40) return commit(collection, id, { ...fields, [field]: anyValue(chance) });
  if (lot < 48) return commit(collection, id, { ...fields, [chance.pick(EXTRA_KEYS)]: anyValue(chance) });
  if (lot < 53) {
    const { [field]: _, ...rest } = fields;
    return commit(collection, id, rest);
  }
  if (lot < 60) {
    const createdAt = chance.next() < 0.6 ? { timestampValue: anyTime(chance) } : anyValue(chance);
    return commit(collection, id, { ...fields, createdAt }, { updateTransforms: [] });
  }
  if (lot < 67) return elsewhere(chance, fields);
  if (lot < 72) return commit(collection, chance.pick(BAD_IDS), fields);
  if (lot < 82 && known.length > 0) return changeOf(chance, chance.pick(known));
  if (lot < 88) {
    const updateTransforms = [SERVER_TIME, anyTransform(chance)];
    return commit(collection, id, fields, { updateTransforms });
  }
  if (lot < 92) {
    // By the other two doors: a document made by its parent, and one patched into being.
    const { path, method } = chance.pick([
      { method: 'POST', path: `/${collection}?documentId=${id}` },
      { method: 'PATCH', path: `/${collection}/${id}` },
    ] as const);
    const createdAt = { timestampValue: anyTime(chance) };
    return { method, path, body: { fields: { ...fields, createdAt } } };
  }
  if (lot < 93) {
    return commit(collection, id, { ...fields, [field]: { stringValue: 'x'.repeat(1_048_000) } });
  }
  const wild = Array.from({ length: chance.below(6) }, () => [chance.pick(EXTRA_KEYS), anyValue(chance, 6)]);
  return commit(collection, id, Object.fromEntries(wild));
}

const EXTRA_KEYS = [
  'admin',
  'id',
  'approved',
  'branch',
  'Name',
  '__proto__x',
  'a b',
  'इ',
  'createdat',
  'imageUrl',
];

const BAD_IDS = [
  'a',
  'admin',
  '.x',
  'a'.repeat(19),
  'a'.repeat(41),
  'a'.repeat(400),
  'अ'.repeat(20),
  '%2e%2e',
];

/** Good words in a place where nobody may write. */
function elsewhere(chance: Chance, fields: RestFields): MadeUpWrite {
  const collection = chance.pick([
    'blogs',
    'blogs',
    'users',
    'admin',
    'BlessCouple',
    'blesscouples',
    `blesscouple/${anyId(chance)}/replies`,
    `farewellMessages/${anyId(chance)}/blesscouple`,
    'settings',
  ]);
  if (collection !== 'blogs') return commit(collection, anyId(chance), fields);
  const blog = { title: { stringValue: 'Buy now' }, content: { stringValue: 'Cheap' } };
  return commit(collection, anyId(chance), blog);
}

/** A change or a deletion of a message that stands there already. */
function changeOf(chance: Chance, place: string): MadeUpWrite {
  const [collection = '', id = ''] = place.split('/');
  const fields = { [chance.pick(['name', 'message', 'number', 'extra'])]: anyValue(chance, 1) };
  const mask = { updateMask: { fieldPaths: Object.keys(fields) } };
  return chance.pick([
    () => commit(collection, id, fields, mask),
    () => commit(collection, id, goodFields(chance, collection)),
    () => commit(collection, id, {}, { updateMask: { fieldPaths: ['message'] } }),
    () =>
      commit(
        collection,
        id,
        {},
        { updateMask: { fieldPaths: [] }, updateTransforms: [anyTransform(chance)] },
      ),
    () => ({ method: 'DELETE', path: `/${place}` }) as const,
  ])();
}
