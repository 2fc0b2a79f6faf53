import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { ALBUM_DESK } from '#text/invitations/album-desk.ts';
import { Objections } from './objections.tsx';
import type { PhoneBlocks } from './phone-dialog.tsx';
import { PhotoDesk } from './photo-desk.tsx';
import type { usePhotos } from './use-photos.ts';
import { ZipPanel } from './zip/zip-panel.tsx';

interface AlbumPhotosProps extends PhoneBlocks {
  readonly code: string;
  readonly store: ReturnType<typeof usePhotos>;
}

/** The photographs of an album, or why there are none. */
export function AlbumPhotos({ code, store, ...blocks }: AlbumPhotosProps) {
  const { status, counts, lists } = store;
  if (status === 'refused') {
    return (
      <Notice title={ALBUM_DESK.refused.title}>
        <p>{ALBUM_DESK.refused.line}</p>
      </Notice>
    );
  }
  if (status === 'opening') return <p role="status">{ALBUM_DESK.reading}</p>;
  const lost = status === 'offline' && (
    <Notice title={ALBUM_DESK.lost.title}>
      <p>{ALBUM_DESK.lost.line}</p>
      <Button look="link" busy={store.reading} onClick={() => void store.open()}>
        {ALBUM_DESK.lost.retry}
      </Button>
    </Notice>
  );
  if (lost && !lists.new.opened) return lost;
  const all = counts.new + counts.approved + counts.hidden;
  return (
    <>
      {lost}
      <Objections store={store} />
      {all === 0 ? (
        <EmptyState title={ALBUM_DESK.empty.title} line={ALBUM_DESK.empty.line}>
          <Button look="secondary" busy={store.reading} onClick={() => void store.open()}>
            {ALBUM_DESK.lookAgain}
          </Button>
        </EmptyState>
      ) : (
        <>
          <PhotoDesk store={store} {...blocks} />
          <ZipPanel code={code} counts={counts} />
        </>
      )}
    </>
  );
}
