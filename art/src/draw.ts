/**
 * `npm run draw`: draws the recipes whose name starts with one of the arguments, or all, and publishes them to the shop.
 * A photograph is drawn over only where an argument is its whole name.
 * `--preview FOLDER` writes PNGs there instead, and `--fast` draws those coarser.
 * `--slots` writes where cards have their couples' words, `--blanks` draws cards without them.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { drawBlanks, recordSlots } from './blanks/mode.ts';
import { blankRecipe, isCard, recordCard } from './blanks/write.ts';
import { closeBrowser } from './chromium.ts';
import { drawFast, drawForPlaces } from './detail.ts';
import { encodePicture, encodeShare, toneOf, type Written, writeLines } from './encode.ts';
import type { AnyRecipe } from './recipe.ts';
import { allRecipes } from './recipes.ts';
import { keepsPhoto, MEDIA, type PictureEntry, publish } from './shop.ts';

/** Writes a recipe's picture, or a film's poster, to a folder as PNG. */
async function preview(recipe: AnyRecipe, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  if (recipe.shape === 'line') {
    await writeFile(path.join(folder, `${recipe.name.replaceAll('/', '--')}.svg`), recipe.svg());
    return;
  }
  const bytes = recipe.shape === 'loop' ? await recipe.poster?.() : await recipe.draw();
  if (!bytes) return;
  await writeFile(path.join(folder, `${recipe.name.replaceAll('/', '--')}.png`), bytes);
}

/** Draws a recipe into the shop's media folder, and adds a picture's manifest entry to `drawn`. */
async function drawForShop(recipe: AnyRecipe, drawn: Map<string, PictureEntry>): Promise<Written[]> {
  if (recipe.shape === 'loop') {
    const file = path.join(MEDIA, `${recipe.name}.mp4`);
    await mkdir(path.dirname(file), { recursive: true });
    await recipe.film(file);
    return [];
  }
  if (recipe.shape === 'line') return [await writeLines(recipe)];
  if (keepsPhoto(recipe.name, positionals)) {
    console.log(`${recipe.name} is a photograph: to draw over it, give its whole name.`);
    return [];
  }
  const master = await recipe.draw();
  if (recipe.shape === 'share') return encodeShare(recipe, master);
  drawn.set(recipe.name, { shape: recipe.shape, tone: await toneOf(master) });
  return encodePicture(recipe, master);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    preview: { type: 'string' },
    fast: { type: 'boolean' },
    blanks: { type: 'boolean' },
    slots: { type: 'boolean' },
  },
});
if (values.blanks || values.slots) drawBlanks();
if (values.slots) {
  recordSlots();
  drawForPlaces();
}
if (values.fast) {
  if (!values.preview) throw new Error('--fast is for --preview only: what is published is drawn in full');
  drawFast();
}
const named = await allRecipes(positionals);
const cards = named.filter(isCard);
const recipes = values.slots ? cards : values.blanks ? cards.map(blankRecipe) : named;
if (recipes.length === 0) throw new Error(`No recipe is called ${positionals.join(' or ')}`);

const drawn = new Map<string, PictureEntry>();
async function drawAsAsked(recipe: AnyRecipe): Promise<Written[]> {
  if (values.slots && isCard(recipe)) await recordCard(recipe);
  else if (values.preview) await preview(recipe, values.preview);
  else return drawForShop(recipe, drawn);
  return [];
}

try {
  for (const recipe of recipes) {
    const started = performance.now();
    const written = await drawAsAsked(recipe);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const sizes = written.map(
      ({ file, bytes }) => `${/(\d+\.\w+|\w+\.jpg)$/.exec(file)?.[0]} ${(bytes / 1024).toFixed(1)} kB`,
    );
    console.log([recipe.name, `${seconds} s`, ...sizes].join('  '));
  }
} finally {
  await closeBrowser();
  if (!values.preview) publish(drawn);
}
