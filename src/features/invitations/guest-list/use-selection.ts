import { useCallback, useMemo, useState } from 'react';
import type { Family } from '../guests/family.ts';

/** The families that somebody has ticked. A search does not untick those that it hides. */
export function useSelection(families: readonly Family[], shown: readonly Family[]) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const chosen = useMemo(() => families.filter(({ id }) => selected.has(id)), [families, selected]);

  const select = useCallback(
    (id: string, on: boolean) =>
      setSelected((ids) => (on ? new Set(ids).add(id) : new Set([...ids].filter((other) => other !== id)))),
    [],
  );
  const selectAll = (on: boolean) => {
    const ids = new Set(shown.map(({ id }) => id));
    setSelected((before) => {
      const others = [...before].filter((id) => !ids.has(id));
      return new Set(on ? [...others, ...ids] : others);
    });
  };
  return { selected, chosen, select, selectAll, clear: () => setSelected(new Set()) };
}
