import type { RefObject } from 'react';
import { useEffect, useEffectEvent } from 'react';

interface GridKeys {
  /** A letter that decides about the photograph with the focus. */
  readonly onLetter: (letter: 'a' | 'h', id: string) => void;
  readonly onUndo: () => void;
}

/** In a grid of `data-photo`: arrow keys move between photographs, A and H decide about one, U undoes. */
export function useGridKeys(grid: RefObject<HTMLElement | null>, keys: GridKeys): void {
  const onLetter = useEffectEvent(keys.onLetter);
  const onUndo = useEffectEvent(keys.onUndo);
  useEffect(() => {
    const element = grid.current;
    if (!element) return;
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof Element)) return;
      const tile = event.target.closest<HTMLElement>('[data-photo]');
      const letter = event.key.toLowerCase();
      if (letter === 'u') return onUndo();
      if (!tile) return;
      if (letter === 'a' || letter === 'h') return onLetter(letter, tile.dataset.photo ?? '');
      const next = neighbour(element, tile, event.key);
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    element.addEventListener('keydown', press);
    return () => element.removeEventListener('keydown', press);
  }, [grid]);
}

/** The button of the tile to which an arrow key leads. */
function neighbour(grid: HTMLElement, tile: HTMLElement, key: string): HTMLElement | undefined {
  const tiles = [...grid.querySelectorAll<HTMLElement>('[data-photo]')];
  const top = tiles[0]?.offsetTop;
  const columns = Math.max(1, tiles.filter((one) => one.offsetTop === top).length);
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
  };
  const step = steps[key];
  if (step === undefined) return undefined;
  return tiles[tiles.indexOf(tile) + step]?.querySelector<HTMLElement>('[data-first]') ?? undefined;
}

/** Focuses the `data-first` button of the row at this index or, below it, of the last one; without rows, the list. */
export function focusFirst(list: HTMLElement, index: number): void {
  const firsts = list.querySelectorAll<HTMLElement>('[data-first]');
  (firsts[Math.min(index, firsts.length - 1)] ?? list).focus();
}
