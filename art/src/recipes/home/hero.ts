import sharp from 'sharp';

import type { Recipe } from '#art/recipe.ts';
import { eveningMandap } from '#art/scenes/evening-mandap.ts';

/** The upright part round the arch: from this share of the width, as wide as 4:5 of the height. */
const TALL_FROM = 690 / 1600;

async function upright(): Promise<Buffer> {
  const scene = await eveningMandap();
  const { width, height } = await sharp(scene).metadata();
  return sharp(scene)
    .extract({ left: Math.round(width * TALL_FROM), top: 0, width: Math.round(height * 0.8), height })
    .png()
    .toBuffer();
}

export const recipes: readonly Recipe[] = [
  { name: 'home/hero-wide', shape: 'wide', finer: 14, draw: eveningMandap },
  { name: 'home/hero-tall', shape: 'tall', finer: 2, draw: upright },
];
