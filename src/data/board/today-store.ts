/** What the board says today, for every page that shows a price: as built, then as last read (`watch-board.ts`). */
import { useSyncExternalStore } from 'react';
import type { PriceRange } from '#src/config/price.ts';
import type { Today } from '#src/domain/board/today.ts';

/** Id of the element with the data that the build writes into pages, if there was a board. */
export const BOARD_BLOCK_ID = 'board';

export interface ItemNow<Price> {
  readonly price: Price | PriceRange;
  readonly isOut?: true;
}

const PLAIN: Today = { rev: 0, items: {}, coupons: [], testimonials: [] };

let built = readBlock();
let current = built;
const listeners = new Set<() => void>();

export function today(): Today {
  return current;
}

export function setToday(next: Today): void {
  current = next;
  for (const listener of listeners) listener();
}

/** For the build, before it renders. */
export function buildWith(next: Today): void {
  built = next;
  current = next;
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** During hydration a page shows its built state. */
export function useToday(): Today {
  return useSyncExternalStore(listen, today, () => built);
}

/** An item's price, by its path in the catalogue (`cars/innova-crysta`), and whether it is out. */
export function useItem<Price>(item: string, price: Price): ItemNow<Price> {
  return { price, ...useToday().items[item] };
}

/** For long lists, whose rows render again only when this changes. */
export function useIsOut(item: string): boolean {
  const isOut = (from: Today) => from.items[item]?.isOut === true;
  return useSyncExternalStore(
    listen,
    () => isOut(current),
    () => isOut(built),
  );
}

/** Needs no schema: the block was written by the same build as this script. */
function readBlock(): Today {
  if (typeof document === 'undefined') return PLAIN;
  const text = document.getElementById(BOARD_BLOCK_ID)?.textContent;
  return text ? JSON.parse(text).today : PLAIN;
}
