// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mediaFaults, mediaVersions } from '#scripts/media/records.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shagun-media-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function put(file: string, content: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
}

test('every picture, film and link preview is published under the version of its files', () => {
  expect(mediaFaults()).toEqual([]);
});

test('a picture changed in any width or format gets a new version, and others keep theirs', () => {
  for (const file of ['cards/lotus-160.avif', 'cards/lotus-540.webp', 'cards/lotus-pond-160.avif'])
    put(file, 'old');
  put('loops/diya.mp4', 'old');
  const before = mediaVersions(folder);

  put('cards/lotus-540.webp', 'new');
  const after = mediaVersions(folder);

  expect([...before.keys()]).toEqual(['cards/lotus', 'cards/lotus-pond', 'loops/diya.mp4']);
  expect(after.get('cards/lotus')).not.toBe(before.get('cards/lotus'));
  expect(after.get('cards/lotus-pond')).toBe(before.get('cards/lotus-pond'));
  expect(after.get('loops/diya.mp4')).toBe(before.get('loops/diya.mp4'));
});

test('a film, tune or link preview that changes gets a new version', () => {
  const files = ['loops/diya.mp4', 'loops/theme.m4a', 'share/gift.jpg', 'share/home.jpg'];
  for (const file of files) put(file, 'old');
  const before = mediaVersions(folder);

  for (const file of files.slice(0, 3)) put(file, 'new');
  const after = mediaVersions(folder);

  expect([...before.keys()]).toEqual(['loops/diya.mp4', 'loops/theme.m4a', 'share']);
  for (const [name, version] of before) expect(after.get(name), name).not.toBe(version);
});

test('hidden desktop files in the folder are ignored', () => {
  put('.DS_Store', 'x');
  expect([...mediaVersions(folder)]).toEqual([]);
});
