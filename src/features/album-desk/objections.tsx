import { useRef, useState } from 'react';
import type { DeskPhoto } from '#src/data/album-api.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/dialog.tsx';
import { useFocusAfterRemoval } from '#src/ui/use-focus-after-removal.ts';
import { useWork } from '#src/ui/use-work.ts';
import { ALBUM_DESK } from '#text/invitations/album-desk.ts';
import styles from './objections.module.css';
import type { Objected } from './photo-lists.ts';
import { senderOf, timeOf } from './photo-text.ts';
import { Thumb } from './photo-tile.tsx';
import { focusFirst } from './use-grid-keys.ts';
import type { usePhotos } from './use-photos.ts';

const { objections: texts, removeQuestion } = ALBUM_DESK;

/** Requests of guests to remove photographs, and the couple's decisions. */
export function Objections({ store }: { readonly store: ReturnType<typeof usePhotos> }) {
  const { objections } = store;
  const [asked, setAsked] = useState<DeskPhoto>();
  const { busy, run } = useWork(ALBUM_DESK.notDone);
  const place = useRef<HTMLDivElement>(null);
  const { expectRemoval } = useFocusAfterRemoval(place, objections, {
    count: objections.length,
    focusNext: focusFirst,
  });

  const settle = async ({ id }: DeskPhoto, work: () => Promise<void>, done: string) => {
    setAsked(undefined);
    expectRemoval(objections.findIndex(({ photo }) => photo.id === id));
    if (!(await run(work, done))) expectRemoval(undefined);
  };
  const hide = async (photo: DeskPhoto) => {
    if (photo.state === 'hidden') await store.settle(photo.id);
    // Settles it, too.
    else await store.decide([photo], 'hidden');
  };

  // Stays for the focus when the last one is settled.
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {objections.length > 0 && (
        <section className={styles.objections} aria-label={texts.title(objections.length)}>
          <h3>{texts.title(objections.length)}</h3>
          <p>{texts.line}</p>
          <ul className={styles.list}>
            {objections.map((one) => (
              <li key={one.photo.id} className={styles.objection}>
                <Thumb photo={one.photo} />
                <Words {...one} />
                <div className={styles.actions}>
                  <Button
                    look="secondary"
                    small
                    data-first
                    busy={busy}
                    aria-label={texts.of(texts.hide, senderOf(one.photo))}
                    onClick={() => void settle(one.photo, () => hide(one.photo), texts.hidden)}
                  >
                    {texts.hide}
                  </Button>
                  <Button
                    look="link"
                    busy={busy}
                    aria-label={texts.of(texts.remove, senderOf(one.photo))}
                    onClick={() => setAsked(one.photo)}
                  >
                    {texts.remove}
                  </Button>
                  <Button
                    look="link"
                    busy={busy}
                    aria-label={texts.of(texts.keep, senderOf(one.photo))}
                    onClick={() => void settle(one.photo, () => store.settle(one.photo.id), texts.kept)}
                  >
                    {texts.keep}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      <ConfirmDialog
        open={asked !== undefined}
        {...removeQuestion(1)}
        confirm={ALBUM_DESK.remove}
        onKeep={() => setAsked(undefined)}
        onConfirm={() => {
          if (asked) void settle(asked, () => store.remove([asked]), ALBUM_DESK.removed(1));
        }}
      />
    </div>
  );
}

function Words({ objection: { reason }, photo }: Objected) {
  const name = senderOf(photo);
  return (
    <div className={styles.words}>
      <p>
        <b {...textLanguage(name)}>{name}</b> · {timeOf(photo)} · {texts.state[photo.state]}
      </p>
      {reason ? (
        <p className={styles.reason} {...textLanguage(reason)}>
          {texts.reason(reason)}
        </p>
      ) : (
        <p>{texts.noReason}</p>
      )}
    </div>
  );
}
