import { expect, test } from 'vitest';
import { E_VIDEOS, OCCASIONS } from '#src/catalogue/e-videos.ts';

test('there are twelve films, E-Video 1 to E-Video 12', () => {
  expect(E_VIDEOS.map(({ title }) => title)).toEqual([
    'E-Video 1',
    'E-Video 2',
    'E-Video 3',
    'E-Video 4',
    'E-Video 5',
    'E-Video 6',
    'E-Video 7',
    'E-Video 8',
    'E-Video 9',
    'E-Video 10',
    'E-Video 11',
    'E-Video 12',
  ]);
  expect(new Set(E_VIDEOS.map(({ id }) => id)).size).toBe(12);
});

test('the strip names the four occasions, and every film is made for one of them', () => {
  expect(OCCASIONS).toEqual(['Birthday Invitation', 'Wedding', 'Anniversary', 'Sacred thread']);
  expect(new Set(E_VIDEOS.map(({ occasion }) => occasion))).toEqual(new Set(OCCASIONS));
});

test('a film has an id on Drive or a loop of ours', () => {
  for (const { driveId, loop } of E_VIDEOS)
    expect(driveId || loop).toMatch(/^[\w-]{20,}$|^loops\/[\w-]+\.mp4\?v=\w{5}$/);
});
