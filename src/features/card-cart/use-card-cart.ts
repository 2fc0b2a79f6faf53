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
import { useIsSold } from './use-is-sold.ts';

const cart = createStoredState({
  key: STORAGE_KEYS.cardCart,
  empty: EMPTY_CART,
  parse: (stored) => {
    const { cart: data, dropped } = parseCardCart(stored);
    return { data, dropped };
  },
});

export const useCardCart = cart.useRestored;

/** Number of designs in the cart that are still sold; `undefined` while the catalogue loads. */
export function useCardCount(): number | undefined {
  const lines = cart.useSelected(({ data }) => data.lines);
  const isSold = useIsSold(lines.length > 0);
  if (lines.length === 0) return 0;
  return isSold && lines.filter(({ designId }) => isSold(designId)).length;
}

/** The only way to change the cart. */
export const cardCart = {
  /** Adds one card of a design; returns `false` if it is already in the cart. */
  add(designId: string): boolean {
    let added = false;
    cart.change((data) => {
      added = !hasDesign(data, designId);
      return addDesign(data, designId);
    });
    return added;
  },
  setAmount: (designId: string, amount: number) => cart.change((data) => setAmount(data, designId, amount)),
  remove: (designId: string) => cart.change((data) => removeDesign(data, designId)),
  putBack: (line: CardLine, index: number) => cart.change((data) => putBack(data, line, index)),
};
