import { vi } from 'vitest';
import type { BoardRevision } from '#src/domain/board/board.ts';
import { NO_BOARD } from '#src/domain/board/board.ts';
import { SAMPLE_REVISION } from './sample-board.ts';

/** In place of `board-api.ts`. */
export const openBoard = vi.fn();
export const openRevision = vi.fn();
export const saveBoard = vi.fn();

/** What it reads and saves. */
export const database: { stored: BoardRevision } = { stored: SAMPLE_REVISION };

export function resetBoard(): void {
  database.stored = SAMPLE_REVISION;
  openBoard.mockReset().mockImplementation(async () => database.stored);
  openRevision.mockReset().mockImplementation(async () => NO_BOARD);
  saveBoard.mockReset().mockImplementation(async (board, { rev }) => {
    if (database.stored.rev !== rev) throw new Error('permission-denied');
    database.stored = { rev: rev + 1, savedAt: Date.now(), board };
  });
}
