import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DISH_CATEGORIES } from '#src/catalogue/dishes.ts';

/** Rooms whose Hindi is set in the display face. */
const ROOMS = ['src/config', 'src/content', 'src/ui'];
const HINDI = /[\u0900-\u097f](?:(?:[\u0900-\u097f ]|\u200c|\u200d)*[\u0900-\u097f])?/g;

/** Every Hindi heading of ours, the shop's name among them, read from the source. */
export function headingWords(): string[] {
  const files = ROOMS.flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      // An invitation's Hindi is set in faces that have every letter.
      .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('invitations/'))
      .map((name) => join(room, name)),
  );
  return [...new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(HINDI) ?? []))].sort();
}

/** The Hindi names of all dishes and their categories. */
export function dishWords(): string[] {
  const names = DISH_CATEGORIES.flatMap(({ hindi, dishes }) => [hindi, ...dishes.map((dish) => dish.hindi)]);
  return [...new Set(names.filter((name) => name !== undefined))].sort();
}
