import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { createStoredState } from '#src/lib/stored-state.ts';
import type { CardLine } from './card-cart.ts';
import {
  addDesign,
  EMPTY_CART,
  hasDesign,
  parseCardCart,
  putBack,
  removeDesign,
  setAmount,
} from './card-cart.ts';

const cart = createStoredState({
  key: STORAGE_KEYS.cardCart,
  version: 1,
  empty: EMPTY_CART,
  parse: (stored) => {
    const { cart: data, dropped } = parseCardCart(stored);
    return { data, dropped };
  },
});

/** The cart and what the page may have to say about its storage. */
export const useCardCart = cart.useRestored;

/** How many designs are in the cart; 0 until storage has been read. */
export function useCardCount(): number {
  return cart.useSelected(({ data }) => data.lines.length);
}

/** Every change of the cart goes through one of these. */
export const cardCart = {
  /** Adds one card of a design; answers `false`, changing nothing, when it is there already. */
  add(designId: string): boolean {
    let added = false;
    cart.change((data) => {
      added = !hasDesign(data, designId);
      return addDesign(data, designId);
    });
    return added;
  },
  setAmount: (designId: string, amount: number) => cart.change((data) => setAmount(data, designId, amount)),
  /** Removes a design; answers how to put it back where it was. */
  remove(designId: string): () => void {
    let line: CardLine | undefined;
    let place = 0;
    cart.change((data) => {
      place = data.lines.findIndex((candidate) => candidate.designId === designId);
      line = data.lines[place];
      return removeDesign(data, designId);
    });
    return () => {
      const removed = line;
      if (removed) cart.change((data) => putBack(data, removed, place));
    };
  },
};
