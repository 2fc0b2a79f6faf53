import type { Root } from 'react-dom/client';
import { createRoot } from 'react-dom/client';
import type { Board } from '#src/domain/board/board.ts';
import { noticesOn } from '#src/domain/board/notices.ts';
import { NoticeBar } from './notice-bar.tsx';

let root: Root | undefined;

/** Shows the board's notices for a day, in a separate React root, so that no page has to load this code. */
export function showNotices(board: Board, today: string): void {
  if (!root) {
    const place = document.createElement('div');
    document.body.append(place);
    root = createRoot(place);
  }
  root.render(<NoticeBar notices={noticesOn(board, today)} today={today} />);
}
