import { translateEach } from '#src/catalogue/translate-each.ts';
import type { Dish, DishCategory } from './category.ts';

export interface CategoryInHindi {
  readonly name: string;
  readonly short: string;
  /** Second line under the name, with a different description. */
  readonly line: string;
  /** By id; only of dishes whose record has no Hindi name. */
  readonly dishes?: Readonly<Record<string, string>>;
}

/** Categories whose dishes are called by their Hindi names; the English ones stay beside them, for kitchen and search. */
export function inHindi(
  categories: readonly DishCategory[],
  texts: Readonly<Record<string, CategoryInHindi>>,
): readonly DishCategory[] {
  return translateEach(categories, texts, (category, { name, short, line, dishes = {} }) => ({
    ...category,
    name,
    short,
    hindi: line,
    english: category.name,
    dishes: category.dishes.map((dish) => dishInHindi(dish, dishes[dish.id])),
  }));
}

function dishInHindi({ id, name: english, hindi }: Dish, given: string | undefined): Dish {
  const name = given ?? hindi;
  if (name === undefined) throw new Error(`${id} has no Hindi name: give the dish a \`hindi\``);
  return { id, name, english };
}
