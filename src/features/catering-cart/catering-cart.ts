/**
 * The catering cart as plain data: which dishes, and how many of each. Names and categories are looked up in the
 * catalogue when shown; what is checked and the total are derived (specification §3 lists both as stored copies).
 */
import type { Dish, DishCategory } from '#src/catalogue/dishes/category.ts';
import { DISH_CATEGORIES, findDish } from '#src/catalogue/dishes.ts';
import { LIMITS } from '#src/config/limits.ts';
import { fieldsOf } from '#src/lib/fields-of.ts';

/** One chosen dish. The amount starts at 1 (specification §4). */
export interface DishLine {
  readonly dishId: string;
  readonly amount: number;
}

/** What stands in storage, in the order of choosing. */
export interface CateringCart {
  readonly lines: readonly DishLine[];
}

/** The chosen dishes of one category, each with its line of the cart. */
export interface DishGroup<Line extends DishLine = DishLine> {
  readonly category: DishCategory;
  readonly chosen: readonly (Line & { readonly dish: Dish })[];
}

export const EMPTY_CATERING_CART: CateringCart = { lines: [] };

/**
 * Reads whatever stands in storage, of this version or the first, and keeps every dish that can be read and is
 * still cooked; it never throws. `dropped` tells that something was left out, so that the page can say so.
 */
export function parseCateringCart(stored: unknown): { cart: CateringCart; dropped: boolean } {
  // The first version kept whole dishes as `items`, with a total and the checked marks beside them (specification §3).
  const { lines: now, items: first } = fieldsOf(stored);
  const lists = [now, first].filter((list): list is unknown[] => Array.isArray(list));
  if (lists.length === 0) {
    return { cart: EMPTY_CATERING_CART, dropped: stored !== undefined && stored !== null };
  }
  const lines = new Map<string, DishLine>();
  let dropped = false;
  for (const raw of lists.flat()) {
    const line = readLine(raw);
    if (line && findDish(line.dishId) && !lines.has(line.dishId)) lines.set(line.dishId, line);
    else dropped = true;
  }
  return { cart: { lines: [...lines.values()] }, dropped };
}

/** A line of this version, or a dish as the first kept it: its amount could be missing, and then was 1. */
function readLine(raw: unknown): DishLine | undefined {
  const { dishId, id, amount } = fieldsOf(raw);
  const current = typeof dishId === 'string' && isNumber(amount);
  const [chosen, many] = current ? [dishId, amount] : [id, amount === undefined ? 1 : amount];
  if (typeof chosen !== 'string' || !isNumber(many)) return undefined;
  return { dishId: chosen, amount: validAmount(many) };
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && !Number.isNaN(value);
}

function validAmount(amount: number): number {
  const { min, max } = LIMITS.amount;
  return Number.isFinite(amount) ? Math.min(max, Math.max(min, Math.trunc(amount))) : min;
}

const idsOfCart = new WeakMap<CateringCart, ReadonlySet<string>>();

/** Ids of the chosen dishes; the same set for the same cart, so that every row of a menu can ask after every tick. */
export function chosenIds(cart: CateringCart): ReadonlySet<string> {
  const known = idsOfCart.get(cart);
  if (known) return known;
  const ids = new Set(cart.lines.map(({ dishId }) => dishId));
  idsOfCart.set(cart, ids);
  return ids;
}

/** The cart with one of the dish added; unchanged when it is there already, or is none of ours. */
export function addDish(cart: CateringCart, dishId: string): CateringCart {
  if (chosenIds(cart).has(dishId) || !findDish(dishId)) return cart;
  return { lines: [...cart.lines, { dishId, amount: 1 }] };
}

/** The cart without one dish; unchanged when it is not there. */
export function removeDish(cart: CateringCart, dishId: string): CateringCart {
  if (!chosenIds(cart).has(dishId)) return cart;
  return { lines: cart.lines.filter((line) => line.dishId !== dishId) };
}

/** The cart with a removed line back at its place. */
export function putBack(cart: CateringCart, line: DishLine, place: number): CateringCart {
  if (chosenIds(cart).has(line.dishId)) return cart;
  return { lines: cart.lines.toSpliced(place, 0, line) };
}

/** The chosen dishes under their categories, both in the order of the catalogue; empty categories left out. */
export function groupDishes<Line extends DishLine>(lines: readonly Line[]): DishGroup<Line>[] {
  const byDish = new Map(lines.map((line) => [line.dishId, line]));
  return DISH_CATEGORIES.map((category) => ({
    category,
    chosen: category.dishes.flatMap((dish) => {
      const line = byDish.get(dish.id);
      return line === undefined ? [] : [{ ...line, dish }];
    }),
  })).filter(({ chosen }) => chosen.length > 0);
}
