import { expect, test } from 'vitest';
import { addressIn } from '#src/config/language.ts';

test('a page has its address in both languages', () => {
  expect(addressIn('hi', '/')).toBe('/hi');
  expect(addressIn('en', '/')).toBe('/');
  expect(addressIn('hi', '/cars')).toBe('/hi/cars');
  expect(addressIn('en', '/cars')).toBe('/cars');
});

test.each(['//evil.example', '///evil.example', '/\\\\evil.example', '/\\/evil.example'])(
  'an address never leads to another host: %s',
  (path) => {
    for (const language of ['en', 'hi'] as const) {
      const { origin } = new URL(addressIn(language, path), 'https://shagun.example');
      expect(origin).toBe('https://shagun.example');
    }
  },
);
