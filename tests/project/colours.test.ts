import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { themeColour } from '#scripts/build/theme-colour.ts';

/** The shop's own colours, and those of an invitation, which only its pages need. */
const PALETTES = [join('src', 'styles', 'tokens.css'), join('src', 'styles', 'dresses.css')];

/** Tones of pictures and the paints of films are data, not design tokens. */
const PAINTED = [join('src', 'catalogue'), join('src', 'features', 'film')];

test('every colour is a token of tokens.css or dresses.css', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => join('src', file))
    .filter(
      (file) =>
        /\.(css|tsx?)$/.test(file) &&
        !PALETTES.includes(file) &&
        !PAINTED.some((folder) => file.startsWith(folder)),
    );
  const colours = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/#(?:[\da-f]{3}|[\da-f]{6}|[\da-f]{8})\b/gi)].map(
      ([colour]) => `${file}: ${colour}`,
    ),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(colours).toEqual([]);
});

test('the browser’s theme colour is the token --deep', () => {
  expect(themeColour(':root { --ivory: #fff; --deep: #123456; }')).toBe('#123456');
});

test('the token is a colour that a manifest can use', () => {
  expect(themeColour()).toMatch(/^#[0-9a-f]{6}$/);
});

test('a missing token fails the build', () => {
  expect(() => themeColour(':root { --ivory: #fff; }')).toThrow('--deep');
});
