import path from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { closeBrowser } from '#art/chromium.ts';
import { resized } from '#art/encode.ts';
import { allRecipes } from '#art/recipes.ts';
import { DRAWN, MEDIA } from '#art/shop.ts';

afterAll(closeBrowser);

/** One picture of each kind: a card, cut paper with food, cut paper with flowers and metal. */
const KINDS = ['cards/series-9/kalamkari-tree', 'catering/dal', 'services/gift/silver-coins'];

test.each(KINDS.filter((name) => name in DRAWN))(
  'drawn again, %s looks like the published picture',
  async (name) => {
    const [recipe] = await allRecipes([name]);
    if (recipe === undefined || recipe.shape === 'loop' || recipe.shape === 'line')
      throw new Error(`${name} is not a picture`);
    const published = sharp(path.join(MEDIA, `${name}-360.avif`));
    const { width, height } = await published.metadata();

    const drawn = await resized(await recipe.draw(), width, height)
      .raw()
      .toBuffer();
    const kept = await published.raw().toBuffer();

    const difference = drawn.reduce((sum, value, at) => sum + Math.abs(value - (kept[at] ?? 0)), 0);
    // In levels of 255. Compression alone makes 4 to 5; another picture makes about 80.
    expect(difference / drawn.length).toBeLessThan(8);
  },
  240_000,
);
