import { beforeEach, expect, test } from 'vitest';
import { LAST_LOOKS_KEY } from '#src/config/late-storage-keys.ts';
import { lastLook, lookAt } from '#src/data/last-looks.ts';

beforeEach(() => localStorage.clear());

test('a look remembers the newest entry of each list, and never goes back', () => {
  expect(lastLook('orders')).toBe(0);
  lookAt('orders', [300, undefined, 500]);
  lookAt('drafts', [100]);
  lookAt('orders', [400]);
  lookAt('orders', []);
  expect(lastLook('orders')).toBe(500);
  expect(lastLook('drafts')).toBe(100);
});

test('what cannot be read counts as no look', () => {
  localStorage.setItem(LAST_LOOKS_KEY, '{"orders":"yesterday"');
  expect(lastLook('orders')).toBe(0);
  localStorage.setItem(LAST_LOOKS_KEY, '{"orders":"yesterday"}');
  expect(lastLook('orders')).toBe(0);
  lookAt('orders', [7]);
  expect(lastLook('orders')).toBe(7);
});
