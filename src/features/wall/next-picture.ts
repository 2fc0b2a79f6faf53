/** The one picture that a wall reads ahead. */
import type { ShownPhoto } from '#src/domain/album/photo.ts';
import { RETRY_MS } from './reading.ts';

export interface NextPicture<Photo> {
  /** Its address, if it is that of this photograph. */
  readonly of: (id: string) => string | undefined;
  /** Reads this photograph's picture instead of the previous one, unless it is loaded or loading. */
  readonly want: (photo: Photo) => void;
  readonly drop: () => void;
}

interface Outcomes {
  readonly onRead: () => void;
  readonly onGone: (id: string) => void;
  readonly onFailed: (id: string) => void;
}

export function createNextPicture<Photo extends Pick<ShownPhoto, 'id'>>(
  read: (photo: Photo) => Promise<string | undefined>,
  { onRead, onGone, onFailed }: Outcomes,
): NextPicture<Photo> {
  let held: { readonly id: string; readonly address: string } | undefined;
  let wanted: string | undefined;
  let failedAt = Number.NEGATIVE_INFINITY;

  async function fetchPicture(photo: Photo): Promise<void> {
    const { id } = photo;
    try {
      const address = await read(photo);
      if (wanted !== id) return;
      wanted = undefined;
      if (address === undefined) return onGone(id);
      held = { id, address };
      onRead();
    } catch {
      failedAt = Date.now();
      if (wanted !== id) return;
      wanted = undefined;
      onFailed(id);
    }
  }

  return {
    of: (id) => (held?.id === id ? held.address : undefined),
    want: (photo) => {
      const { id } = photo;
      const passed = Date.now() - failedAt;
      const rests = passed >= 0 && passed < RETRY_MS;
      if (held?.id === id || wanted === id || rests || document.hidden) return;
      held = undefined;
      wanted = id;
      void fetchPicture(photo);
    },
    drop: () => {
      held = undefined;
      wanted = undefined;
    },
  };
}
