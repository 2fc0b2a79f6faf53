import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

import { writeMediaRecords } from '#scripts/media/records.ts';
import { closeBrowser } from './chromium.ts';
import { drawFast } from './detail.ts';
import { encodePicture, encodeShare, toneOf, type Written } from './encode.ts';
import type { AnyRecipe } from './recipe.ts';

const RECIPES = path.join(import.meta.dirname, 'recipes');

/** Every recipe under `recipes/`, sorted by name. Two of one name are an error, but a film may share its poster's. */
async function allRecipes(wanted: readonly string[]): Promise<AnyRecipe[]> {
  const files = (await readdir(RECIPES, { recursive: true })).filter((file) => file.endsWith('.ts'));
  const found = new Map<string, AnyRecipe>();
  for (const file of files.sort()) {
    const module: { recipes?: readonly AnyRecipe[] } = await import(
      pathToFileURL(path.join(RECIPES, file)).href
    );
    for (const recipe of module.recipes ?? []) {
      const key = recipe.shape === 'loop' ? `${recipe.name}.mp4` : recipe.name;
      if (found.has(key)) throw new Error(`Two recipes are called ${key}`);
      found.set(key, recipe);
    }
  }
  return [...found.values()]
    .filter(({ name }) => wanted.length === 0 || wanted.some((prefix) => name.startsWith(prefix)))
    .sort((left, right) => (left.name < right.name ? -1 : 1));
}

async function preview(recipe: AnyRecipe, folder: string): Promise<void> {
  const bytes = recipe.shape === 'loop' ? await recipe.poster?.() : await recipe.draw();
  if (!bytes) return;
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, `${recipe.name.replaceAll('/', '--')}.png`), bytes);
}

async function publish(recipe: AnyRecipe, tones: Map<string, string>): Promise<Written[]> {
  if (recipe.shape === 'loop') {
    const file = `public/media/${recipe.name}.mp4`;
    await mkdir(path.dirname(file), { recursive: true });
    await recipe.film(file);
    return [];
  }
  const master = await recipe.draw();
  if (recipe.shape === 'share') return encodeShare(recipe, master);
  tones.set(recipe.name, await toneOf(master));
  return encodePicture(recipe, master);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { preview: { type: 'string' }, fast: { type: 'boolean' } },
});
if (values.fast) {
  if (!values.preview) throw new Error('--fast is for --preview only: what is published is drawn in full');
  drawFast();
}
const recipes = await allRecipes(positionals);
if (recipes.length === 0) throw new Error(`No recipe is called ${positionals.join(' or ')}`);

const tones = new Map<string, string>();
try {
  for (const recipe of recipes) {
    const started = performance.now();
    const written = values.preview ? await preview(recipe, values.preview) : await publish(recipe, tones);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const sizes = (written ?? []).map(
      ({ file, bytes }) => `${/(\d+\.\w+|\w+\.jpg)$/.exec(file)?.[0]} ${(bytes / 1024).toFixed(1)} kB`,
    );
    console.log([recipe.name, `${seconds} s`, ...sizes].join('  '));
  }
} finally {
  await closeBrowser();
  if (!values.preview) writeMediaRecords(tones);
}
