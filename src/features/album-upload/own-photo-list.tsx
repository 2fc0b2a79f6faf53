import { useEffect, useRef, useState } from 'react';
import type { AlbumTexts } from '#src/locales/load-album-texts.ts';
import { ConfirmDialog } from '#src/ui/dialog.tsx';
import panel from '#src/ui/guest-panel.module.css';
import { useFocusAfterRemoval } from '#src/ui/use-focus-after-removal.ts';
import styles from './album-upload.module.css';
import type { OwnPhoto } from './own-photo.ts';
import { ownPhotosOf } from './own-photo.ts';
import { PhotoTile } from './photo-tile.tsx';
import type { UploadView } from './use-upload.ts';

type Texts = AlbumTexts['upload'];

/** The newest; the others are shown at the guest's wish. */
const FIRST = 12;

interface OwnPhotoListProps {
  readonly view: UploadView;
  /** Why some may have been refused. */
  readonly reason: keyof Texts['own']['why'];
  readonly texts: Texts;
  /** A refused photograph was sent again. */
  readonly onSent: () => void;
  readonly onTakenBack: (id: string) => void;
}

/**
 * The photographs that this phone has sent, with their state; each can be deleted, after a question that shows
 * it.
 */
export function OwnPhotoList({ view, reason, texts: allTexts, onSent, onTakenBack }: OwnPhotoListProps) {
  const { upload, own } = view;
  const { own: texts, thumb } = allTexts;
  const list = useRef<HTMLUListElement>(null);
  const [isWhole, setIsWhole] = useState(false);
  const [asked, setAsked] = useState<string>();
  const [busy, setBusy] = useState<string>();
  const [said, setSaid] = useState('');
  const photos = ownPhotosOf(view);
  const shown = isWhole ? photos : photos.slice(0, FIRST);
  const { expectRemoval } = useFocusAfterRemoval(list, photos.length);
  const indexOf = (id: string) => shown.findIndex((one) => one.id === id);

  const takeBack = async (id: string) => {
    setAsked(undefined);
    setBusy(id);
    setSaid(texts.takingBack);
    expectRemoval(indexOf(id));
    const result = await upload.takeBack(id).catch(() => 'not now' as const);
    if (result === 'done') onTakenBack(id);
    else expectRemoval(undefined);
    setBusy(undefined);
    setSaid(sayingOf(result, texts));
  };

  const discard = async (id: string) => {
    setAsked(undefined);
    setSaid(texts.takingBack);
    expectRemoval(indexOf(id));
    const hadArrived = await upload.discard(id);
    setSaid(hadArrived ? texts.tookBack : texts.discarded);
    if (hadArrived) onTakenBack(id);
  };

  useEffect(() => {
    if (!isWhole) return;
    const [next] = [...(list.current?.children ?? [])]
      .slice(FIRST)
      .flatMap((tile) => tile.querySelector('button') ?? []);
    (next ?? list.current)?.focus({ preventScroll: true });
  }, [isWhole]);

  if (!own.isRead || (photos.length === 0 && said === '')) return null;
  const title = texts.title(own.ids.length);
  const askedAbout = photos.find(({ id }) => id === asked);
  const placeOf = (photo: OwnPhoto) => photos.length - photos.indexOf(photo);
  return (
    <section className={styles.own} aria-label={title}>
      <h2>{title}</h2>
      <p role="status" className={styles.said}>
        {said}
      </p>
      {photos.some(({ state }) => state === 'refused') && <p role="alert">{texts.why[reason]}</p>}
      <ul ref={list} className={styles.grid} tabIndex={-1}>
        {shown.map((photo) => (
          <PhotoTile
            key={photo.id}
            thumb={photo.thumb}
            alt={thumb(placeOf(photo))}
            busy={photo.state === 'preparing' || photo.state === 'sending' || busy === photo.id}
          >
            <span className={styles.state} data-state={photo.state}>
              {texts.states[photo.state]}
            </span>
            <Ways
              photo={photo}
              place={placeOf(photo)}
              busy={busy === photo.id}
              texts={texts}
              onAgain={() => void upload.again(photo.id).then(onSent)}
              onDiscard={() => void discard(photo.id)}
              onTakeBack={() => setAsked(photo.id)}
            />
          </PhotoTile>
        ))}
      </ul>
      {photos.length > shown.length && (
        <p className={panel.ways}>
          <button type="button" onClick={() => setIsWhole(true)}>
            {texts.all(photos.length)}
          </button>
        </p>
      )}
      {askedAbout && (
        <ConfirmDialog
          open
          title={texts.sure(placeOf(askedAbout))}
          line={askedAbout.state === 'arrived' ? texts.sureLine : texts.sureWaiting}
          keep={texts.keep}
          confirm={texts.takeBack}
          onKeep={() => setAsked(undefined)}
          onConfirm={() =>
            void (askedAbout.state === 'arrived' ? takeBack(askedAbout.id) : discard(askedAbout.id))
          }
        >
          {askedAbout.thumb && (
            <img className={styles.asked} src={askedAbout.thumb} alt={thumb(placeOf(askedAbout))} />
          )}
        </ConfirmDialog>
      )}
    </section>
  );
}

function sayingOf(result: string, texts: Texts['own']): string {
  if (result === 'done') return texts.tookBack;
  return result === 'refused' ? texts.otherPhone : texts.offline;
}

interface WaysProps {
  readonly photo: OwnPhoto;
  readonly place: number;
  readonly busy: boolean;
  readonly texts: Texts['own'];
  readonly onAgain: () => void;
  readonly onDiscard: () => void;
  readonly onTakeBack: () => void;
}

/** What may be done to a photograph in its state. */
function Ways({ photo, place, busy, texts, onAgain, onDiscard, onTakeBack }: WaysProps) {
  if (photo.state === 'preparing' || photo.state === 'sending') return null;
  if (photo.state === 'refused') {
    return (
      <>
        <button type="button" aria-label={texts.againOf(place)} onClick={onAgain}>
          {texts.again}
        </button>
        <button type="button" aria-label={texts.discardOf(place)} onClick={onDiscard}>
          {texts.discard}
        </button>
      </>
    );
  }
  return (
    <button
      type="button"
      aria-label={texts.takeBackOf(place)}
      aria-disabled={busy || undefined}
      onClick={() => !busy && onTakeBack()}
    >
      {texts.takeBack}
    </button>
  );
}
