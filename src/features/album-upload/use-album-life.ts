import { useEffect, useState } from 'react';
import type { Album, AlbumLife } from '#src/domain/album/album.ts';
import { lifeOfAlbum } from '#src/domain/album/album.ts';

/** Timers count no further than 24 days. */
const LONGEST_WAIT_MS = 86_400_000;

/** Whether an album takes photographs, also when that changes while the page is open. */
export function useAlbumLife({ opensAt, closesAt }: Album): AlbumLife {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const next = [opensAt, closesAt].find((time) => time > now);
    if (next === undefined) return;
    const timer = window.setTimeout(() => setNow(Date.now()), Math.min(next - now, LONGEST_WAIT_MS));
    return () => window.clearTimeout(timer);
  }, [opensAt, closesAt, now]);
  return lifeOfAlbum({ opensAt, closesAt }, now);
}
