import { createStore } from 'zustand/vanilla';
import {
  noteTakenBack,
  phoneSecret,
  photosToTakeBack,
  sentPhotos,
  takenBackPhotos,
} from '#src/data/own-photos.ts';
import { takeBackPhoto } from '#src/data/photo-store.ts';
import { PHOTOS_PER_PHONE } from '#src/domain/album/limits.ts';
import { phoneMarkOf, photoKeyOf, photoSecretOf } from '#src/domain/album/photo.ts';
import type { FirestoreResult } from '#src/lib/firestore-rest.ts';
import { openHeic } from '#src/lib/pictures/heic.ts';
import { whenBack } from '#src/lib/when-back.ts';
import type { ChosenPhotos } from './chosen-photos.ts';
import { createChosenPhotos } from './chosen-photos.ts';
import { forgetOwnThumb, keepOwnThumb, ownThumbs } from './own-thumbs.ts';
import { photoOutbox } from './photo-outbox.ts';
import type { PreparedPhoto } from './prepare-photo.ts';
import { identify, preparePhoto } from './prepare-photo.ts';
import { unreadyCount } from './unready-count.ts';

/** Photographs that this phone has sent to an album, or that wait in its outbox. */
export interface OwnPhotos {
  readonly ids: readonly string[];
  /** Addresses of small pictures, by the ids of the photographs. */
  readonly thumbs: ReadonlyMap<string, string>;
  /** Whether the phone's storage has been read. */
  readonly isRead: boolean;
  /** How many a closed page had not yet prepared. */
  readonly lost: number;
}

export interface Upload {
  readonly chosen: ChosenPhotos;
  readonly own: () => OwnPhotos;
  readonly listen: (changed: () => void) => () => void;
  /**
   * Takes a photograph off the outbox, and deletes it from the album if an attempt had arrived there whose response was lost.
   * Resolves with whether it had. Without a network that cannot be known and counts as no; it is deleted once there is one.
   */
  readonly discard: (id: string) => Promise<boolean>;
  /** Sends a refused photograph again. */
  readonly again: (id: string) => Promise<void>;
  /** As `takeBackPhoto` does; throws without a network. */
  readonly takeBack: (id: string) => Promise<FirestoreResult>;
}

const uploads = new Map<string, Upload>();

/** The upload of an album. It continues when the guest moves to another page of the site. */
export function uploadTo(code: string): Upload {
  const upload = uploads.get(code) ?? createUpload(code);
  uploads.set(code, upload);
  return upload;
}

/**
 * Four sets of ids say what became of this phone's photographs:
 * - `sentHere`: given to the outbox since the page was opened. In memory only.
 * - `sentPhotos`: safe in the phone's storage or in the album, so the phone shows them as its own.
 * - `photosToTakeBack`: discarded, but an attempt may have reached the album. They are deleted there once there is a network.
 * - `takenBackPhotos`: deleted from the album, which takes none of them again.
 */
function createUpload(code: string): Upload {
  const store = createStore<OwnPhotos>(() => ({
    ids: sentPhotos.of(code),
    thumbs: new Map(),
    isRead: false,
    lost: 0,
  }));
  const sentHere = new Set<string>();
  const outbox = photoOutbox();
  const kept = unreadyCount(code);
  let unready = 0;

  function keepUnready(): void {
    const unsafe = itemsOf(code).filter(({ stored }) => !stored).length;
    kept.keep(unready + unsafe);
  }

  /** Only what cannot be lost with the page counts as sent. */
  function noteSent(): void {
    const safe = itemsOf(code).filter(({ stored }) => stored);
    const { delivered } = outbox.view();
    const sent = [...safe.map(({ id }) => id), ...[...sentHere].filter((id) => delivered.includes(id))];
    // Another tab may have taken some back.
    const takenBack = takenBackPhotos.of(code);
    for (const id of sent) if (!takenBack.includes(id)) sentPhotos.add(code, id);
    store.setState({ ids: [...new Set([...sentPhotos.of(code), ...itemsOf(code).map(({ id }) => id)])] });
    if (store.getState().lost === 0) keepUnready();
  }

  function showThumb(id: string, thumb: Blob): void {
    const { thumbs } = store.getState();
    if (!thumbs.has(id)) store.setState({ thumbs: new Map(thumbs).set(id, URL.createObjectURL(thumb)) });
  }

  async function put(prepared: PreparedPhoto, name: string): Promise<void> {
    const { id, thumb } = prepared;
    photosToTakeBack.forget(code, id);
    sentHere.add(id);
    showThumb(id, thumb);
    const secret = phoneSecret();
    const [phone, key] = await Promise.all([
      phoneMarkOf(secret, code),
      photoSecretOf(secret, id).then(photoKeyOf),
    ]);
    await outbox.add({ ...prepared, code, name, phone, key }, id);
    void keepOwnThumb(code, id, thumb);
  }

  function forget(id: string): void {
    sentHere.delete(id);
    sentPhotos.forget(code, id);
    void forgetOwnThumb(id);
    noteSent();
  }

  async function takeBack(id: string): Promise<FirestoreResult> {
    const result = await takeBackPhoto(code, id, await photoSecretOf(phoneSecret(), id));
    if (result !== 'done') return result;
    noteTakenBack(code, id);
    forget(id);
    return result;
  }

  /** Whether the guest has chosen it again meanwhile. */
  function isWanted(id: string): boolean {
    return store.getState().ids.includes(id);
  }

  async function takeBackLate(): Promise<void> {
    for (const id of photosToTakeBack.of(code)) {
      if (isWanted(id)) photosToTakeBack.forget(code, id);
      else await takeBackNow(id);
    }
  }

  /** Resolves with whether the photograph was in the album; asks again later if there is no network. */
  async function takeBackNow(id: string): Promise<boolean> {
    const result = await takeBack(id).catch(() => 'not now' as const);
    if (result === 'not now' && !isWanted(id)) photosToTakeBack.add(code, id);
    else photosToTakeBack.forget(code, id);
    return result === 'done';
  }

  outbox.listen(noteSent);
  whenBack(() => void takeBackLate());
  const read = async () => {
    await outbox.syncWithStore();
    for (const [id, thumb] of await ownThumbs(code)) showThumb(id, thumb);
    for (const { id, message } of itemsOf(code)) showThumb(id, message.thumb);
    store.setState({ isRead: true });
    await Promise.all([outbox.flush(), takeBackLate()]);
  };
  void read();
  kept.findLost((more) => store.setState({ lost: store.getState().lost + more }));

  return {
    chosen: createChosenPhotos({
      identify: (file) => identify(code, file),
      prepare: (id, file, withHelper) => preparePhoto(id, file, withHelper ? openHeic : undefined),
      before: (id) => {
        if (store.getState().ids.includes(id)) return 'sent';
        return takenBackPhotos.of(code).includes(id) ? 'takenBack' : undefined;
      },
      put,
      room: () => PHOTOS_PER_PHONE - store.getState().ids.length,
      keepUnready: (count) => {
        unready = count;
        store.setState({ lost: 0 });
        keepUnready();
      },
      addressOf: (picture) => URL.createObjectURL(picture),
      forgetAddress: (address) => URL.revokeObjectURL(address),
    }),
    own: store.getState,
    listen: store.subscribe,
    async discard(id) {
      const isRefused = itemsOf(code).some((item) => item.id === id && item.refused);
      const dropped = outbox.discard(id);
      forget(id);
      await dropped;
      return !isRefused && takeBackNow(id);
    },
    async again(id) {
      const item = itemsOf(code).find((one) => one.id === id);
      if (item) await outbox.add(item.message, id);
    },
    takeBack,
  };
}

function itemsOf(code: string) {
  return photoOutbox()
    .view()
    .items.filter(({ message }) => message.code === code);
}
