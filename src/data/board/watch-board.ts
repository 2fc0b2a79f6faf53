/** Keeps the pages of the shop up to date with the board. Loaded after the page, so that none waits for it. */
import { BACKEND } from '#src/config/site.ts';
import type { BoardRevision } from '#src/domain/board/board.ts';
import { NO_BOARD } from '#src/domain/board/board.ts';
import { revisionFromJson } from '#src/domain/board/board-document.ts';
import { todayOf } from '#src/domain/board/today.ts';
import { indiaDay } from '#src/domain/india-time.ts';
import { fieldsOf } from '#src/lib/fields-of.ts';
import { keepBoard, keptBoard } from './board-copy.ts';
import { readBoard } from './read-board.ts';
import { BOARD_BLOCK_ID, setToday } from './today-store.ts';

/** Together less than a minute: then a change is on every open page. */
const FRESH_MS = 45_000;
const LOOK_MS = 10_000;

/** A page forgotten on a screen stops asking after about half an hour. */
const MOST_READS = 36;

/** After each failure in a row the pause doubles, to five minutes. */
const MOST_DOUBLINGS = 5;

type Listener = (revision: BoardRevision, day: string) => void;

let applied = '';

/**
 * Applies the newest board that this phone knows, then the one in the database: now, once a minute while the page is
 * visible, and when it becomes visible again. Reads nothing where `isShop` says that the page shows none of it.
 */
export function watchBoard(isShop: () => boolean, onChange: Listener): void {
  const built = builtBoard();
  let reads = 0;
  let failures = 0;
  let nextAt = 0;
  const apply = (revision: BoardRevision) => {
    const day = indiaDay(Date.now());
    const state = `${revision.rev} ${day}`;
    if (state === applied) return;
    applied = state;
    setToday(todayOf(revision, day));
    onChange(revision, day);
  };
  const look = async () => {
    if (document.hidden || !isShop()) return;
    const copy = keptBoard();
    apply(copy && copy.revision.rev >= built.rev ? copy.revision : built);
    const isFresh = copy !== undefined && Math.abs(Date.now() - copy.readAt) < FRESH_MS;
    const isEarly = isFresh || Date.now() < nextAt;
    if (isEarly || reads >= MOST_READS || BACKEND.missing || !navigator.onLine) return;
    nextAt = Date.now() + LOOK_MS * 2 ** Math.min(failures, MOST_DOUBLINGS);
    failures += 1;
    const revision = await readBoard();
    failures = 0;
    reads += 1;
    keepBoard({ revision, readAt: Date.now() });
    apply(revision);
  };
  // Unreachable: what this phone last knew stays.
  const lookAgain = () => void look().catch(() => undefined);
  lookAgain();
  setInterval(lookAgain, LOOK_MS);
  document.addEventListener('visibilitychange', lookAgain);
  window.addEventListener('online', lookAgain);
}

function builtBoard(): BoardRevision {
  const text = document.getElementById(BOARD_BLOCK_ID)?.textContent;
  if (!text) return NO_BOARD;
  return revisionFromJson(fieldsOf(JSON.parse(text)).stored) ?? NO_BOARD;
}
