import { expect, test } from 'vitest';
import { LINE_PATTERN, TEXT_PATTERN } from '#src/domain/text-patterns.ts';
import type { GuestMessage } from '#src/features/messages/message.ts';
import {
  addressed,
  collectionOf,
  documentOf,
  fingerprint,
  parseDraft,
} from '#src/features/messages/message.ts';
import { PHONE_PATTERN } from '#src/lib/phone.ts';

const TYPED = { name: 'Asha', number: '98450 00012', message: 'Much joy' };
const BLESSING: GuestMessage = {
  kind: 'blessing',
  name: 'Asha',
  number: '+919845000012',
  message: 'Much joy',
};

test('A valid form is normalised: one-line name, number in E.164, message trimmed', () => {
  const { value: words } = parseDraft({
    name: '  Asha\n Rao ',
    number: '098450-00012',
    message: ' Joy \r\nand luck ',
  });
  expect(words).toEqual({ name: 'Asha Rao', number: '+919845000012', message: 'Joy \nand luck' });
});

test('The message may stay empty; name and number may not', () => {
  expect(parseDraft({ ...TYPED, message: ' ' }).value?.message).toBe('');
  expect(parseDraft({ name: ' ', number: '', message: '' }).errors).toEqual({
    name: 'Please type your name',
    number: 'Please type a 10-digit mobile number',
  });
});

test.each(['98', 'ninety', '1234567890', '98450000123', '+91 12345 67890', '<b>98450</b>'])(
  'A number that cannot be called is refused: %s',
  (number) => {
    expect(parseDraft({ ...TYPED, number }).errors.number).toBe('Please type a 10-digit mobile number');
  },
);

test('A name of 81 and a message of 1,001 characters say what to change; 80 and 1,000 are fine', () => {
  expect(parseDraft({ ...TYPED, name: 'a'.repeat(81) }).errors.name).toBe(
    'Please keep your name within 80 characters',
  );
  expect(parseDraft({ ...TYPED, message: 'm'.repeat(1_001) }).errors.message).toContain('it has 1001 now');
  expect(parseDraft({ ...TYPED, name: 'a'.repeat(80), message: 'm'.repeat(1_000) }).value?.name).toHaveLength(
    80,
  );
});

test('A message of 41 lines says how many are allowed; 40 are fine', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, line) => `${line}`).join('\n');
  expect(parseDraft({ ...TYPED, message: lines(41) }).errors.message).toBe(
    'Please keep your message within 40 lines; it has 41 now',
  );
  expect(parseDraft({ ...TYPED, message: lines(40) }).value?.message).toContain('39');
});

test('An invisible name is not a name', () => {
  for (const name of ['\u00a0', '\u3164', '\u200d', '\u200e\u200f\u061c', '\u0301']) {
    expect(parseDraft({ ...TYPED, name }).errors.name).toBe('Please type your name');
  }
});

/** Pieces of difficult strings, in a fixed order. */
const PIECES = [
  'अ',
  'ा',
  '\u202e',
  '\u0000',
  '\u2028',
  '💐',
  '\ud83d',
  '\udc90',
  '\r',
  '\n',
  '\t',
  '<b>',
  "'",
  '"',
  '\\',
  ' ',
  'z',
  '\u200d',
  '\u2066',
  '\u0085',
  'é',
];

function nasty(seed: number): string {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state;
  };
  return Array.from({ length: next() % 24 }, () => PIECES[next() % PIECES.length]).join('');
}

test('2,000 generated strings are either refused or in the shape the rules accept', () => {
  for (let seed = 1; seed <= 2_000; seed += 1) {
    const { value: words, errors } = parseDraft({
      name: nasty(seed),
      number: '9845000012',
      message: nasty(seed * 7),
    });
    if (!words) {
      expect(errors.name).toBeTruthy();
      continue;
    }
    expect(words.name).toMatch(new RegExp(LINE_PATTERN, 'u'));
    expect(words.message).toMatch(new RegExp(TEXT_PATTERN, 'u'));
    expect(words.number).toMatch(new RegExp(PHONE_PATTERN, 'u'));
    expect(words.name.isWellFormed()).toBe(true);
    expect(words.message.isWellFormed()).toBe(true);
  }
});

test('A message goes into its collection with exactly the fields of specification §7', () => {
  const words = { name: 'Asha', number: '+919845000012', message: 'Bye' };
  const farewell = addressed({ kind: 'farewell', branch: 'it' }, words);
  expect(collectionOf(farewell)).toBe('farewellMessages');
  expect(documentOf(farewell)).toEqual({ ...words, branch: 'it' });
  const blessing = addressed({ kind: 'blessing' }, words);
  expect(collectionOf(blessing)).toBe('blesscouple');
  expect(documentOf(blessing)).toEqual(words);
});

test('The fingerprint of a message is equal only for equal text, and reveals none of it', () => {
  expect(fingerprint(BLESSING)).toBe(fingerprint({ ...BLESSING }));
  expect(fingerprint(BLESSING)).not.toBe(fingerprint({ ...BLESSING, message: 'Much joy!' }));
  expect(fingerprint(BLESSING)).not.toBe(fingerprint({ ...BLESSING, kind: 'farewell', branch: 'it' }));
  expect(fingerprint(BLESSING)).toMatch(/^[0-9a-f]{16}$/);
});
