import { expect, test } from 'vitest';
import { giftLink } from '#src/domain/invitation/gift-link.ts';
import type { WeddingFunction } from '#src/domain/invitation/invitation.ts';
import { NO_FUNCTION_TEXTS } from '#src/domain/invitation/invitation.ts';
import {
  blessingLine,
  coupleNames,
  directionsLink,
  invitationIn,
  weddingDays,
  wording,
} from '#src/domain/invitation/wording.ts';
import type { Language } from '#src/locales/locales.ts';
import { SAMPLE, SANGEET } from '#tests/support/sample-invitation.ts';

const read = (one: Partial<WeddingFunction>, language: Language, invitation = SAMPLE) =>
  invitationIn({ ...invitation, functions: [{ ...SANGEET, ...one }] }, language).functions[0];

test.each([
  ['Mehndi', 'मेहंदी'],
  ['Mehendi', 'मेहंदी'],
  ['mehandi', 'मेहंदी'],
  ['Sangit', 'संगीत'],
  ['मेहंदी', 'मेहंदी'],
  ['Cocktail at the fort', 'Cocktail at the fort'],
])('%s is %s in Hindi', (name, hindi) => {
  expect(read({ name }, 'hi')?.name).toBe(hindi);
});

test('in English a function is spelt as the couple spells it', () => {
  expect(read({ name: 'Mehendi' }, 'en')?.name).toBe('Mehendi');
  expect(read({ name: 'मेहंदी' }, 'en')?.name).toBe('Mehndi');
});

test('a guest who reads Hindi chooses a gift in Hindi', () => {
  expect(giftLink(SAMPLE, '12 February 2027', 'hi')).toMatch(/^\/hi\/gift\?/);
  expect(giftLink(SAMPLE, '12 February 2027', 'en')).toMatch(/^\/gift\?/);
});

const IN_HINDI = {
  ...SAMPLE,
  texts: { blessing: 'With love', invitation: 'Do come!', thanks: 'Thanks!', anniversary: 'ਇੱਕ ਸਾਲ' },
  hindi: {
    families: ['श्री रमेश के सुपुत्र', ''],
    place: 'जयपुर',
    texts: { blessing: 'सप्रेम', invitation: 'ज़रूर आइए!', thanks: '', anniversary: '' },
  },
  contacts: [{ name: 'Asha', phone: '+919812345678', hindi: 'आशा' }],
} as const;

test('guests who read Hindi find the couple’s Hindi, else that of the tradition, else what was written first', () => {
  const shown = invitationIn(IN_HINDI, 'hi');
  expect(shown.families).toEqual(['श्री रमेश के सुपुत्र', SAMPLE.families[1]]);
  expect(shown.place).toBe('जयपुर');
  expect(shown.contacts[0]?.name).toBe('आशा');
  expect(blessingLine(shown)).toEqual({ text: 'सप्रेम', lang: 'hi' });
  expect(wording(shown, 'invitation', 'hi')).toBe('ज़रूर आइए!');
  expect(wording(shown, 'thanks', 'hi')).toBe('आप आए और आशीर्वाद दिया, आपका हृदय से धन्यवाद।');
  expect(wording(shown, 'anniversary', 'hi')).toBe('ਇੱਕ ਸਾਲ');
});

test('guests who read English find what was written first', () => {
  expect(invitationIn(IN_HINDI, 'en')).toMatchObject({ families: SAMPLE.families, place: 'Jaipur' });
  expect(wording(invitationIn(IN_HINDI, 'en'), 'invitation', 'en')).toBe('Do come!');
});

test('on a page in Hindi alone, Hindi that was written for a page in both is not shown', () => {
  const shown = invitationIn({ ...IN_HINDI, language: 'hi' }, 'hi');
  expect(shown.place).toBe('Jaipur');
  expect(wording(shown, 'invitation', 'hi')).toBe('Do come!');
});

test('a sacred line stays in its own tongue, whatever was written before it was chosen', () => {
  const sacred = { ...IN_HINDI, texts: { ...IN_HINDI.texts, blessing: '॥ श्री गणेशाय नमः ॥' } };
  expect(blessingLine(invitationIn(sacred, 'hi'))).toEqual({ text: '॥ श्री गणेशाय नमः ॥', lang: 'sa' });
  const none = { ...IN_HINDI, texts: { ...IN_HINDI.texts, blessing: '' } };
  expect(blessingLine(invitationIn(none, 'hi'))).toBeUndefined();
});

test('each text of a function has its Hindi, and the way to it is asked for in English', () => {
  const hindi = { name: 'नाच-गाना', timeLabel: 'सूर्यास्त के बाद', venue: 'रामबाग पैलेस, जयपुर', dress: 'चटक' };
  const written = { timeLabel: 'after sunset', hindi };
  const shown = read(written, 'hi');
  expect(shown).toMatchObject({ name: 'नाच-गाना', timeLabel: 'सूर्यास्त के बाद', dress: 'चटक' });
  expect(shown?.venue).toBe('रामबाग पैलेस, जयपुर');
  expect(shown && directionsLink(shown)).toContain('destination=Rambagh%20Palace');
  expect(read(written, 'en')).toMatchObject({ name: 'Sangeet', timeLabel: 'after sunset' });
  expect(read({ hindi: { ...NO_FUNCTION_TEXTS, dress: '' } }, 'hi')).toMatchObject({
    name: 'संगीत',
    venue: SANGEET.venue,
    dress: 'चटक रंग, जिनमें नाचना आसान हो',
  });
});

test('a page in Marathi has Latin digits, its own hours, and usual functions under their Marathi names', () => {
  const shown = invitationIn({ ...SAMPLE, language: 'mr' }, 'mr');
  expect(shown.functions.map(({ name }) => name)).toContain('संगीत');
  expect(weddingDays(shown.functions, 'mr')).toMatch(/^[0-9]+ ते [0-9]+ फेब्रुवारी 2027$/);
  expect(coupleNames(shown, 'mr')).toBe('आरव आणि मीरा');
  expect(wording(shown, 'invitation', 'mr')).toContain('आरव आणि मीरा यांच्या शुभविवाहाच्या');
});
