import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { phoneCoverFile } from '#scripts/publish/picture-store.ts';
import { PHONE_COVER_BYTES, phoneCover } from '#scripts/publish/published-covers.ts';

async function photograph(width: number, height: number, sigma: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma } as const;
  return sharp({ create: { width, height, channels: 3, background: '#8c1c38', noise } })
    .blur(1.5)
    .jpeg({ quality: 40 })
    .toBuffer();
}

test.each([
  ['upright', 1_024, 1_280],
  ['wide', 1_280, 960],
] as const)(
  'the file for phones of an %s cover fills a phone with two dots a pixel, within its budget',
  async (_, width, height) => {
    const made = await phoneCover(await photograph(width, height, 30));
    expect(made.length).toBeLessThanOrEqual(PHONE_COVER_BYTES);
    const found = await sharp(made).metadata();
    expect(found.format).toBe('heif');
    expect(found.width).toBeGreaterThanOrEqual(720);
    expect(found.height).toBeGreaterThanOrEqual(800);
  },
);

test('a small cover is not enlarged', async () => {
  const { width, height } = await sharp(await phoneCover(await photograph(480, 600, 4))).metadata();
  expect([width, height]).toEqual([480, 600]);
});

test('the file for phones is made once, and again for another photograph', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'covers-'));
  try {
    const picture = await photograph(480, 600, 4);
    const portrait = { place: 'cover', width: 480, height: 600, x: 0.5, y: 0.5, alt: '' } as const;
    const first = await phoneCoverFile(folder, { picture, portrait: { ...portrait, version: 'one' } });
    expect((await sharp(first).metadata()).width).toBe(480);
    writeFileSync(first, 'as an earlier run left it');
    await phoneCoverFile(folder, { picture, portrait: { ...portrait, version: 'one' } });
    expect(await readFile(first, 'utf8')).toBe('as an earlier run left it');
    expect(await phoneCoverFile(folder, { picture, portrait: { ...portrait, version: 'two' } })).not.toBe(
      first,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
