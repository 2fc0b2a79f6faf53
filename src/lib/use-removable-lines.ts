import { useCallback, useLayoutEffect, useRef, useState } from 'react';

export interface RemovableLine<Line> {
  readonly line: Line;
  readonly removed: boolean;
}

interface Cart<Line> {
  readonly lines: readonly Line[];
  readonly idOf: (line: Line) => string;
  readonly remove: (id: string) => void;
  readonly putBack: (line: Line, place: number) => void;
}

interface Removed<Line> {
  readonly order: readonly string[];
  readonly lines: ReadonlyMap<string, Line>;
}

/**
 * The cart's lines plus those removed since mounting, in their original places. `toggle` removes a line or puts it back; it is
 * always the same function, so that the other lines need not render again.
 */
export function useRemovableLines<Line>({ lines, idOf, remove, putBack }: Cart<Line>): {
  readonly shown: readonly RemovableLine<Line>[];
  readonly toggle: (id: string) => void;
} {
  const [removed, setRemoved] = useState<Removed<Line>>({ order: [], lines: new Map() });
  const current = new Map(lines.map((line) => [idOf(line), line]));
  const order = [...current.keys()];
  for (const [place, id] of removed.order.entries()) {
    if (current.has(id) || !removed.lines.has(id)) continue;
    const before = removed.order.slice(0, place).findLast((other) => order.includes(other));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  }

  const latest = useRef<(id: string) => void>(null);
  useLayoutEffect(() => {
    latest.current = (id) => {
      const line = current.get(id);
      const gone = removed.lines.get(id);
      if (line !== undefined) {
        setRemoved({ order, lines: new Map(removed.lines).set(id, line) });
        remove(id);
      } else if (gone !== undefined) {
        const before = order.slice(0, order.indexOf(id)).filter((other) => current.has(other));
        setRemoved({ order, lines: new Map([...removed.lines].filter(([other]) => other !== id)) });
        putBack(gone, before.length);
      }
    };
  });

  const shown = order.flatMap((id): RemovableLine<Line>[] => {
    const line = current.get(id);
    if (line !== undefined) return [{ line, removed: false }];
    const gone = removed.lines.get(id);
    return gone === undefined ? [] : [{ line: gone, removed: true }];
  });
  return { shown, toggle: useCallback((id) => latest.current?.(id), []) };
}
