// @vitest-environment node
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MANIFEST, manifestText } from '#scripts/media/manifest.ts';
import { photoFaults, publishPhoto, shapeBeside } from '#scripts/media/photo.ts';
import { PICTURE_SHAPES } from '#src/config/media.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'photo-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function photo(width: number, height: number, orientation = 1): Promise<string> {
  const file = join(folder, `${width}.jpg`);
  const create = { width, height, channels: 3 as const, background: '#804020' };
  await sharp({ create }).withMetadata({ orientation }).jpeg().toFile(file);
  return file;
}

test('a photograph becomes every width and format of its shape, upright and without the camera’s notes', async () => {
  // As phones store one that was taken upright: lying, with a note to turn it.
  const file = await photo(1_300, 2_000, 6);
  const { files, tone } = await publishPhoto(file, 'services/cars/alto', 'scene', folder);
  const { widths, fallback } = PICTURE_SHAPES.scene;
  expect(files).toHaveLength(widths.length + 1);
  for (const width of widths) {
    const made = await sharp(join(folder, `services/cars/alto-${width}.avif`)).metadata();
    expect([made.width, made.height]).toEqual([width, (width * 3) / 4]);
    expect(made.exif).toBeUndefined();
  }
  expect(existsSync(join(folder, `services/cars/alto-${fallback}.webp`))).toBe(true);
  expect(tone).toMatch(/^#(?:7f|80|81)(?:3f|40|41)(?:1f|20|21)$/);
}, 60_000);

test('a place beside others has their shape', () => {
  expect(shapeBeside('services/cars/alto')).toBe('scene');
  expect(shapeBeside('nowhere/alto')).toBeUndefined();
});

test('what keeps a photograph from being published is said in a sentence', async () => {
  const small = await photo(400, 300);
  expect((await photoFaults(small, 'services/cars/alto', 'scene')).join()).toMatch(/400 × 300.*1200 × 900/);
  expect((await photoFaults(small, 'Alto 800', 'scene')).join()).toMatch(/For example: services\/cars\/alto/);
  expect((await photoFaults('none.jpg', 'services/cars/alto', 'scene')).join()).toMatch(/cannot be read/);
});

test('a HEIC photograph, of which only the size can be read, is refused with the way out', async () => {
  const faults = await photoFaults('e2e/support/guest-photograph.heic', 'services/cars/alto', 'scene');
  expect(faults).toEqual([
    expect.stringMatching(/guest-photograph\.heic is a HEIC photograph: save it as JPEG first/),
  ]);
});

test('the manifest is written as it is, in order', () => {
  expect(manifestText(MANIFEST)).toContain('  "services/cars/dzire": { "shape": "scene"');
  expect(manifestText(MANIFEST)).toBe(readFileSync('scripts/media/manifest.json', 'utf8'));
});

test('the manifest says which pictures are photographs, so that drawing all others again keeps them', () => {
  const alto = { shape: 'scene', tone: '#804020' } as const;
  expect(manifestText({ alto: { ...alto, photo: true }, dzire: alto })).toBe(
    '{\n  "alto": { "shape": "scene", "tone": "#804020", "photo": true },\n' +
      '  "dzire": { "shape": "scene", "tone": "#804020" }\n}\n',
  );
});
