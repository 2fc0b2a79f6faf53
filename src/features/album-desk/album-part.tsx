import { useRef, useState } from 'react';
import { passedMoment } from '#src/data/server-time.ts';
import type { Album } from '#src/domain/album/album.ts';
import { LIMITS } from '#src/domain/album/limits.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { Button } from '#src/ui/button.tsx';
import panelStyles from '#src/ui/desk-panel.module.css';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Unreachable } from '#src/ui/more-pages.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { notify } from '#src/ui/toast.tsx';
import { useFocusAfterRemoval } from '#src/ui/use-focus-after-removal.ts';
import { useWork } from '#src/ui/use-work.ts';
import { ALBUM_DESK } from '#text/invitations/album-desk.ts';
import type { AlbumDays } from './album-days.ts';
import { albumOf, daysOf, proposedDays, withTypedDays } from './album-days.ts';
import { AlbumForm } from './album-form.tsx';
import { AlbumPanel } from './album-panel.tsx';
import styles from './album-part.module.css';
import blockedPhonesStyles from './blocked-phones.module.css';
import { Objections } from './objections.tsx';
import type { PhoneBlocks } from './phone-dialog.tsx';
import { PhotoDesk } from './photo-desk.tsx';
import { useAlbum } from './use-album.ts';
import { usePhotos } from './use-photos.ts';
import { ZipPanel } from './zip/zip-panel.tsx';

const { blocked: blockedTexts, form: formTexts } = ALBUM_DESK;

/** The desk's part about the guests' album: opened, approved, downloaded and closed. */
export function AlbumPart({ invitation }: { readonly invitation: Invitation }) {
  const { code, functions } = invitation;
  const { state, open, change } = useAlbum(code);
  const { busy, run } = useWork(ALBUM_DESK.notDone);

  const openAlbum = (days: AlbumDays) =>
    // Somebody else may have opened it meanwhile.
    run(() => change((stored) => stored ?? albumOf(days, [])), formTexts.opened);

  switch (state.at) {
    case 'opening':
      return <p role="status">{ALBUM_DESK.opening}</p>;
    case 'refused':
      return <Notice title={ALBUM_DESK.refused.title} line={ALBUM_DESK.refused.line} />;
    case 'offline':
      return <Unreachable text={ALBUM_DESK.lost} onRetry={() => void open()} />;
    case 'none':
      return (
        <>
          <h2 className={styles.title}>{ALBUM_DESK.title}</h2>
          {formTexts.lead.map((line) => (
            <p key={line} className={styles.lead}>
              {line}
            </p>
          ))}
          <AlbumForm
            days={proposedDays(functions, Date.now())}
            submit={formTexts.open}
            busy={busy}
            onSave={(days) => void openAlbum(days)}
          />
        </>
      );
    case 'ready':
      return <OpenedAlbum invitation={invitation} album={state.album} change={change} />;
  }
}

interface OpenedAlbumProps {
  readonly invitation: Invitation;
  readonly album: Album;
  readonly change: ReturnType<typeof useAlbum>['change'];
}

/** An album that there is: its days, whom it blocks, and its photographs. */
function OpenedAlbum({ invitation, album, change }: OpenedAlbumProps) {
  const photos = usePhotos(invitation.code);
  /** The album and its days when the form was opened. */
  const [edited, setEdited] = useState<{ readonly before: Album; readonly shown: AlbumDays }>();
  const { busy, run } = useWork(ALBUM_DESK.notDone);

  const save = async (days: AlbumDays) => {
    const work = () =>
      change((stored) =>
        stored && edited ? withTypedDays(stored, edited.before, edited.shown, days) : albumOf(days, []),
      );
    if (await run(work, ALBUM_DESK.form.saved)) setEdited(undefined);
  };
  const close = () =>
    run(async () => {
      const closesAt = await passedMoment(invitation.code);
      await change((stored) => stored && { ...stored, closesAt });
    }, ALBUM_DESK.closed);
  const block = (phone: string) => {
    const most = LIMITS.blockedPhones.max;
    if (album.blocked.length >= most) return notify.error(ALBUM_DESK.phone.full(most));
    const blocking = (stored: Album) => ({ ...stored, blocked: [...new Set([...stored.blocked, phone])] });
    void run(() => change((stored) => stored && blocking(stored)), ALBUM_DESK.phone.blocked);
  };
  const unblock = (phone: string) => {
    const without = (stored: Album) => ({
      ...stored,
      blocked: stored.blocked.filter((one) => one !== phone),
    });
    return run(() => change((stored) => stored && without(stored)), ALBUM_DESK.blocked.unblocked);
  };

  return (
    <>
      {edited ? (
        <section className={panelStyles.state} aria-label={ALBUM_DESK.change}>
          <h3>{ALBUM_DESK.change}</h3>
          <AlbumForm
            days={edited.shown}
            submit={ALBUM_DESK.form.save}
            busy={busy}
            onSave={(days) => void save(days)}
            onCancel={() => setEdited(undefined)}
          />
        </section>
      ) : (
        <AlbumPanel
          invitation={invitation}
          album={album}
          counts={photos.lists.new.opened ? photos.counts : undefined}
          busy={busy}
          onChange={() => setEdited({ before: album, shown: daysOf(album, Date.now()) })}
          onClose={() => void close()}
        />
      )}
      <BlockedPhones phones={album.blocked} busy={busy} onUnblock={(phone) => void unblock(phone)} />
      <AlbumPhotos
        code={invitation.code}
        store={photos}
        blocked={album.blocked}
        blocking={busy}
        onBlock={block}
        onUnblock={(phone) => void unblock(phone)}
      />
    </>
  );
}

interface AlbumPhotosProps extends PhoneBlocks {
  readonly code: string;
  readonly store: ReturnType<typeof usePhotos>;
}

function AlbumPhotos({ code, store, ...blocks }: AlbumPhotosProps) {
  const { status, counts, lists } = store;
  if (status === 'refused') {
    return <Notice title={ALBUM_DESK.refused.title} line={ALBUM_DESK.refused.line} />;
  }
  if (status === 'opening') return <p role="status">{ALBUM_DESK.reading}</p>;
  if (!lists.new.opened) {
    return <Unreachable text={ALBUM_DESK.lost} busy={store.reading} onRetry={() => void store.open()} />;
  }
  const lookAgain = async () => {
    await store.open();
    if (store.view().status === 'offline') notify.error(ALBUM_DESK.notDone);
  };
  const all = counts.new + counts.approved + counts.hidden;
  return (
    <>
      <Objections store={store} />
      {all === 0 ? (
        <EmptyState title={ALBUM_DESK.empty.title} line={ALBUM_DESK.empty.line}>
          <Button look="secondary" busy={store.reading} onClick={() => void lookAgain()}>
            {ALBUM_DESK.lookAgain}
          </Button>
        </EmptyState>
      ) : (
        <>
          <PhotoDesk store={store} onLookAgain={() => void lookAgain()} {...blocks} />
          <ZipPanel code={code} counts={counts} />
        </>
      )}
    </>
  );
}

interface BlockedPhonesProps {
  readonly phones: readonly string[];
  readonly busy: boolean;
  readonly onUnblock: (phone: string) => void;
}

/** Blocked phones, which have no names but their position. */
function BlockedPhones({ phones, busy, onUnblock }: BlockedPhonesProps) {
  const list = useRef<HTMLUListElement>(null);
  const { expectRemoval } = useFocusAfterRemoval(list, phones);
  if (phones.length === 0) return null;
  return (
    <details className={blockedPhonesStyles.blocked}>
      <summary className={blockedPhonesStyles.title}>{blockedTexts.title(phones.length)}</summary>
      <p>{blockedTexts.line}</p>
      <ul ref={list} tabIndex={-1}>
        {phones.map((phone, place) => (
          <li key={phone} className={blockedPhonesStyles.phone}>
            <span>{blockedTexts.phone(place + 1)}</span>
            <Button
              look="link"
              busy={busy}
              aria-label={blockedTexts.unblockOne(place + 1)}
              onClick={() => {
                expectRemoval(place);
                onUnblock(phone);
              }}
            >
              {blockedTexts.unblock}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
