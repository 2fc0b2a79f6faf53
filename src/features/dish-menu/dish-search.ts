/** Finds dishes as people spell them: 'panneer', 'Paner' and 'panir' are all paneer. */
import type { Dish, DishCategory } from '#src/catalogue/dishes/category.ts';

/** Hindi without the dot of क़ and ड़ and with one sign for the nasal: phones' keyboards differ in both. */
function foldHindi(text: string): string {
  return text.normalize('NFC').replaceAll('\u093c', '').replaceAll('\u0901', '\u0902');
}

/** Small letters, accents off, doubled letters once. */
function foldDoubles(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9\u0900-\u097f]+/g, ' ')
    .replace(/([a-z])\1+/g, '$1')
    .trim();
}

/** Beyond doubled letters: long vowels and letters that stand for one sound, each written one way. */
function foldSounds(text: string): string {
  return foldDoubles(
    text
      .toLowerCase()
      .replace(/ee/g, 'i')
      .replace(/oo/g, 'u')
      .replace(/ph/g, 'f')
      .replace(/ck/g, 'k')
      .replace(/w/g, 'v')
      .replace(/z/g, 'j')
      .replace(/([bcdgkpt])h/g, '$1'),
  );
}

function holdsEveryWord(text: string, words: string): boolean {
  return words.split(' ').every((word) => text.includes(word));
}

/** Whether a text, Latin or Hindi, holds every word of the query; an empty query is held by everything. */
export function matchesQuery(text: string, query: string): boolean {
  const wanted = foldHindi(query.trim());
  if (wanted === '') return true;
  const own = foldHindi(text);
  return [foldDoubles, foldSounds].some((fold) => {
    const words = fold(wanted);
    return words !== '' && holdsEveryWord(fold(own), words);
  });
}

/** A category with those of its dishes that were asked for. */
export interface FoundDishes {
  readonly category: DishCategory;
  readonly dishes: readonly Dish[];
}

/**
 * The dishes of these categories that hold the query in their name; all of a category whose own name does.
 * Each category is answered once, without those that have none.
 *
 * @param only ids of the dishes to look among; absent: all of them
 */
export function searchDishes(
  categories: readonly DishCategory[],
  query: string,
  only?: ReadonlySet<string>,
): FoundDishes[] {
  return [...new Set(categories)]
    .map((category) => {
      const asked = category.dishes.filter(({ id }) => only === undefined || only.has(id));
      if (matchesQuery(`${category.name} ${category.hindi}`, query)) return { category, dishes: asked };
      return {
        category,
        dishes: asked.filter(({ name, hindi = '' }) => matchesQuery(`${name} ${hindi}`, query)),
      };
    })
    .filter(({ dishes }) => dishes.length > 0);
}
