/** Where a page's photographs come from: the documents below an invitation, or what is kept beside a draft. */
import { createContext, useEffect, useState } from 'react';
import type { Portrait, PortraitMark } from '#src/domain/portraits/portrait.ts';
import { unlessCleanedUp } from '#src/lib/unless-cleaned-up.ts';

export interface SmallPortrait extends Portrait {
  readonly thumb: string;
}

export interface PortraitSource {
  /** Without its picture; `undefined` if it is missing. */
  readonly small: (mark: PortraitMark) => Promise<SmallPortrait | undefined>;
  readonly picture: (mark: PortraitMark) => Promise<string | undefined>;
}

/** For a page that is being edited; guests read theirs from Firestore. */
export const PortraitContext = createContext<PortraitSource | undefined>(undefined);

export function useSmallPortrait(
  source: PortraitSource | undefined,
  mark: PortraitMark,
): SmallPortrait | undefined {
  const { place, version } = mark;
  const [shown, setShown] = useState<SmallPortrait>();
  useEffect(() => {
    if (!source) return;
    return unlessCleanedUp(source.small({ place, version }), setShown, () => undefined);
  }, [source, place, version]);
  return shown?.place === place && shown.version === version ? shown : undefined;
}
