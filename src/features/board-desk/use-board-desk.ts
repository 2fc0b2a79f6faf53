import { useCallback, useEffect, useState } from 'react';
import type { Board, BoardRevision } from '#src/domain/board/board.ts';
import { isStorable, sizeOf, textsOf } from '#src/domain/board/board-document.ts';
import { LIMITS } from '#src/domain/board/limits.ts';
import { mergeBoards } from '#src/domain/board/merge-boards.ts';
import type { Guard } from '#src/lib/guard.ts';
import { cleanLine } from '#src/lib/text.ts';
import { notify } from '#src/ui/toast.tsx';
import { MANAGE_SHOP } from '#text/manage-shop.ts';
import { openBoard, openRevision, saveBoard } from './board-api.ts';

const text = MANAGE_SHOP.save;

interface Opened {
  /** As it was last read. */
  readonly saved: BoardRevision;
  /** As it is being changed. */
  readonly draft: Board;
}

export interface BoardDesk extends Opened {
  readonly busy: boolean;
  /** Whether somebody else has saved, and the draft is based on theirs now. */
  readonly overtaken: boolean;
  readonly change: (part: Partial<Board>) => void;
  readonly discard: () => void;
  /** Returns whether it has been saved. */
  readonly save: () => Promise<boolean>;
  readonly undo: () => Promise<void>;
}

/** The board while the owner changes it; nobody's changes are lost when two do so at the same time. */
export function useBoardDesk(guard: Guard): {
  readonly desk: BoardDesk | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
} {
  const [opened, setOpened] = useState<Opened>();
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  const [overtaken, setOvertaken] = useState(false);

  const open = useCallback((saved: BoardRevision) => setOpened({ saved, draft: saved.board }), []);
  const retry = useCallback(() => {
    setFailed(false);
    guard(openBoard).then(open, () => setFailed(true));
  }, [guard, open]);
  useEffect(retry, [retry]);
  if (!opened) return { desk: undefined, failed, retry };

  const { saved, draft } = opened;

  /** Tells a lost response from a save of somebody else. */
  const settle = async (board: Board, failure: boolean): Promise<boolean> => {
    const now = await guard(openBoard).catch(() => undefined);
    const next = now ?? (failure ? undefined : { rev: saved.rev + 1, savedAt: Date.now(), board });
    if (next?.rev === saved.rev + 1 && isSame(next.board, board)) {
      // What was changed meanwhile is not saved yet.
      setOpened((shown) => ({
        saved: next,
        draft: shown ? mergeBoards(draft, shown.draft, next.board) : next.board,
      }));
      setOvertaken(false);
      return true;
    }
    if (now && now.rev !== saved.rev) {
      setOpened((shown) => {
        const mine = shown ? mergeBoards(draft, shown.draft, board) : board;
        return { saved: now, draft: mergeBoards(saved.board, mine, now.board) };
      });
      setOvertaken(true);
    } else if (failure) notify.error(now ? text.notSaved : text.unsure);
    return false;
  };

  const put = async (board: Board): Promise<boolean> => {
    if (!isStorable(board)) {
      notify.error(sizeOf(board) > LIMITS.boardBytes.max ? text.tooLarge : text.wrong);
      return false;
    }
    setBusy(true);
    try {
      const failure = await guard(() => saveBoard(board, saved)).then(
        () => false,
        () => true,
      );
      return await settle(board, failure);
    } finally {
      setBusy(false);
    }
  };

  return {
    failed,
    retry,
    desk: {
      saved,
      draft,
      busy,
      overtaken,
      change: (part) => setOpened((shown) => shown && { ...shown, draft: { ...shown.draft, ...part } }),
      discard: () => {
        open(saved);
        setOvertaken(false);
      },
      save: async () => {
        const done = await put(tidy(draft));
        if (done) notify.success(text.saved(saved.rev + 1));
        return done;
      },
      undo: async () => {
        const before = await guard(() => openRevision(saved.rev - 1)).catch(() => undefined);
        if (!before) notify.error(text.notUndone);
        else if (await put(before.board)) notify.success(MANAGE_SHOP.undone);
      },
    },
  };
}

/** Banners are typed with spaces that are not meant. */
function tidy(board: Board): Board {
  if (!board.banner) return board;
  const { en, hi } = board.banner.text;
  return { ...board, banner: { ...board.banner, text: { en: cleanLine(en), hi: cleanLine(hi) } } };
}

function isSame(one: Board, other: Board): boolean {
  return JSON.stringify(textsOf(one)) === JSON.stringify(textsOf(other));
}
