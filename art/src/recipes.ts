import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import type { AnyRecipe } from './recipe.ts';

const RECIPES = path.join(import.meta.dirname, 'recipes');

/**
 * The recipes under `recipes/`, sorted by name.
 *
 * @param wanted beginnings of names; without any, every recipe
 * @throws when two recipes have one name; a film may share its poster's
 */
export async function allRecipes(wanted: readonly string[] = []): Promise<AnyRecipe[]> {
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
