import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { filesIn } from '#scripts/build/files-in.ts';
import { MANIFEST } from '#scripts/media/manifest.ts';
import { CARD_SERIES, designPicture } from '#src/catalogue/card-series.ts';
import { sceneOf } from '#src/catalogue/invitation-scenes.ts';
import { TRADITION_IDS } from '#src/catalogue/traditions/tradition.ts';
import { PICTURE_SHAPES, type PictureSource } from '#src/config/media.ts';

const shown = vi.hoisted((): PictureSource[] => []);

vi.mock('#src/catalogue/picture.ts', async (original) => {
  const actual = await original<typeof import('#src/catalogue/picture.ts')>();
  return {
    ...actual,
    picture: (...args: Parameters<typeof actual.picture>) => {
      const source = actual.picture(...args);
      shown.push(source);
      return source;
    },
  };
});

test('every picture in the manifest is published in every width of its shape, and no other picture is', () => {
  const wanted = Object.entries(MANIFEST).flatMap(([name, { shape }]) => {
    const { widths, fallback } = PICTURE_SHAPES[shape];
    return [...widths.map((width) => `${name}-${width}.avif`), `${name}-${fallback}.webp`];
  });
  const published = filesIn('public/media').filter((file) => /\.(avif|webp)$/.test(file));
  expect(published.sort()).toEqual(wanted.sort());
});

test('every picture used by the catalogue or a page is in the manifest in the right shape', async () => {
  const modules = import.meta.glob(['/src/catalogue/**/*.ts', '/src/{pages,features,ui}/**/*.{ts,tsx}']);
  const callsPicture = (file: string) => /\/picture\.ts'/.test(readFileSync(`.${file}`, 'utf8'));
  for (const [file, load] of Object.entries(modules)) if (callsPicture(file)) await load();
  for (const series of CARD_SERIES) for (const design of series.designs) designPicture(series, design);
  for (const tradition of TRADITION_IDS) sceneOf(tradition);

  expect(shown.length).toBeGreaterThan(CARD_SERIES.length);
  const unlike = shown.filter(({ name, shape }) => MANIFEST[name]?.shape !== shape);
  expect(unlike.map(({ name, shape }) => `${name} as ${shape}`)).toEqual([]);
});
