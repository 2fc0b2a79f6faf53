import { NO_BOARD } from '#src/domain/board/board.ts';
import { SAMPLE_REVISION } from './sample-board.ts';

/** In place of `data/board/read-board.ts`: there was no board before {@link SAMPLE_REVISION}, which still holds. */
export async function readRevision(rev: number) {
  if (rev === 0) return NO_BOARD;
  return rev === SAMPLE_REVISION.rev ? SAMPLE_REVISION : undefined;
}

export async function readBoard() {
  return SAMPLE_REVISION;
}
