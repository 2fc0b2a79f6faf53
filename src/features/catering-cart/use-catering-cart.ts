import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { createStoredState } from '#src/lib/stored-state.ts';
import type { CateringCart, DishLine } from './catering-cart.ts';
import {
  addDish,
  changeExtra,
  chosenIds,
  EMPTY_CATERING_CART,
  parseCateringCart,
  putBack,
  removeDish,
} from './catering-cart.ts';
import { publishDishCount } from './dish-count.ts';

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
