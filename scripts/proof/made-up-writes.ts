/** Writes that an attacker might try: valid, nearly valid and random ones. */
import * as fc from 'fast-check';
import type { RestFields } from '#scripts/proof/made-up-values.ts';
import {
  anyValue,
  DOCUMENTS,
  documentId,
  forgedTime,
  goodMessage,
  MESSAGES,
} from '#scripts/proof/made-up-values.ts';

export interface MadeUpWrite {
  readonly method: 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body?: object;
  /** Collection and id of a message that must be accepted. */
  readonly good?: string;
}

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

const creations: readonly { weight: number; arbitrary: fc.Arbitrary<MadeUpWrite> }[] = [
  {
    weight: 15,
    arbitrary: fc.tuple(goodMessage, documentId).map(([{ collection, fields }, name]) => ({
      ...commit(collection, name, fields),
      good: `${collection}/${name}`,
    })),
  },
  {
    weight: 25,
    arbitrary: fc
      .tuple(goodMessage, documentId, fc.oneof(aField, fc.constant('branch')), anyValue)
      .map(([{ collection, fields }, name, field, value]) =>
        commit(collection, name, { ...fields, [field]: value }),
      ),
  },
  {
    weight: 8,
    arbitrary: fc
      .tuple(goodMessage, documentId, fc.constantFrom(...EXTRA_KEYS), anyValue)
      .map(([{ collection, fields }, name, key, value]) =>
        commit(collection, name, { ...fields, [key]: value }),
      ),
  },
  {
    weight: 5,
    arbitrary: fc.tuple(goodMessage, documentId, aField).map(([{ collection, fields }, name, field]) => {
      const { [field]: _, ...rest } = fields;
      return commit(collection, name, rest);
    }),
  },
  {
    weight: 7,
    arbitrary: fc
      .tuple(
        goodMessage,
        documentId,
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
        documentId,
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
          documentId.map((parent) => `blesscouple/${parent}/replies`),
          documentId.map((parent) => `farewellMessages/${parent}/blesscouple`),
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
      .tuple(goodMessage, documentId, anyTransform)
      .map(([{ collection, fields }, name, transform]) =>
        commit(collection, name, fields, { updateTransforms: [SERVER_TIME, transform] }),
      ),
  },
  {
    // The other two ways to create a document: through its parent, and by PATCH.
    weight: 4,
    arbitrary: fc
      .tuple(goodMessage, documentId, forgedTime, fc.boolean())
      .map(([{ collection, fields }, name, timestampValue, isPatch]) => ({
        method: isPatch ? 'PATCH' : 'POST',
        path: isPatch ? `/${collection}/${name}` : `/${collection}?documentId=${name}`,
        body: { fields: { ...fields, createdAt: { timestampValue } } },
      })),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(goodMessage, documentId, aField)
      .map(([{ collection, fields }, name, field]) =>
        commit(collection, name, { ...fields, [field]: { stringValue: 'x'.repeat(1_048_000) } }),
      ),
  },
  {
    weight: 7,
    arbitrary: fc
      .tuple(
        fc.constantFrom(...MESSAGES),
        documentId,
        fc.dictionary(fc.constantFrom(...EXTRA_KEYS), anyValue, { maxKeys: 5 }),
      )
      .map(([collection, name, fields]) => commit(collection, name, fields)),
  },
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
