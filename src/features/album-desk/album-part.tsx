import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { useWork } from '#src/ui/use-work.ts';
import { ALBUM_DESK } from '#text/invitations/album-desk.ts';
import type { AlbumDays } from './album-days.ts';
import { albumOf, proposedDays } from './album-days.ts';
import { AlbumForm } from './album-form.tsx';
import styles from './album-part.module.css';
import { OpenedAlbum } from './opened-album.tsx';
import { useAlbum } from './use-album.ts';

const { form: formTexts } = ALBUM_DESK;

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
      return (
        <Notice title={ALBUM_DESK.refused.title}>
          <p>{ALBUM_DESK.refused.line}</p>
        </Notice>
      );
    case 'offline':
      return (
        <Notice title={ALBUM_DESK.lost.title}>
          <p>{ALBUM_DESK.lost.line}</p>
          <Button look="link" onClick={() => void open()}>
            {ALBUM_DESK.lost.retry}
          </Button>
        </Notice>
      );
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
