import { watchBoard } from '#src/data/board/watch-board.ts';
import { showNotices } from '#src/features/board-notices/show-notices.tsx';

let watching = false;

export function watchShop(): void {
  if (watching) return;
  watching = true;
  watchBoard(isShop, ({ board }, day) => showNotices(board, day));
}

function isShop(): boolean {
  return document.querySelector('[data-frame="shop"], [data-frame="task"]') !== null;
}
