import type { Dish, DishCategory } from '#src/catalogue/dishes/category.ts';
import { DISH_CATEGORIES, findDish } from '#src/catalogue/dishes.ts';
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { validAmount } from '#src/domain/order/amount.ts';
import type { Extra } from '#src/domain/order/order.ts';
import { fieldsOf } from '#src/lib/fields-of.ts';
import { createStoredState } from '#src/lib/stored-state.ts';
import { publishDishCount } from './dish-count.ts';

/** Only ids and amounts are stored: names come from the catalogue. */
export interface DishLine {
  readonly dishId: string;
  readonly amount: number;
}

/** Lines in the order of choosing. */
export interface CateringCart {
  readonly lines: readonly DishLine[];
  /** What is wanted besides the dishes of a category, as typed. */
  readonly wishes?: Readonly<Record<string, string>>;
}

export interface DishGroup<Line extends DishLine = DishLine> {
  readonly category: DishCategory;
  readonly chosen: readonly (Line & { readonly dish: Dish })[];
}

export const EMPTY_CATERING_CART: CateringCart = { lines: [] };

/** Keeps every stored dish that is still on the menu; `dropped`: something was left out. */
export function parseCateringCart(stored: unknown): { cart: CateringCart; dropped: boolean } {
  // The first version stored whole dishes as `items` (specification §3), where an absent amount meant 1.
  const { lines: now, items: first, wishes } = fieldsOf(stored);
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
  return { cart: withExtras({ lines: [...lines.values()] }, readExtras(wishes)), dropped };
}

function readExtras(stored: unknown): Record<string, string> {
  const typed = Object.entries(fieldsOf(stored)).flatMap(([category, text]) =>
    typeof text === 'string' && DISH_CATEGORIES.some(({ id }) => id === category) ? [[category, text]] : [],
  );
  return Object.fromEntries(typed);
}

function withExtras({ lines }: CateringCart, wishes: Readonly<Record<string, string>>): CateringCart {
  return Object.keys(wishes).length > 0 ? { lines, wishes } : { lines };
}

/** A menu with the dishes and wishes that only the other one has. */
export function withDishesOf(menu: CateringCart, other: CateringCart): CateringCart {
  const added = other.lines.filter(({ dishId }) => menu.lines.every((line) => line.dishId !== dishId));
  return withExtras({ lines: [...menu.lines, ...added] }, { ...other.wishes, ...menu.wishes });
}

/** Writes what is wanted besides the dishes of a category; nothing if `text` is empty. */
function changeExtra(cart: CateringCart, category: string, text: string): CateringCart {
  const { [category]: before = '', ...others } = cart.wishes ?? {};
  if (before === text) return cart;
  return withExtras(cart, text === '' ? others : { ...others, [category]: text });
}

/** What was typed beside the dishes, in the order of the menus. */
export function extrasOf({ wishes = {} }: CateringCart): Extra[] {
  return DISH_CATEGORIES.map(({ id }) => ({
    category: id,
    text: (wishes[id] ?? '').trim().replace(/\s+/g, ' '),
  })).filter(({ text }) => text !== '');
}

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

const idsOfCart = new WeakMap<CateringCart, ReadonlySet<string>>();

/** Cached per cart, because every row of a menu looks it up after each change. */
export function chosenIds(cart: CateringCart): ReadonlySet<string> {
  const known = idsOfCart.get(cart);
  if (known) return known;
  const ids = new Set(cart.lines.map(({ dishId }) => dishId));
  idsOfCart.set(cart, ids);
  return ids;
}

/** Adds one dish; returns the same cart if it is already in it or not on our menus. */
export function addDish(cart: CateringCart, dishId: string): CateringCart {
  if (chosenIds(cart).has(dishId) || !findDish(dishId)) return cart;
  return { ...cart, lines: [...cart.lines, { dishId, amount: 1 }] };
}

export function removeDish(cart: CateringCart, dishId: string): CateringCart {
  if (!chosenIds(cart).has(dishId)) return cart;
  return { ...cart, lines: cart.lines.filter((line) => line.dishId !== dishId) };
}

export function putBack(cart: CateringCart, line: DishLine, index: number): CateringCart {
  if (chosenIds(cart).has(line.dishId)) return cart;
  return { ...cart, lines: [...cart.lines.slice(0, index), line, ...cart.lines.slice(index)] };
}

/** Chosen dishes by category, in catalogue order, without categories that have neither a dish nor a wish. */
export function groupDishes<Line extends DishLine>(
  lines: readonly Line[],
  wishes: CateringCart['wishes'] = {},
): DishGroup<Line>[] {
  const byDish = new Map(lines.map((line) => [line.dishId, line]));
  return DISH_CATEGORIES.map((category) => ({
    category,
    chosen: category.dishes.flatMap((dish) => {
      const line = byDish.get(dish.id);
      return line === undefined ? [] : [{ ...line, dish }];
    }),
  })).filter(({ category, chosen }) => chosen.length > 0 || category.id in wishes);
}

/** The place of a dish on the board. */
export function dishItem(id: string): string {
  return `dishes/${id}`;
}

const cart = createStoredState({
  key: STORAGE_KEYS.cateringCart,
  empty: EMPTY_CATERING_CART,
  parse: (stored) => {
    const { cart: data, dropped } = parseCateringCart(stored);
    return { data, dropped };
  },
});

cart.useStore.subscribe(({ data }) => publishDishCount(data.lines.length));

export const useCateringCart = cart.useRestored;

export function useDishCount(): number {
  return cart.useSelected(({ data }) => data.lines.length);
}

/** What was typed beside the dishes of a category. */
export function useExtra(category: string): string {
  return cart.useSelected(({ data }) => data.wishes?.[category] ?? '');
}

/** Renders again only when this dish's tick changes. */
export function useDishChosen(dishId: string): boolean {
  return cart.useSelected(({ data }) => chosenIds(data).has(dishId));
}

export function useCartReady(): boolean {
  return cart.useSelected(({ ready }) => ready);
}

/** Whether stored dishes were dropped or the cart cannot be saved. */
export function useCartProblems(): { dropped: boolean; unsaved: boolean } {
  const dropped = cart.useSelected((stored) => stored.dropped);
  const unsaved = cart.useSelected((stored) => stored.unsaved);
  return { dropped, unsaved };
}

/** The only way to change the cart. */
export const cateringCart = {
  /** Returns `false` if the dish is already in the cart. */
  add(dishId: string): boolean {
    let added = false;
    cart.change((data) => {
      const next = addDish(data, dishId);
      added = next !== data;
      return next;
    });
    return added;
  },
  remove: (dishId: string) => cart.change((data) => removeDish(data, dishId)),
  putBack: (line: DishLine, index: number) => cart.change((data) => putBack(data, line, index)),
  setExtra: (category: string, text: string) => cart.change((data) => changeExtra(data, category, text)),
  replace: (next: CateringCart) => cart.change(() => next),
  current: cart.current,
  /** Does not subscribe: for a list that must not change while in use. */
  chosenNow: (): ReadonlySet<string> => chosenIds(cart.useStore.getState().data),
};
