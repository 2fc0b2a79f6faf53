// @vitest-environment node
import { readFileSync } from 'node:fs';
import { convert } from 'fontverter';
import { describe, expect, test } from 'vitest';
import { cutFont } from '#scripts/fonts/cut.ts';
import { drawingOf, glyphsOf } from '#scripts/fonts/shape.ts';
import { dishWords, headingWords } from '#scripts/fonts/words.ts';

const FACES = [
  ['rozha-hindi', 'rozha-one/RozhaOne_400Regular.ttf', headingWords()],
  ['mukta-dishes', 'mukta/400Regular/Mukta_400Regular.ttf', dishWords()],
] as const;

describe.each(FACES)('the face %s, cut to our own words', (name, original, words) => {
  const whole = readFileSync(`node_modules/@expo-google-fonts/${original}`);
  const shipped = readFileSync(`src/styles/fonts/${name}.woff2`);

  test('draws each of them as the whole font does; else run `npm run fonts`', async () => {
    const cut = await convert(shipped, 'truetype');
    expect(words.length).toBeGreaterThan(30);
    const wrong = words.filter((word) => drawingOf(cut, word).join() !== drawingOf(whole, word).join());
    expect(wrong).toEqual([]);
  });

  test('is no heavier than words need', () => {
    expect(shipped.length).toBeLessThan(12_000);
  });
});

test('letters alone would not do: their glyphs are put together to others, by steps that are glyphs, too', async () => {
  const word = 'टिक्का';
  const whole = readFileSync('node_modules/@expo-google-fonts/mukta/400Regular/Mukta_400Regular.ttf');
  const cutTo = async (glyphs: ReadonlySet<number>) =>
    convert(await cutFont(whole, { letters: word, glyphs }), 'truetype');

  expect(drawingOf(await cutTo(new Set()), word)).not.toEqual(drawingOf(whole, word));
  expect(drawingOf(await cutTo(glyphsOf(whole, [word])), word)).toEqual(drawingOf(whole, word));
});
