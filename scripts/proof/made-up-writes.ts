/** Writes as a stranger with a terminal might try them: good ones, nearly good ones, and wild ones. */
import * as fc from 'fast-check';
import { DEMO_PROJECT } from '#scripts/emulators/project.ts';
import { isMessage, isName } from '#scripts/proof/schema.ts';
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
const COLLECTIONS = ['blesscouple', 'farewellMessages'] as const;
const BRANCHES = ['electrical', 'mechanical', 'it', 'ece', 'civil', 'chemical', 'mining', 'metal', 'cse'];
const SERVER_TIME = { fieldPath: 'createdAt', setToServerValue: 'REQUEST_TIME' };
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

const NASTY_TEXTS = [
  '',
  ' ',
  '   \u00a0 ',
  '\u3164',
  '\u200d',
  '\u2800',
  'Asha\u061c',
  '\n'.repeat(1_000),
  'x\n'.repeat(40),
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
  'cse',
  'CSE',
  'null',
  '2026-11-21T00:00:00Z',
];
const LENGTHS = [1, 40, 41, 79, 80, 81, 999, 1_000, 1_001, 20_001, 100_000];

const id = fc.stringMatching(/^[\w-]{20,40}$/);
/** Forged times: yesterday, tomorrow, the first and the last that Firestore knows. */
const forgedTime = fc.oneof(
  fc.integer({ min: -86_400_000, max: 86_400_000 }).map((ms) => new Date(Date.now() + ms).toISOString()),
  fc.constantFrom('0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999999999Z', '1970-01-01T00:00:00Z'),
);

const anyText = fc.oneof(
  fc.constantFrom(...NASTY_TEXTS),
  fc.string({ unit: 'grapheme' }),
  fc
    .tuple(fc.constantFrom('x', 'आ', '💐', '\n', ' '), fc.constantFrom(...LENGTHS))
    .map(([text, times]) => text.repeat(times)),
);

/** A value of any of Firestore's types, nested up to six deep; a list in a list, which it never allows, included. */
const { anyValue } = fc.letrec<{ anyValue: RestValue }>((tie) => ({
  anyValue: fc.oneof(
    { depthSize: 'small', maxDepth: 6, withCrossShrink: true },
    fc.constant<RestValue>({ nullValue: null }),
    fc.boolean().map((booleanValue): RestValue => ({ booleanValue })),
    fc.integer().map((value): RestValue => ({ integerValue: String(value) })),
    fc.constantFrom(0.5, 'NaN', 'Infinity', '-Infinity').map((doubleValue): RestValue => ({ doubleValue })),
    forgedTime.map((timestampValue): RestValue => ({ timestampValue })),
    anyText.map((stringValue): RestValue => ({ stringValue })),
    fc.base64String().map((bytesValue): RestValue => ({ bytesValue })),
    id.map((name): RestValue => ({ referenceValue: `${DOCUMENTS}/blesscouple/${name}` })),
    fc.constant<RestValue>({ geoPointValue: { latitude: 26.9, longitude: 75.8 } }),
    fc.array(tie('anyValue'), { maxLength: 3 }).map((values): RestValue => ({ arrayValue: { values } })),
    fc
      .dictionary(fc.string({ minLength: 1, maxLength: 8 }), tie('anyValue'), { maxKeys: 3 })
      .map((fields): RestValue => ({ mapValue: { fields } })),
  ),
}));

const textField = (text: fc.Arbitrary<string>) => text.map((stringValue): RestValue => ({ stringValue }));

/** A message that nobody could object to, with everything but its time. */
const goodMessage = fc
  .record({
    collection: fc.constantFrom(...COLLECTIONS),
    name: textField(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).filter(isName)),
    number: textField(fc.stringMatching(/^\+91[6-9]\d{9}$/)),
    message: textField(fc.string({ unit: 'grapheme', maxLength: 100 }).filter(isMessage)),
    branch: textField(fc.constantFrom(...BRANCHES)),
  })
  .map(({ collection, branch, ...words }) => ({
    collection,
    fields: (collection === 'farewellMessages' ? { ...words, branch } : words) as RestFields,
  }));

function commit(collection: string, name: string, fields: RestFields, more: object = {}): MadeUpWrite {
  const update = { name: `${DOCUMENTS}/${collection}/${name}`, fields };
  return {
    method: 'POST',
    path: ':commit',
    body: { writes: [{ update, updateTransforms: [SERVER_TIME], ...more }] },
  };
}

/** Something that could do harm as a transform of a field. */
const anyTransform = fc
  .tuple(fc.constantFrom('name', 'message', 'number', 'createdAt', 'extra', 'branch'), anyValue)
  .chain(([fieldPath, value]) =>
    fc.constantFrom<object>(
      { fieldPath, setToServerValue: 'REQUEST_TIME' },
      { fieldPath, increment: { integerValue: '1' } },
      { fieldPath, maximum: { integerValue: '9' } },
      { fieldPath, appendMissingElements: { values: [value] } },
      { fieldPath, removeAllFromArray: { values: [{ stringValue: 'x' }] } },
    ),
  );

const aField = fc.constantFrom('name', 'number', 'message');

/** Writes of a message that is not there yet. */
const creations: readonly { weight: number; arbitrary: fc.Arbitrary<MadeUpWrite> }[] = [
  {
    weight: 15,
    arbitrary: fc.tuple(goodMessage, id).map(([{ collection, fields }, name]) => ({
      ...commit(collection, name, fields),
      good: `${collection}/${name}`,
    })),
  },
  {
    weight: 25,
    arbitrary: fc
      .tuple(goodMessage, id, fc.oneof(aField, fc.constant('branch')), anyValue)
      .map(([{ collection, fields }, name, field, value]) =>
        commit(collection, name, { ...fields, [field]: value }),
      ),
  },
  {
    weight: 8,
    arbitrary: fc
      .tuple(goodMessage, id, fc.constantFrom(...EXTRA_KEYS), anyValue)
      .map(([{ collection, fields }, name, key, value]) =>
        commit(collection, name, { ...fields, [key]: value }),
      ),
  },
  {
    weight: 5,
    arbitrary: fc.tuple(goodMessage, id, aField).map(([{ collection, fields }, name, field]) => {
      const { [field]: _, ...rest } = fields;
      return commit(collection, name, rest);
    }),
  },
  {
    weight: 7,
    arbitrary: fc
      .tuple(
        goodMessage,
        id,
        fc.oneof(
          forgedTime.map((timestampValue) => ({ timestampValue })),
          anyValue,
        ),
      )
      .map(([{ collection, fields }, name, createdAt]) =>
        commit(collection, name, { ...fields, createdAt }, { updateTransforms: [] }),
      ),
  },
  {
    weight: 7,
    arbitrary: fc
      .tuple(
        goodMessage,
        id,
        fc.oneof(
          fc.constantFrom(
            'blogs',
            'users',
            'admin',
            'BlessCouple',
            'blesscouples',
            'settings',
            'lookups',
            'deletedMessages',
          ),
          id.map((parent) => `blesscouple/${parent}/replies`),
          id.map((parent) => `farewellMessages/${parent}/blesscouple`),
        ),
      )
      .map(([{ fields }, name, collection]) => {
        const blog = { title: { stringValue: 'Buy now' }, content: { stringValue: 'Cheap' } };
        if (collection === 'deletedMessages') {
          return commit(
            collection,
            name,
            {},
            { updateTransforms: [{ ...SERVER_TIME, fieldPath: 'deletedAt' }] },
          );
        }
        return commit(collection, name, collection === 'blogs' ? blog : fields);
      }),
  },
  {
    weight: 5,
    arbitrary: fc
      .tuple(goodMessage, fc.constantFrom(...BAD_IDS))
      .map(([{ collection, fields }, name]) => commit(collection, name, fields)),
  },
  {
    weight: 6,
    arbitrary: fc
      .tuple(goodMessage, id, anyTransform)
      .map(([{ collection, fields }, name, transform]) =>
        commit(collection, name, fields, { updateTransforms: [SERVER_TIME, transform] }),
      ),
  },
  {
    // By the other two doors: a document made by its parent, and one patched into being.
    weight: 4,
    arbitrary: fc
      .tuple(goodMessage, id, forgedTime, fc.boolean())
      .map(([{ collection, fields }, name, timestampValue, isPatch]) => ({
        method: isPatch ? 'PATCH' : 'POST',
        path: isPatch ? `/${collection}/${name}` : `/${collection}?documentId=${name}`,
        body: { fields: { ...fields, createdAt: { timestampValue } } },
      })),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(goodMessage, id, aField)
      .map(([{ collection, fields }, name, field]) =>
        commit(collection, name, { ...fields, [field]: { stringValue: 'x'.repeat(1_048_000) } }),
      ),
  },
  {
    weight: 7,
    arbitrary: fc
      .tuple(
        fc.constantFrom(...COLLECTIONS),
        id,
        fc.dictionary(fc.constantFrom(...EXTRA_KEYS), anyValue, { maxKeys: 5 }),
      )
      .map(([collection, name, fields]) => commit(collection, name, fields)),
  },
];

/** A change or a deletion of a message that is there already. */
function changeOf(known: readonly string[]): fc.Arbitrary<MadeUpWrite> {
  return fc
    .tuple(
      fc.constantFrom(...known),
      fc.constantFrom('mask', 'replace', 'erase', 'transform', 'delete'),
      fc.constantFrom('name', 'message', 'number', 'extra'),
      anyValue,
      anyTransform,
      goodMessage,
    )
    .map(([place, kind, field, value, transform, { fields }]): MadeUpWrite => {
      const [collection = '', name = ''] = place.split('/');
      if (kind === 'delete') return { method: 'DELETE', path: `/${place}` };
      if (kind === 'replace') return commit(collection, name, fields);
      if (kind === 'erase') return commit(collection, name, {}, { updateMask: { fieldPaths: ['message'] } });
      if (kind === 'mask')
        return commit(collection, name, { [field]: value }, { updateMask: { fieldPaths: [field] } });
      return commit(collection, name, {}, { updateMask: { fieldPaths: [] }, updateTransforms: [transform] });
    });
}

/** @param known `COLLECTION/ID` of messages that are stored already, to change and to delete */
export function madeUpWrite(known: readonly string[]): fc.Arbitrary<MadeUpWrite> {
  return fc.oneof(...creations, { weight: 10, arbitrary: changeOf(known) });
}
