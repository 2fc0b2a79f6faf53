import { useEffect, useState } from 'react';
import type { FilmPortrait } from '#src/domain/film/portrait-window.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';

/** The cover photograph of a stored page with its bytes, once it is read; `none` where there is none or it cannot be read. */
export function useCover({ code, portraits }: Invitation): FilmPortrait | 'reading' | 'none' {
  const version = portraits?.find(({ place }) => place === 'cover')?.version;
  const [read, setRead] = useState<{ version: string; cover: FilmPortrait | 'none' }>();
  useEffect(() => {
    if (version === undefined) return;
    let isOld = false;
    const tell = (cover: FilmPortrait | 'none') => {
      if (!isOld) setRead({ version, cover });
    };
    import('#src/data/portraits-api.ts')
      .then(({ readPortrait }) => readPortrait(code, 'cover'))
      .then(
        (full) => tell(full ? { ...full.portrait, picture: full.pictures.picture } : 'none'),
        () => tell('none'),
      );
    return () => {
      isOld = true;
    };
  }, [code, version]);
  if (version === undefined) return 'none';
  return read?.version === version ? read.cover : 'reading';
}
