import { useEffect, useState } from 'react';
import { unlessCleanedUp } from '#src/lib/unless-cleaned-up.ts';
import type { AlbumTexts } from '#src/locales/load-album-texts.ts';
import { loadAlbumTexts } from '#src/locales/load-album-texts.ts';
import type { Language } from '#src/locales/locales.ts';
import { spokenIn } from '#src/locales/locales.ts';
import styles from './album-upload.module.css';
import { OwnPhotoList } from './own-photo-list.tsx';
import { useUpload } from './use-upload.ts';

interface UndeliveredPhotosProps {
  readonly code: string;
  readonly language: Language;
}

/**
 * For an album whose page guests can no longer open: the photographs that did not arrive there, for the guest
 * to discard. Delivered ones are left out: those of an erased wedding are already deleted.
 */
export function UndeliveredPhotos({ code, language }: UndeliveredPhotosProps) {
  const view = useUpload(code);
  const undelivered = new Set(view.progress.items.map(({ id }) => id));
  const hasSome = undelivered.size > 0;
  const [texts, setTexts] = useState<AlbumTexts['upload']>();
  useEffect(() => {
    if (!hasSome) return;
    // Without them the page stays as it is for everybody else.
    return unlessCleanedUp(
      loadAlbumTexts(language),
      ({ upload }) => setTexts(upload),
      () => undefined,
    );
  }, [hasSome, language]);

  if (!texts) return null;
  const ids = view.own.ids.filter((id) => undelivered.has(id));
  return (
    <div className={`${styles.upload} ${styles.undelivered}`} {...spokenIn(language)}>
      <OwnPhotoList
        view={{ ...view, own: { ...view.own, ids } }}
        reason="closed"
        texts={texts}
        onSent={() => {}}
        onTakenBack={() => {}}
      />
    </div>
  );
}
