import { useState } from 'react';

export interface RemovableLine<Line> {
  readonly line: Line;
  readonly removed: boolean;
  readonly toggle: () => void;
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

/** The cart's lines plus those removed since mounting, in their original places. */
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
