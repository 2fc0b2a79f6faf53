import { expect, test } from 'vitest';
import { addressIn, baseOf, LANGUAGES, LOCALES, pathAt } from '#src/locales/locales.ts';

test('every language has a name of its own, and sites have addresses of their own', () => {
  expect(new Set(LOCALES.map(({ name }) => name)).size).toBe(LANGUAGES.length);
  const bases = LOCALES.flatMap(({ base }) => base ?? []);
  expect(new Set(bases).size).toBe(bases.length);
});

test.each([
  ['/', 'en', '/'],
  ['/gift', 'en', '/gift'],
  ['/hi', 'hi', '/'],
  ['/hi/gift', 'hi', '/gift'],
  ['/history', 'en', '/history'],
] as const)('the address %s is in %s and has the path %s', (address, language, path) => {
  expect(pathAt(address)).toEqual({ language, path });
  expect(addressIn(language, path)).toBe(address);
});

test('a language that only guests read leads to the pages of the default site', () => {
  expect(baseOf('mr')).toBe('');
  expect(addressIn('mr', '/gift')).toBe('/gift');
});

test.each(['//evil.example', '///evil.example', '/\\\\evil.example', '/\\/evil.example'])(
  'an address never leads to another host: %s',
  (path) => {
    for (const language of LANGUAGES) {
      const { origin } = new URL(addressIn(language, path), 'https://shagun.example');
      expect(origin).toBe('https://shagun.example');
    }
  },
);
