/** A build writes the board into the pages of the shop, which need no further read as long as it is current. */
import { BOARD_BLOCK_ID, buildWith, today } from '#src/data/board/today-store.ts';
import { revisionFromJson, revisionToJson } from '#src/domain/board/board-document.ts';
import { todayOf } from '#src/domain/board/today.ts';
import { indiaDay } from '#src/domain/india-time.ts';
import { SCREENS } from './screens.ts';

const { SHOP_BOARD } = process.env;

const board = SHOP_BOARD ? revisionFromJson(JSON.parse(SHOP_BOARD)) : undefined;

// Pages and structured data are rendered with it.
if (board) buildWith(todayOf(board, indiaDay(Date.now())));

/** For the end of a page's HTML; empty for guests' pages. */
export function boardBlock(address: string): string {
  const sells = SCREENS.some(({ path, frame }) => path === address && (frame === 'shop' || frame === 'task'));
  if (!board || !sells) return '';
  // A `<` could end the script block early.
  const text = JSON.stringify({ today: today(), stored: revisionToJson(board) }).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${BOARD_BLOCK_ID}">${text}</script>`;
}
