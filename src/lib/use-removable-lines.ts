import { useState } from 'react';

/** A line of a cart, or one that was removed and can be put back. */
export interface RemovableLine<Line> {
  readonly line: Line;
  readonly removed: boolean;
  /** Removes the line, or puts a removed one back where it was. */
  readonly toggle: () => void;
}

interface Cart<Line> {
  readonly lines: readonly Line[];
  readonly idOf: (line: Line) => string;
  readonly remove: (id: string) => void;
  /** `place` is the line's index in the cart. */
  readonly putBack: (line: Line, place: number) => void;
}

interface Removed<Line> {
  /** Ids of the lines shown at the last removal, in their order. */
  readonly order: readonly string[];
  readonly lines: ReadonlyMap<string, Line>;
}

/** A cart's lines and, in their places, those that were removed since the component was mounted. */
export function useRemovableLines<Line>({ lines, idOf, remove, putBack }: Cart<Line>): RemovableLine<Line>[] {
  const [removed, setRemoved] = useState<Removed<Line>>({ order: [], lines: new Map() });
  const current = new Map(lines.map((line) => [idOf(line), line]));
  const order = [...new Set([...removed.order, ...current.keys()])];

  return order.flatMap((id, position): RemovableLine<Line>[] => {
    const line = current.get(id);
    if (line !== undefined) {
      const toggle = () => {
        setRemoved({ order, lines: new Map(removed.lines).set(id, line) });
        remove(id);
      };
      return [{ line, removed: false, toggle }];
    }
    const gone = removed.lines.get(id);
    if (gone === undefined) return [];
    const place = order.slice(0, position).filter((before) => current.has(before)).length;
    const toggle = () => {
      setRemoved({ order, lines: new Map([...removed.lines].filter(([other]) => other !== id)) });
      putBack(gone, place);
    };
    return [{ line: gone, removed: true, toggle }];
  });
}
