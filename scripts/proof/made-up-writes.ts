/** Writes that an attacker might try: valid, nearly valid and random ones. */
import * as fc from 'fast-check';
import type { RestFields } from '#scripts/proof/made-up-values.ts';
import { anyValue, DOCUMENTS, documentId, forgedTime, goodMessage } from '#scripts/proof/made-up-values.ts';

export interface MadeUpWrite {
  readonly method: 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body?: object;
  /** Collection and id of a message that must be accepted. */
  readonly good?: string;
}

const SERVER_TIME = { fieldPath: 'createdAt', setToServerValue: 'REQUEST_TIME' };
const EXTRA_KEYS = 'admin id approved branch Name __proto__x a+b इ createdat imageUrl'
  .split(' ')
  .map((key) => key.replace('+', ' '));
const BAD_IDS = [
  'a',
  'admin',
  '.x',
  '%2e%2e',
  'अ'.repeat(20),
  ...[19, 41, 400].map((length) => 'a'.repeat(length)),
];
const OTHER_COLLECTIONS = 'blogs users admin BlessCouple blesscouples settings lookups deletedMessages'.split(
  ' ',
);

function commit(collection: string, name: string, fields: RestFields, more: object = {}): MadeUpWrite {
  const update = { name: `${DOCUMENTS}/${collection}/${name}`, fields };
  return {
    method: 'POST',
    path: ':commit',
    body: { writes: [{ update, updateTransforms: [SERVER_TIME], ...more }] },
  };
}

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

type GoodMessage = typeof goodMessage extends fc.Arbitrary<infer Message> ? Message : never;

/** Starts from a message that would be accepted under this id. */
function attempt<More extends unknown[]>(
  weight: number,
  more: { [Place in keyof More]: fc.Arbitrary<More[Place]> },
  make: (message: GoodMessage, id: string, ...more: More) => MadeUpWrite,
): fc.WeightedArbitrary<MadeUpWrite> {
  const parts = fc.tuple(goodMessage, documentId, fc.tuple<More>(...more));
  return { weight, arbitrary: parts.map(([message, id, rest]) => make(message, id, ...rest)) };
}

/** A write that must be accepted. */
export const goodWrite = fc.tuple(goodMessage, documentId).map(([{ collection, fields }, id]) => ({
  ...commit(collection, id, fields),
  good: `${collection}/${id}`,
}));

const creations: readonly fc.WeightedArbitrary<MadeUpWrite>[] = [
  { weight: 15, arbitrary: goodWrite },
  attempt(
    25,
    [fc.oneof(aField, fc.constant('branch')), anyValue],
    ({ collection, fields }, id, field, value) => commit(collection, id, { ...fields, [field]: value }),
  ),
  attempt(8, [fc.constantFrom(...EXTRA_KEYS), anyValue], ({ collection, fields }, id, key, value) =>
    commit(collection, id, { ...fields, [key]: value }),
  ),
  attempt(5, [aField], ({ collection, fields: { ...fields } }, id, field) => {
    delete fields[field];
    return commit(collection, id, fields);
  }),
  attempt(
    7,
    [
      fc.oneof(
        forgedTime.map((timestampValue) => ({ timestampValue })),
        anyValue,
      ),
    ],
    ({ collection, fields }, id, createdAt) =>
      commit(collection, id, { ...fields, createdAt }, { updateTransforms: [] }),
  ),
  attempt(
    7,
    [
      fc.oneof(
        fc.constantFrom(...OTHER_COLLECTIONS),
        documentId.map((parent) => `blesscouple/${parent}/replies`),
        documentId.map((parent) => `farewellMessages/${parent}/blesscouple`),
      ),
    ],
    ({ fields }, id, collection) => {
      const tombstone = { updateTransforms: [{ ...SERVER_TIME, fieldPath: 'deletedAt' }] };
      if (collection === 'deletedMessages') return commit(collection, id, {}, tombstone);
      const blog = { title: { stringValue: 'Buy now' }, content: { stringValue: 'Cheap' } };
      return commit(collection, id, collection === 'blogs' ? blog : fields);
    },
  ),
  attempt(5, [fc.constantFrom(...BAD_IDS)], ({ collection, fields }, _, id) =>
    commit(collection, id, fields),
  ),
  attempt(6, [anyTransform], ({ collection, fields }, id, transform) =>
    commit(collection, id, fields, { updateTransforms: [SERVER_TIME, transform] }),
  ),
  // The other two ways to create a document: through its parent, and by PATCH.
  attempt(4, [forgedTime, fc.boolean()], ({ collection, fields }, id, timestampValue, isPatch) => ({
    method: isPatch ? 'PATCH' : 'POST',
    path: isPatch ? `/${collection}/${id}` : `/${collection}?documentId=${id}`,
    body: { fields: { ...fields, createdAt: { timestampValue } } },
  })),
  attempt(1, [aField], ({ collection, fields }, id, field) =>
    commit(collection, id, { ...fields, [field]: { stringValue: 'x'.repeat(1_048_000) } }),
  ),
  attempt(
    7,
    [fc.dictionary(fc.constantFrom(...EXTRA_KEYS), anyValue, { maxKeys: 5 })],
    ({ collection }, id, fields) => commit(collection, id, fields),
  ),
];

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

/** `known` are stored messages (`COLLECTION/ID`) to change and delete. */
export function madeUpWrite(known: readonly string[]): fc.Arbitrary<MadeUpWrite> {
  return fc.oneof(...creations, { weight: 10, arbitrary: changeOf(known) });
}
