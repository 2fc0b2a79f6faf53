import type { Root } from 'react-dom/client';
import { createRoot } from 'react-dom/client';
import type { Board } from '#src/domain/board/board.ts';
import { noticesOn } from '#src/domain/board/notices.ts';
import { NoticeBar } from './notice-bar.tsx';

let root: Root | undefined;

/** Shows what the board says on a day, in a root of its own: no page has to carry this code. */
export function showNotices(board: Board, today: string): void {
  if (!root) {
    const place = document.createElement('div');
    document.body.append(place);
    root = createRoot(place);
  }
  root.render(<NoticeBar notices={noticesOn(board, today)} today={today} />);
}
