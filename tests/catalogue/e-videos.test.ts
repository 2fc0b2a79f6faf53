import { expect, test } from 'vitest';
import { E_VIDEOS, OCCASIONS } from '#text/catalogue/e-videos.ts';

test('no two films share an id or a title', () => {
  for (const names of [E_VIDEOS.map(({ id }) => id), E_VIDEOS.map(({ title }) => title)]) {
    expect(new Set(names).size).toBe(names.length);
  }
});

test('every occasion in the strip has a film', () => {
  expect(new Set(E_VIDEOS.map(({ occasion }) => occasion))).toEqual(new Set(OCCASIONS));
});

test('a film has a Drive id or a loop of our own', () => {
  for (const { driveId, loop } of E_VIDEOS)
    expect(driveId || loop).toMatch(/^[\w-]{20,}$|^loops\/[\w-]+\.mp4\?v=\w{5}$/);
});
