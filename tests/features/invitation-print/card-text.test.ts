import { expect, test } from 'vitest';
import { cardText } from '#src/features/invitation-print/card-text.ts';
import { SAMPLE } from '#tests/support/sample-invitation.ts';

const BOTH = {
  ...SAMPLE,
  hindi: { ...SAMPLE.hindi, families: ['श्री रमेश के सुपुत्र', ''] as const, place: 'जयपुर' },
  functions: SAMPLE.functions.map((one) => ({
    ...one,
    hindi: { ...one.hindi, venue: 'रामबाग पैलेस' },
  })),
};
const EXTRAS = ['parents', 'functions', 'venue'] as const;

const textsOf = (lines: readonly { readonly text: string }[]) => lines.map(({ text }) => text);

test('a card in Hindi has the couple’s Hindi, and marks what is in English', () => {
  const card = cardText(BOTH, { format: 'a6', language: 'hi', withBlessing: true, extras: EXTRAS });
  expect(card.parents).toMatchObject([
    { text: 'श्री रमेश के सुपुत्र', lang: 'hi' },
    { text: SAMPLE.families[1], lang: 'en' },
  ]);
  expect(textsOf(card.functions)).toEqual([
    expect.stringMatching(/^संगीत · 12 फ़रवरी/),
    expect.stringMatching(/^फेरे · 14 फ़रवरी/),
  ]);
  expect(textsOf(card.places)).toEqual(['रामबाग पैलेस']);
});

test('a blessing keeps the lines that it is written in', () => {
  const own = { ...SAMPLE, texts: { ...SAMPLE.texts, blessing: 'With love from\n\n our elders' } };
  const { blessing } = cardText(own, { format: 'a6', language: 'en', withBlessing: true });
  expect(blessing).toEqual([
    { text: 'With love from', lang: 'en', face: 'text' },
    { text: 'our elders', lang: 'en', face: 'text' },
  ]);
});

test('a card in both languages has parents and place in both, and none of them twice', () => {
  const card = cardText(BOTH, { format: 'a6', language: 'both', withBlessing: false, extras: ['parents'] });
  expect(textsOf(card.parents)).toEqual([...SAMPLE.families, 'श्री रमेश के सुपुत्र']);
  expect(textsOf(card.places)).toEqual(['Jaipur', 'जयपुर']);
  expect(textsOf(cardText(BOTH, { format: 'a6', language: 'en', withBlessing: false }).places)).toEqual([
    'Jaipur',
  ]);
});
