import { expect, test } from 'vitest';
import { blessingFingerprint, parseTypedBlessing } from '#src/features/blessings/blessing-message.ts';
import { formTexts } from '#src/locales/form-texts.ts';

const CODE = 'ABCD12345678';
const TYPED = { name: ' Asha  Bua ', phone: '098123 45678', text: 'सदा सुखी रहो।\r\n' };

test('a blessing is cleaned, its number is written in full, and it is addressed to the couple', () => {
  expect(parseTypedBlessing(CODE, TYPED, formTexts('en').blessingErrors).value).toEqual({
    code: CODE,
    name: 'Asha Bua',
    phone: '+919812345678',
    text: 'सदा सुखी रहो।',
  });
});

test('a number may be left out', () => {
  expect(
    parseTypedBlessing(CODE, { ...TYPED, phone: ' ' }, formTexts('en').blessingErrors).value?.phone,
  ).toBe('');
});

test('what is wrong is said at each field, in the language of the page', () => {
  const empty = { name: '', phone: '98', text: ' \n' };
  expect(parseTypedBlessing(CODE, empty, formTexts('en').blessingErrors).errors).toEqual({
    name: 'Please write your name.',
    phone: 'Please write 10 digits, or + and the country code first. You may also leave it empty.',
    text: 'Please write a few words for the couple.',
  });
  expect(parseTypedBlessing(CODE, empty, formTexts('hi').blessingErrors).errors.name).toBe(
    'कृपया अपना नाम लिखें।',
  );
});

test('long ones are counted for the guest', () => {
  expect(
    parseTypedBlessing(CODE, { ...TYPED, text: 'x'.repeat(1_001) }, formTexts('en').blessingErrors).errors
      .text,
  ).toContain('1001');
  expect(
    parseTypedBlessing(CODE, { ...TYPED, text: 'x\n'.repeat(40).concat('x') }, formTexts('en').blessingErrors)
      .errors.text,
  ).toContain('41');
});

test('the same words to another couple are another blessing', () => {
  const wish = { code: CODE, name: 'Asha', phone: '', text: 'Be happy' };
  expect(blessingFingerprint(wish)).toBe(blessingFingerprint({ ...wish }));
  expect(blessingFingerprint(wish)).not.toBe(blessingFingerprint({ ...wish, code: 'ZZZZ12345678' }));
});
