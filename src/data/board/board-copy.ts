/** The board as this phone last read it, for all tabs and for use offline. */
import { BOARD_COPY_KEY } from '#src/config/board-keys.ts';
import type { BoardRevision } from '#src/domain/board/board.ts';
import { NO_BOARD } from '#src/domain/board/board.ts';
import { revisionFromJson, revisionToJson } from '#src/domain/board/board-document.ts';
import { fieldsOf } from '#src/lib/fields-of.ts';
import { readJson, writeText } from '#src/lib/storage.ts';

export interface BoardCopy {
  readonly revision: BoardRevision;
  /** When it was read, in milliseconds since 1970. */
  readonly readAt: number;
}

export function keptBoard(): BoardCopy | undefined {
  const { readAt, stored } = fieldsOf(readJson(BOARD_COPY_KEY));
  const revision = stored === null ? NO_BOARD : revisionFromJson(stored);
  return revision && { readAt: Number(readAt), revision };
}

/** The absence of a board is kept too. */
export function keepBoard({ revision, readAt }: BoardCopy): void {
  const stored = revision.rev === 0 ? null : revisionToJson(revision);
  writeText(BOARD_COPY_KEY, JSON.stringify({ readAt, stored }));
}
