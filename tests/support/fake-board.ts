import { NO_BOARD } from '#src/domain/board/board.ts';
import { SAMPLE_REVISION } from './sample-board.ts';

/** Mocks `data/board/read-board.ts`: {@link SAMPLE_REVISION} is the only revision. */
export async function readRevision(rev: number) {
  if (rev === 0) return NO_BOARD;
  return rev === SAMPLE_REVISION.rev ? SAMPLE_REVISION : undefined;
}

export async function readBoard() {
  return SAMPLE_REVISION;
}
