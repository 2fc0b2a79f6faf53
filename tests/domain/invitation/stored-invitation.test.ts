import { expect, test } from 'vitest';
import { HINDI_PATTERN } from '#src/domain/document-patterns.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { FUNCTION_KEYS } from '#src/domain/invitation/invitation.ts';
import { parseInvitation, storedFields } from '#src/domain/invitation/stored-invitation.ts';
import { decodeFields } from '#src/lib/firestore-values.ts';
import { SAMPLE } from '#tests/support/sample-invitation.ts';

test('what is stored comes back as it was', () => {
  const fields = { ...storedFields(SAMPLE), updatedAt: new Date(SAMPLE.updatedAt) };
  expect(parseInvitation(SAMPLE.code, fields)).toEqual(SAMPLE);
});

const HINDI = {
  ...SAMPLE,
  hindi: {
    families: ['श्री रमेश के सुपुत्र', ''],
    place: 'जयपुर',
    texts: { blessing: 'सप्रेम', invitation: 'ज़रूर आइए!\nसब लोग।', thanks: 'धन्यवाद', anniversary: 'एक वर्ष' },
  },
  functions: SAMPLE.functions.map((one) => ({
    ...one,
    hindi: { name: 'संगीत संध्या', timeLabel: 'शाम को', venue: 'रामबाग पैलेस', dress: 'चटक' },
  })),
  contacts: SAMPLE.contacts.map((one) => ({ ...one, hindi: 'आशा' })),
} as const satisfies Invitation;

test('every text in Hindi comes back as it was, and fits the pattern of the rules', () => {
  const fields = { ...storedFields(HINDI), updatedAt: new Date(SAMPLE.updatedAt) };
  expect(parseInvitation(SAMPLE.code, fields)).toEqual(HINDI);
  expect(fields.hindi).toMatch(new RegExp(HINDI_PATTERN, 'u'));
});

test('a document of an earlier version has no Hindi', () => {
  const { hindi: _, ...fields } = storedFields(HINDI);
  const read = parseInvitation(SAMPLE.code, { ...fields, updatedAt: new Date(SAMPLE.updatedAt) });
  expect(read).toEqual(SAMPLE);
});

test('functions keep their order beyond the ninth', () => {
  const [first] = SAMPLE.functions;
  if (!first) throw new Error('The sample has a function');
  const functions = FUNCTION_KEYS.map((key, place) => ({ ...first, key, name: `Function ${place + 1}` }));
  const fields = { ...storedFields({ ...SAMPLE, functions }), updatedAt: new Date() };
  expect(parseInvitation(SAMPLE.code, fields)?.functions.map(({ name }) => name)).toEqual(
    functions.map(({ name }) => name),
  );
});

test('a function that moves in the list keeps the key that families and replies refer to', () => {
  const functions = [...SAMPLE.functions].reverse();
  const fields = { ...storedFields({ ...SAMPLE, functions }), updatedAt: new Date() };
  expect(parseInvitation(SAMPLE.code, fields)?.functions.map(({ key, name }) => [key, name])).toEqual([
    ['f2', 'Phere'],
    ['f1', 'Sangeet'],
  ]);
});

test.each([undefined, null, {}, { published: true }, 'text', []])('%j is no invitation', (fields) => {
  expect(parseInvitation(SAMPLE.code, fields)).toBeUndefined();
});

test('a document read over REST is understood', () => {
  expect(
    decodeFields({
      name: { stringValue: 'Sangeet' },
      start: { timestampValue: '2027-02-12T13:45:00Z' },
      seats: { integerValue: '4' },
      share: { doubleValue: 0.5 },
      asksReply: { booleanValue: true },
      nothing: { nullValue: null },
      editors: { arrayValue: { values: [{ stringValue: 'a@b.example' }] } },
      none: { arrayValue: {} },
      links: { mapValue: { fields: { album: { stringValue: '' } } } },
      strange: { geoPointValue: {} },
    }),
  ).toEqual({
    name: 'Sangeet',
    start: new Date('2027-02-12T13:45:00Z'),
    seats: 4,
    share: 0.5,
    asksReply: true,
    nothing: null,
    editors: ['a@b.example'],
    none: [],
    links: { album: '' },
    strange: undefined,
  });
});
