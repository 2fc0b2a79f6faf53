/**
 * The catering cart as plain data: which dishes, and how many of each. Names and categories are looked up in the
 * catalogue when shown; what is checked and the total are derived (SPEC §3 lists both as stored copies).
 */
import * as v from 'valibot';
import type { Dish, DishCategory } from '#src/catalogue/dishes/category.ts';
import { DISH_CATEGORIES, findDish } from '#src/catalogue/dishes.ts';
import { LIMITS } from '#src/config/limits.ts';

/** One chosen dish. The amount starts at 1 (SPEC §4). */
export interface DishLine {
  readonly dishId: string;
  readonly amount: number;
}

/** What stands in storage, in the order of choosing. */
export interface CateringCart {
  readonly lines: readonly DishLine[];
}

/** The chosen dishes of one category. */
export interface DishGroup {
  readonly category: DishCategory;
  readonly chosen: readonly { readonly dish: Dish; readonly amount: number }[];
}

export const EMPTY_CATERING_CART: CateringCart = { lines: [] };

const current = v.object({ lines: v.array(v.unknown()) });
const currentLine = v.object({ dishId: v.string(), amount: v.number() });

/** The first version kept whole dishes, with a total and the checked marks beside them (SPEC §3). */
const first = v.object({ items: v.array(v.unknown()) });
const firstLine = v.pipe(
  v.object({ id: v.string(), amount: v.optional(v.number(), 1) }),
  v.transform(({ id, amount }) => ({ dishId: id, amount })),
);

/**
 * Reads whatever stands in storage, of this version or the first, and keeps every dish that can be read and is
 * still cooked; it never throws. `dropped` tells that something was left out, so that the page can say so.
 */
export function parseCateringCart(stored: unknown): { cart: CateringCart; dropped: boolean } {
  const now = v.safeParse(current, stored);
  const old = v.safeParse(first, stored);
  if (!now.success && !old.success) {
    return { cart: EMPTY_CATERING_CART, dropped: stored !== undefined && stored !== null };
  }
  const raws = [...(now.success ? now.output.lines : []), ...(old.success ? old.output.items : [])];
  const lines = new Map<string, DishLine>();
  let dropped = false;
  for (const raw of raws) {
    const line = v.safeParse(v.union([currentLine, firstLine]), raw);
    if (line.success && findDish(line.output.dishId) && !lines.has(line.output.dishId)) {
      lines.set(line.output.dishId, { ...line.output, amount: validAmount(line.output.amount) });
    } else {
      dropped = true;
    }
  }
  return { cart: { lines: [...lines.values()] }, dropped };
}

function validAmount(amount: number): number {
  const { min, max } = LIMITS.amount;
  return Number.isFinite(amount) ? Math.min(max, Math.max(min, Math.trunc(amount))) : min;
}

const idsOfCart = new WeakMap<CateringCart, ReadonlySet<string>>();

/** Ids of the chosen dishes; the same set for the same cart, so that 171 rows can ask after every tick. */
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
export function groupDishes(cart: CateringCart): DishGroup[] {
  const amounts = new Map(cart.lines.map(({ dishId, amount }) => [dishId, amount]));
  return DISH_CATEGORIES.map((category) => ({
    category,
    chosen: category.dishes.flatMap((dish) => {
      const amount = amounts.get(dish.id);
      return amount === undefined ? [] : [{ dish, amount }];
    }),
  })).filter(({ chosen }) => chosen.length > 0);
}
