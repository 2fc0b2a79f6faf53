import { watchBoard } from '#src/data/board/watch-board.ts';
import { showNotices } from '#src/features/board-notices/show-notices.tsx';

let watching = false;

/** Applies the board to the pages of the shop, from the first of them on. */
export function watchShop(): void {
  if (watching) return;
  watching = true;
  watchBoard(isShop, ({ board }, day) => showNotices(board, day));
}

function isShop(): boolean {
  return document.querySelector('[data-frame="shop"], [data-frame="task"]') !== null;
}
