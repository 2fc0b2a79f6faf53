import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DISH_CATEGORIES } from '#src/catalogue/dishes.ts';

/** Folders whose Hindi uses the display font. */
const FOLDERS = ['src/config', 'src/content', 'src/ui'];
const HINDI = /[\u0900-\u097f](?:(?:[\u0900-\u097f ]|\u200c|\u200d)*[\u0900-\u097f])?/g;

export function headingWords(): string[] {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
  );
  return [...new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(HINDI) ?? []))].sort();
}

export function dishWords(): string[] {
  const names = DISH_CATEGORIES.flatMap(({ hindi, dishes }) => [hindi, ...dishes.map((dish) => dish.hindi)]);
  return [...new Set(names.filter((name) => name !== undefined))].sort();
}
