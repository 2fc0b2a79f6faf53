import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FullPortrait } from '#src/data/draft-portraits-api.ts';
import { keptSource } from '#src/data/kept-portraits.ts';
import type { PortraitSource } from '#src/data/portrait-source.ts';
import type { PortraitPlace } from '#src/domain/portraits/portrait.ts';
import type { PortraitStore } from '#src/features/portrait-editor/use-portrait-work.ts';
import { unlessCleanedUp } from '#src/lib/unless-cleaned-up.ts';

interface PagePortraits {
  /** `undefined` until they are read: nothing may be changed before. */
  readonly store: PortraitStore | undefined;
  readonly source: PortraitSource;
  /** Only where they could not be read; `isReading`: they are being read again. */
  readonly unread: { readonly isReading: boolean; readonly retry: () => void } | undefined;
}

/**
 * The photographs of a stored page, each saved separately as soon as it is changed.
 *
 * @param onSaved called each time, because the page then has a newer version
 */
export function usePagePortraits(code: string, onSaved: () => Promise<void>): PagePortraits {
  const [all, setAll] = useState<readonly FullPortrait[]>();
  const [state, setState] = useState<'reading' | 'failed' | 'retrying'>('reading');
  const now = useRef<readonly FullPortrait[]>([]);
  const show = useCallback((found: readonly FullPortrait[]) => {
    now.current = found;
    setAll(found);
  }, []);

  useEffect(() => {
    if (state === 'failed') return;
    const reading = import('#src/data/portraits-api.ts').then(({ readPortraits }) => readPortraits(code));
    return unlessCleanedUp(reading, show, () => setState('failed'));
  }, [code, state, show]);

  const known = useMemo(() => (all ?? []).map(({ portrait }) => portrait), [all]);
  const source = useMemo(() => keptSource(known, async (version) => picturesIn(all, version)), [known, all]);
  /** Saves a photograph in its place; without one, the place is emptied. */
  const save = async (place: PortraitPlace, full?: FullPortrait) => {
    const { readPortraits, removePortrait, savePortrait } = await import('#src/data/portraits-api.ts');
    const version = now.current.find(({ portrait }) => portrait.place === place)?.portrait.version;
    try {
      await (full ? savePortrait(code, full, version) : removePortrait(code, place, version));
    } catch (error) {
      // Another phone may have changed them.
      await readPortraits(code).then(show, () => undefined);
      throw error;
    }
    const others = now.current.filter(({ portrait }) => portrait.place !== place);
    show(full ? [...others, full] : others);
    await onSaved().catch(() => undefined);
  };
  const isUnread = all === undefined && state !== 'reading';
  return {
    source,
    unread: isUnread ? { isReading: state === 'retrying', retry: () => setState('retrying') } : undefined,
    store: all && {
      portraits: known,
      now: () => now.current.map(({ portrait }) => portrait),
      pictures: async (version) => picturesIn(now.current, version),
      put: async (full) => {
        await save(full.portrait.place, full);
        return true;
      },
      remove: (place) => save(place),
    },
  };
}

function picturesIn(all: readonly FullPortrait[] | undefined, version: string) {
  return all?.find(({ portrait }) => portrait.version === version)?.pictures;
}
