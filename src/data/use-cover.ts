import { useCallback, useState } from 'react';
import type { FilmPortrait } from '#src/domain/film/portrait-window.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { useRead } from '#src/lib/use-read.ts';

interface CoverRead {
  readonly cover: FilmPortrait | 'reading' | 'none' | 'failed';
  readonly again: () => void;
}

/** With its bytes, once read; `none` where there is none. The last one is kept until a newer one is read. */
export function useCover({ code, portraits }: Invitation): CoverRead {
  const version = portraits?.find(({ place }) => place === 'cover')?.version;
  const read = useCallback(async () => {
    if (version === undefined) return 'none';
    const { readPortrait } = await import('./portraits-api.ts');
    const full = await readPortrait(code, 'cover');
    return full ? { ...full.portrait, picture: full.pictures.picture } : 'none';
  }, [code, version]);
  const { found, again } = useRead(read);
  const [last, setLast] = useState(found);
  if (found !== 'reading' && found !== last) setLast(found);
  if (version === undefined) return { cover: 'none', again };
  return { cover: found === 'reading' && typeof last === 'object' ? last : found, again };
}
