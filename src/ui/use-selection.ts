import { useCallback, useMemo, useState } from 'react';

/** A search does not deselect the rows that it hides. */
export function useSelection<Row extends { readonly id: string }>(
  rows: readonly Row[],
  shown: readonly Row[],
) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const chosen = useMemo(() => rows.filter(({ id }) => selected.has(id)), [rows, selected]);

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
  const allSelected = shown.length > 0 && shown.every(({ id }) => selected.has(id));
  return { selected, chosen, allSelected, select, selectAll, clear: () => setSelected(new Set()) };
}
