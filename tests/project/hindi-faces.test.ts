// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { convert } from 'fontverter';
import { describe, expect, test } from 'vitest';
import { drawingsOf, glyphsOf } from '#scripts/fonts/shape.ts';
import { subsetFont } from '#scripts/fonts/subset-font.ts';
import { syllables } from '#scripts/fonts/syllables.ts';
import { TRADITIONS } from '#src/catalogue/traditions.ts';

const ROZHA = 'node_modules/@expo-google-fonts/rozha-one/RozhaOne_400Regular.ttf';
const MUKTA = 'node_modules/@expo-google-fonts/mukta/400Regular/Mukta_400Regular.ttf';

const AMIRI = 'node_modules/@expo-google-fonts/amiri/400Regular/Amiri_400Regular.ttf';

/** Letters in every position, marks and digits; cards are lettered word by word. */
const URDU = (
  'محمد عمران اور زینب فاطمہ خان قریشی خاندان چوہدری ظفر اللہ صاحب گڑیا پرویں ٹھاکر ڈھاکہ ژالہ ' +
  'آمنہ ؤ ئی ضیاء الحق غلام مصطفیٰ، ثریا بیگم ۱۴ فروری ۲۰۲۷ء، لکھنؤ صِدّیق مُنّے حَسَن ٠٩'
).split(' ');

const BLESSINGS = TRADITIONS.flatMap(({ blessings }) => blessings)
  .filter(({ lang }) => lang === 'ar')
  .map(({ text }) => text);

/** Name, source font, text to render, and maximum bytes. */
const FACES = [
  ['rozha-devanagari', ROZHA, syllables(), 18_500],
  ['mukta-devanagari', MUKTA, syllables(), 27_000],
  ['arabic-blessing', AMIRI, BLESSINGS, 8_000],
  ['amiri-urdu', AMIRI, URDU, 46_000],
] as const;

const shippedFont = (name: string) => readFileSync(`src/styles/fonts/${name}.woff2`);

describe.each(FACES)('the subset font %s', (name, file, words, most) => {
  test('renders each text as the full font does', async () => {
    const expected = drawingsOf(readFileSync(file), words);
    const drawn = drawingsOf(await convert(shippedFont(name), 'truetype'), words);
    expect(words).not.toEqual([]);
    expect(words.filter((_, place) => drawn[place] !== expected[place])).toEqual([]);
  });

  test('is within its size limit', () => {
    expect(shippedFont(name).length).toBeLessThan(most);
  });
});

/** Every Devanagari letter and sign in the shop's texts. */
function ownLetters(): string[] {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.tsx?$/.test(name),
  );
  const letters = files.flatMap(
    (file) => readFileSync(join('src', file), 'utf8').match(/[\u0900-\u097f]/g) ?? [],
  );
  return [...new Set(letters)];
}

test.each(['rozha-devanagari', 'mukta-devanagari'])(
  '%s has every Devanagari letter of our texts',
  async (name) => {
    const font = await convert(shippedFont(name), 'truetype');
    const letters = ownLetters();

    expect(letters.length).toBeGreaterThan(60);
    expect(letters.filter((letter) => glyphsOf(font, [letter]).has(0))).toEqual([]);
  },
);

test('a subset by letters alone would miss ligatures and their intermediate glyphs', async () => {
  const words = ['टिक्का'];
  const whole = readFileSync(MUKTA);
  const cutTo = async (glyphs: ReadonlySet<number>) =>
    convert(await subsetFont(whole, { letters: words.join(''), glyphs }), 'truetype');

  expect(drawingsOf(await cutTo(new Set()), words)).not.toEqual(drawingsOf(whole, words));
  expect(drawingsOf(await cutTo(glyphsOf(whole, words)), words)).toEqual(drawingsOf(whole, words));
});
