import { useState } from 'react';
import type { Album } from '#src/domain/album/album.ts';
import { LIMITS } from '#src/domain/album/limits.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import panelStyles from '#src/ui/desk-panel.module.css';
import { notify } from '#src/ui/toast.tsx';
import { useWork } from '#src/ui/use-work.ts';
import { ALBUM_DESK } from '#text/invitations/album-desk.ts';
import type { AlbumDays } from './album-days.ts';
import { albumOf, daysOf } from './album-days.ts';
import { AlbumForm } from './album-form.tsx';
import { AlbumPanel } from './album-panel.tsx';
import { AlbumPhotos } from './album-photos.tsx';
import { BlockedPhones } from './blocked-phones.tsx';
import type { useAlbum } from './use-album.ts';
import { usePhotos } from './use-photos.ts';

interface OpenedAlbumProps {
  readonly invitation: Invitation;
  readonly album: Album;
  readonly change: ReturnType<typeof useAlbum>['change'];
}

/** An album that there is: its days, whom it blocks, and its photographs. */
export function OpenedAlbum({ invitation, album, change }: OpenedAlbumProps) {
  const photos = usePhotos(invitation.code);
  const [isEditing, setIsEditing] = useState(false);
  const { busy, run } = useWork(ALBUM_DESK.notDone);

  const save = async (days: AlbumDays) => {
    const work = () => change((stored) => albumOf(days, stored?.blocked ?? []));
    if (await run(work, ALBUM_DESK.form.saved)) setIsEditing(false);
  };
  const close = () =>
    run(() => change((stored) => stored && { ...stored, closesAt: Date.now() }), ALBUM_DESK.closed);
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
      {isEditing ? (
        <section className={panelStyles.state} aria-label={ALBUM_DESK.change}>
          <h3>{ALBUM_DESK.change}</h3>
          <AlbumForm
            days={daysOf(album, Date.now())}
            submit={ALBUM_DESK.form.save}
            busy={busy}
            onSave={(days) => void save(days)}
            onCancel={() => setIsEditing(false)}
          />
        </section>
      ) : (
        <AlbumPanel
          invitation={invitation}
          album={album}
          counts={photos.lists.new.opened ? photos.counts : undefined}
          busy={busy}
          onChange={() => setIsEditing(true)}
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
