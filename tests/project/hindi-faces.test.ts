// @vitest-environment node
import { readFileSync } from 'node:fs';
import { convert } from 'fontverter';
import { describe, expect, test } from 'vitest';
import { DEVANAGARI_LANGUAGES, drawingsOf, glyphsOf } from '#scripts/fonts/shape.ts';
import { subsetFont } from '#scripts/fonts/subset-font.ts';
import {
  arabicBlessings,
  dishWords,
  headingWords,
  invitationWords,
  siteWords,
  syllables,
} from '#scripts/fonts/words.ts';

const ROZHA = 'node_modules/@expo-google-fonts/rozha-one/RozhaOne_400Regular.ttf';
const MUKTA = 'node_modules/@expo-google-fonts/mukta/400Regular/Mukta_400Regular.ttf';

const AMIRI = 'node_modules/@expo-google-fonts/amiri/400Regular/Amiri_400Regular.ttf';

/** Letters in every position, marks and digits; cards are lettered word by word. */
const URDU = (
  'محمد عمران اور زینب فاطمہ خان قریشی خاندان چوہدری ظفر اللہ صاحب گڑیا پرویں ٹھاکر ڈھاکہ ژالہ ' +
  'آمنہ ؤ ئی ضیاء الحق غلام مصطفیٰ، ثریا بیگم ۱۴ فروری ۲۰۲۷ء، لکھنؤ صِدّیق مُنّے حَسَن ٠٩'
).split(' ');

/** Name, source font, text to render, and maximum bytes. */
const FACES = [
  ['rozha-hindi', ROZHA, headingWords(), 6_500],
  ['mukta-dishes', MUKTA, dishWords(), 12_000],
  ['rozha-syllables', ROZHA, [...syllables(), ...invitationWords()], 17_000],
  ['mukta-syllables', MUKTA, [...syllables(), ...invitationWords()], 25_500],
  ['rozha-site', ROZHA, siteWords(), 16_000],
  ['mukta-site', MUKTA, siteWords(), 26_000],
  ['arabic-blessing', AMIRI, arabicBlessings(), 8_000],
  ['amiri-urdu', AMIRI, URDU, 46_000],
] as const;

describe.each(FACES)('the font %s, subset to our own text', (name, file, words, most) => {
  const shipped = readFileSync(`src/styles/fonts/${name}.woff2`);

  test('renders each text as the full font does; otherwise run `npm run fonts`', async () => {
    const languages = name.endsWith('-syllables') ? DEVANAGARI_LANGUAGES : undefined;
    const expected = drawingsOf(readFileSync(file), words, languages);
    const drawn = drawingsOf(await convert(shipped, 'truetype'), words, languages);
    expect(words).not.toEqual([]);
    expect(words.filter((_, place) => drawn[place] !== expected[place])).toEqual([]);
  });

  test('is within its size limit', () => {
    expect(shipped.length).toBeLessThan(most);
  });

  test('has no text with a joiner, which its unicode-range leaves to another font', () => {
    expect(words.filter((word) => /[\u200c\u200d]/.test(word))).toEqual([]);
  });
});

test('a subset by letters alone would miss ligatures and their intermediate glyphs', async () => {
  const words = ['टिक्का'];
  const whole = readFileSync(MUKTA);
  const cutTo = async (glyphs: ReadonlySet<number>) =>
    convert(await subsetFont(whole, { letters: words.join(''), glyphs }), 'truetype');

  expect(drawingsOf(await cutTo(new Set()), words)).not.toEqual(drawingsOf(whole, words));
  expect(drawingsOf(await cutTo(glyphsOf(whole, words)), words)).toEqual(drawingsOf(whole, words));
});
