import * as fc from 'fast-check';
import { DEMO_PROJECT } from '#scripts/emulators/project.ts';
import { madeUpText } from '#scripts/proof/made-up-text.ts';
import { isMessage, isName } from '#scripts/proof/schema.ts';
import type { RestValue } from '#scripts/proof/stored-documents.ts';
import { BRANCH_IDS } from '#text/catalogue/farewell-branches.ts';

export type RestFields = Record<string, RestValue>;

export const DOCUMENTS = `projects/${DEMO_PROJECT}/databases/(default)/documents`;

const MESSAGES = ['blesscouple', 'farewellMessages'] as const;

/** Besides those that people might type. */
const NASTY_TEXTS = [
  ...['Asha\u061c', 'x\n'.repeat(40), 'a\u0000b', 'a\u0007', '\ttab', '\u2028', '\u2800', '\ufeff'],
  ...['+919845000012', '919845000012', '+0123456789', '+91 98450 00012', '+1234567890123456'],
  ...['cse', 'CSE', '../../blogs/aaaaaaaaaaaaaaaaaaaaaaaa', '2026-11-21T00:00:00Z'],
  ...['x', 'आ', '💐', '\n', ' '].flatMap((text) => [999, 20_001, 100_000].map((times) => text.repeat(times))),
];

export const documentId = fc.stringMatching(/^[\w-]{20,40}$/);
export const forgedTime = fc.oneof(
  fc.integer({ min: -86_400_000, max: 86_400_000 }).map((ms) => new Date(Date.now() + ms).toISOString()),
  fc.constantFrom('0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999999999Z', '1970-01-01T00:00:00Z'),
);

const anyText = fc.oneof(madeUpText, fc.constantFrom(...NASTY_TEXTS), fc.string({ unit: 'grapheme' }));

/** Any Firestore type, nested up to six levels, including lists in lists, which Firestore forbids. */
export const { anyValue } = fc.letrec<{ anyValue: RestValue }>((tie) => ({
  anyValue: fc.oneof(
    { depthSize: 'small', maxDepth: 6, withCrossShrink: true },
    fc.constant<RestValue>({ nullValue: null }),
    fc.boolean().map((booleanValue): RestValue => ({ booleanValue })),
    fc.integer().map((value): RestValue => ({ integerValue: String(value) })),
    fc.constantFrom(0.5, 'NaN', 'Infinity', '-Infinity').map((doubleValue): RestValue => ({ doubleValue })),
    forgedTime.map((timestampValue): RestValue => ({ timestampValue })),
    anyText.map((stringValue): RestValue => ({ stringValue })),
    fc.base64String().map((bytesValue): RestValue => ({ bytesValue })),
    documentId.map((name): RestValue => ({ referenceValue: `${DOCUMENTS}/blesscouple/${name}` })),
    fc.constant<RestValue>({ geoPointValue: { latitude: 26.9, longitude: 75.8 } }),
    fc.array(tie('anyValue'), { maxLength: 3 }).map((values): RestValue => ({ arrayValue: { values } })),
    fc
      .dictionary(fc.string({ minLength: 1, maxLength: 8 }), tie('anyValue'), { maxKeys: 3 })
      .map((fields): RestValue => ({ mapValue: { fields } })),
  ),
}));

const textField = (text: fc.Arbitrary<string>) => text.map((stringValue): RestValue => ({ stringValue }));

/** A valid message except for its time. */
export const goodMessage = fc
  .record({
    collection: fc.constantFrom(...MESSAGES),
    name: textField(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).filter(isName)),
    number: textField(fc.stringMatching(/^\+91[6-9]\d{9}$/)),
    message: textField(fc.string({ unit: 'grapheme', maxLength: 100 }).filter(isMessage)),
    branch: textField(fc.constantFrom(...BRANCH_IDS)),
  })
  .map(({ collection, branch, ...rest }) => ({
    collection,
    fields: (collection === 'farewellMessages' ? { ...rest, branch } : rest) as RestFields,
  }));
