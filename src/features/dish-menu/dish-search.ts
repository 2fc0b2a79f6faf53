/** Finds dishes by word prefix, tolerant of spelling: 'panneer', 'Paner' and 'पनिर' all find paneer. */
import type { Dish, DishCategory } from '#src/catalogue/dishes/category.ts';
import { SAME_FOOD } from '#src/catalogue/dishes/spellings.ts';
import { latinDigits } from '#src/lib/digits.ts';

/** Ignores vowel length, doubled consonants and nasal variants in Hindi. */
function foldHindi(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u200c\u200d]/g, '')
    .replace(/[डढ]\u093c/g, 'र')
    .replace(/\u093c/g, '')
    .replace(/([क-ह])\u094d\1/g, '$1')
    .replace(/[ङञणनम]\u094d|\u0901/g, '\u0902')
    .replace(/\u094d/g, '')
    .replace(/[ीूैौईऊऐऔ]/g, (long) => String.fromCharCode(long.charCodeAt(0) - 1));
}

/** Lower-cases, strips accents, doubled letters and hyphens, and separates words by one space. */
function foldDoubles(text: string): string {
  return foldHindi(latinDigits(text))
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('-', '')
    .replace(/[^a-z0-9\u0900-\u097f]+/g, ' ')
    .replace(/([a-z])\1+/g, '$1')
    .trim();
}

function foldSounds(text: string): string {
  return foldDoubles(
    text
      .toLowerCase()
      .replace(/ee|y/g, 'i')
      .replace(/oo/g, 'u')
      .replace(/ph/g, 'f')
      .replace(/ck/g, 'k')
      .replace(/w/g, 'v')
      .replace(/z/g, 'j')
      .replace(/([bcdgkpt])h/g, '$1'),
  );
}

/** A folding function with a cache of the folded catalogue texts. */
class Spelling {
  readonly #fold: (text: string) => string;
  readonly #sameFood = new Map<string, readonly string[]>();
  readonly #starts = new Map<string, readonly string[]>();

  constructor(fold: (text: string) => string) {
    this.#fold = fold;
    for (const names of SAME_FOOD) {
      const folded = names.map((name) => fold(name).replaceAll(' ', ''));
      for (const name of folded) this.#sameFood.set(name, folded);
    }
  }

  /** Whether each word of the query, or the query without spaces, is a prefix of a word of the text. */
  matches(text: string, query: string): boolean {
    const words = this.#fold(query).split(' ');
    const starts = this.#startsIn(text);
    const isStart = (word: string) => word !== '' && starts.some((start) => start.startsWith(word));
    return words.every(isStart) || isStart(words.join(''));
  }

  /** Prefix candidates from each word on: the rest without spaces ('gulabjamun') and its synonyms. */
  #startsIn(text: string): readonly string[] {
    const known = this.#starts.get(text);
    if (known) return known;
    const starts = this.#fold(text)
      .split(' ')
      .flatMap((word, index, words) => [
        words.slice(index).join(''),
        ...(this.#sameFood.get(word) ?? []),
        ...(this.#sameFood.get(words.slice(index, index + 2).join('')) ?? []),
      ]);
    this.#starts.set(text, starts);
    return starts;
  }
}

const SPELLINGS = [new Spelling(foldDoubles), new Spelling(foldSounds)];

/** Whether the query matches the text in Latin or Devanagari; an empty query matches everything. */
export function matchesQuery(text: string, query: string): boolean {
  return query.trim() === '' || SPELLINGS.some((spelling) => spelling.matches(text, query));
}

export interface FoundDishes {
  readonly category: DishCategory;
  readonly dishes: readonly Dish[];
}

/** Dishes whose own or category name matches, each category once; `only` limits them to these ids. */
export function searchDishes(
  categories: readonly DishCategory[],
  query: string,
  only?: ReadonlySet<string>,
): FoundDishes[] {
  return [...new Set(categories)]
    .map((category) => ({
      category,
      dishes: category.dishes.filter(({ id, name, hindi = '', english = '' }) => {
        const included = only === undefined || only.has(id);
        const course = `${category.name} ${category.hindi} ${category.english ?? ''}`;
        return included && matchesQuery(`${course} ${name} ${hindi} ${english}`, query);
      }),
    }))
    .filter(({ dishes }) => dishes.length > 0);
}
