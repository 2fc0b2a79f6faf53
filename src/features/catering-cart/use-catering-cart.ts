import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { createStoredState } from '#src/lib/stored-state.ts';
import type { DishLine } from './catering-cart.ts';
import {
  addDish,
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

/** The cart and what the page may have to say about its storage. */
export const useCateringCart = cart.useRestored;

/** How many dishes are chosen; 0 until storage has been read. */
export function useDishCount(): number {
  return cart.useSelected(({ data }) => data.lines.length);
}

/** Whether one dish is chosen. A row that asks renders again only when its own answer changes. */
export function useDishChosen(dishId: string): boolean {
  return cart.useSelected(({ data }) => chosenIds(data).has(dishId));
}

/** Whether storage has been read, so that it is known what is chosen. */
export function useCartReady(): boolean {
  return cart.useSelected(({ ready }) => ready);
}

/** Whether a menu page has to say that something was left out, or cannot be saved. */
export function useCartTrouble(): { dropped: boolean; unsaved: boolean } {
  const dropped = cart.useSelected((stored) => stored.dropped);
  const unsaved = cart.useSelected((stored) => stored.unsaved);
  return { dropped, unsaved };
}

/** Every change of the cart goes through one of these. */
export const cateringCart = {
  /** Adds a dish with amount 1; answers `false`, changing nothing, when it is there already. */
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
  /** Adds a removed line again, at its place in the cart. */
  putBack: (line: DishLine, place: number) => cart.change((data) => putBack(data, line, place)),
  /** Ids of the dishes chosen now; for a list that must not jump while it is being used. */
  chosenNow: (): ReadonlySet<string> => chosenIds(cart.useStore.getState().data),
};
