// @vitest-environment node
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { brandIcons } from '#scripts/brand/icons.ts';
import { outlineOf } from '#scripts/brand/letters.ts';
import { letteringOf, letterPreview } from '#scripts/brand/previews.ts';

const MANGAL = {
  VITE_NAME: 'Mangal Wedding House',
  VITE_NAME_HINDI: 'मंगल',
  VITE_TAGLINE: 'From the first rasm to the vidaai',
};

test('letters are outlines of the display font, in Latin and in Devanagari, with their box', () => {
  for (const text of ['Mangal', 'मंगल']) {
    const { glyphs, box } = outlineOf(text);
    expect(glyphs.length).toBeGreaterThan(0);
    expect(box.right - box.left).toBeGreaterThan(1_000);
    expect(box.top - box.bottom).toBeGreaterThan(400);
  }
});

test('the app’s icons have the mark of the name', async () => {
  const icons = await brandIcons('मं');
  const others = await brandIcons('श');
  expect([...icons.keys()]).toEqual([
    'icons/favicon.svg',
    'icons/apple-touch-icon.png',
    'icons/icon-192.png',
    'icons/icon-512.png',
    'icons/maskable-512.png',
  ]);
  for (const [file, bytes] of icons) expect(others.get(file), file).not.toEqual(bytes);
  const { width, height } = await sharp(icons.get('icons/maskable-512.png')).metadata();
  expect([width, height]).toEqual([512, 512]);
});

test('a link preview has the shop’s names, and that of the home page its tagline, inside the picture’s edges', () => {
  for (const [picture, texts] of [
    ['home', [MANGAL.VITE_NAME, MANGAL.VITE_NAME_HINDI, MANGAL.VITE_TAGLINE]],
    ['cars', [MANGAL.VITE_NAME, MANGAL.VITE_NAME_HINDI]],
  ] as const) {
    const lines = letteringOf(picture, MANGAL);
    const said = lines.map(({ text }) => text).join(' ');
    for (const text of texts) expect(said).toContain(text);
    for (const { left, right, top, bottom } of lines) {
      expect(left).toBeGreaterThanOrEqual(36);
      expect(right).toBeLessThanOrEqual(610);
      expect(top).toBeGreaterThanOrEqual(36);
      expect(bottom).toBeLessThanOrEqual(600);
    }
  }
});

test('a shop without a Hindi name has its one name once', () => {
  const lines = letteringOf('cars', { VITE_NAME: 'Mangal', VITE_NAME_HINDI: 'Mangal', VITE_TAGLINE: '' });
  expect(lines.map(({ text }) => text)).toEqual(['Mangal']);
});

test('a lettered preview is another picture of the same size, light enough for WhatsApp', async () => {
  const base = 'public/media/share/cars.jpg';
  const lettered = await letterPreview(base, 'cars', MANGAL);
  expect(await sharp(lettered).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(lettered.length).toBeLessThan(300_000);
  expect(lettered).not.toEqual(await letterPreview(base, 'cars', { ...MANGAL, VITE_NAME: 'Shagun' }));
});
