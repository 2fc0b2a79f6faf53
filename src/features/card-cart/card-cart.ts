import { useEffect } from 'react';
import { create } from 'zustand';
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { useToday } from '#src/data/board/today-store.ts';
import { cardToday } from '#src/domain/board/card-today.ts';
import { validAmount } from '#src/domain/order/amount.ts';
import { fieldsOf } from '#src/lib/fields-of.ts';
import { createStoredState } from '#src/lib/stored-state.ts';

/** Only ids and amounts are stored, so that an old cart shows today's names and prices. */
export interface CardLine {
  /** Series id plus image (specification §3). */
  readonly designId: string;
  readonly amount: number;
}

export interface CardCart {
  readonly lines: readonly CardLine[];
}

export const EMPTY_CART: CardCart = { lines: [] };

const LONGEST_ID = 120;

/** Reads stored data of any shape and keeps every valid line. `dropped`: something was left out. */
export function parseCardCart(stored: unknown): { cart: CardCart; dropped: boolean } {
  const raws = fieldsOf(stored).lines;
  if (!Array.isArray(raws)) return { cart: EMPTY_CART, dropped: stored !== undefined && stored !== null };
  const lines = new Map<string, CardLine>();
  let dropped = false;
  for (const raw of raws) {
    const line = readLine(raw);
    if (line && !lines.has(line.designId)) lines.set(line.designId, line);
    else dropped = true;
  }
  return { cart: { lines: [...lines.values()] }, dropped };
}

function readLine(raw: unknown): CardLine | undefined {
  const { designId, amount } = fieldsOf(raw);
  if (typeof designId !== 'string' || designId === '' || designId.length > LONGEST_ID) return undefined;
  if (typeof amount !== 'number' || Number.isNaN(amount)) return undefined;
  return { designId, amount: validAmount(amount) };
}

export function hasDesign(cart: CardCart, designId: string): boolean {
  return cart.lines.some((line) => line.designId === designId);
}

/** Adds one card of a design; returns the same cart if the design is already in it. */
export function addDesign(cart: CardCart, designId: string): CardCart {
  if (hasDesign(cart, designId)) return cart;
  return { lines: [...cart.lines, { designId, amount: 1 }] };
}

export function setAmount(cart: CardCart, designId: string, amount: number): CardCart {
  return {
    lines: cart.lines.map((line) =>
      line.designId === designId ? { ...line, amount: validAmount(amount) } : line,
    ),
  };
}

export function removeDesign(cart: CardCart, designId: string): CardCart {
  return { lines: cart.lines.filter((line) => line.designId !== designId) };
}

export function putBack(cart: CardCart, line: CardLine, index: number): CardCart {
  if (hasDesign(cart, line.designId)) return cart;
  return { lines: [...cart.lines.slice(0, index), line, ...cart.lines.slice(index)] };
}

export function countCards(lines: readonly { readonly amount: number }[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}

type IsSold = (designId: string) => boolean;

const useCatalogue = create<{ isSold?: IsSold }>()(() => ({}));

let loading = false;

/** Loaded on demand: the catalogue is too large for the first script of every page. */
async function load(): Promise<void> {
  if (loading) return;
  loading = true;
  try {
    const { findDesign } = await import('#src/catalogue/card-series.ts');
    useCatalogue.setState({ isSold: (designId) => findDesign(designId) !== undefined });
  } catch {
    // Offline, count every line.
    useCatalogue.setState({ isSold: () => true });
  }
}

/** Whether a design is in the catalogue, which loads once `wanted`; `undefined` until then. */
function useIsSold(wanted: boolean): IsSold | undefined {
  useEffect(() => {
    if (wanted) void load();
  }, [wanted]);
  return useCatalogue(({ isSold }) => isSold);
}

const cart = createStoredState({
  key: STORAGE_KEYS.cardCart,
  empty: EMPTY_CART,
  parse: (stored) => {
    const { cart: data, dropped } = parseCardCart(stored);
    return { data, dropped };
  },
});

export const useCardCart = cart.useRestored;

/** Number of designs in the cart that can be had today; `undefined` while the catalogue loads. */
export function useCardCount(): number | undefined {
  const lines = cart.useSelected(({ data }) => data.lines);
  const isSold = useIsSold(lines.length > 0);
  const { items } = useToday();
  if (lines.length === 0) return 0;
  return (
    isSold && lines.filter(({ designId }) => isSold(designId) && !cardToday(items, designId).isOut).length
  );
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
