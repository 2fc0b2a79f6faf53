/** The photographs that a guest has chosen, from the file to the outbox: prepared one after another, since each needs much memory. */
import { createStore } from 'zustand/vanilla';
import type { PictureFault } from '#src/lib/pictures/picture-error.ts';
import { PictureError } from '#src/lib/pictures/picture-error.ts';
import type { PreparedPhoto } from './prepare-photo.ts';

export interface ChosenPhoto {
  readonly key: number;
  readonly fileName: string;
  /** Under which it is sent; once it is ready. */
  readonly id?: string;
  readonly state: 'waiting' | 'preparing' | 'ready' | 'failed';
  /** The address of its small picture, as soon as there is one. */
  readonly thumb?: string;
  readonly fault?: PictureFault;
  /** Whether the helper for HEIC photographs was wanted and did not arrive. */
  readonly lacksHelper?: boolean;
  /** Whether it is sent as soon as it is ready. */
  readonly pressed: boolean;
  /** The guest's when it was pressed. */
  readonly name?: string;
}

/**
 * Files of the last choice that were left out: duplicates, already sent, deleted, or over the limit of a choice
 * or phone.
 */
export const LEFT_OUT = ['twice', 'sent', 'takenBack', 'atOnce', 'perPhone'] as const;

export type LeftOut = Readonly<Record<(typeof LEFT_OUT)[number], number>>;

export interface Choice {
  readonly photos: readonly ChosenPhoto[];
  readonly leftOut: LeftOut;
}

const NOTHING_LEFT_OUT: LeftOut = { twice: 0, sent: 0, takenBack: 0, atOnce: 0, perPhone: 0 };

export const NO_CHOICE: Choice = { photos: [], leftOut: NOTHING_LEFT_OUT };

export interface ChoicePorts {
  readonly identify: (file: Blob) => Promise<string>;
  readonly prepare: (id: string, file: Blob, withHelper: boolean) => Promise<PreparedPhoto>;
  /** What this phone has done with a photograph before. */
  readonly before: (id: string) => 'sent' | 'takenBack' | undefined;
  /** Puts a photograph into the outbox; resolves once it is there. */
  readonly put: (photo: PreparedPhoto, name: string) => Promise<void>;
  /** How many more this phone may send. */
  readonly room: () => number;
  /** Remembers how many were to be sent and are not in the outbox. */
  readonly keepUnready: (count: number) => void;
  readonly addressOf: (picture: Blob) => string;
  readonly forgetAddress: (address: string) => void;
}

export interface ChosenPhotos {
  readonly view: () => Choice;
  readonly listen: (changed: () => void) => () => void;
  /** Takes the first `most` of these files. */
  readonly choose: (files: readonly File[], most: number) => void;
  readonly remove: (key: number) => void;
  /** Retries those that this browser cannot decode itself. */
  readonly openWithHelper: () => void;
  /** Sends all that are ready, and the others as soon as they are. `name` is the guest's. */
  readonly send: (name: string) => void;
}

interface Work {
  readonly file: Blob;
  readonly withHelper: boolean;
  readonly id?: string;
  readonly prepared?: PreparedPhoto;
}

export function createChosenPhotos(ports: ChoicePorts): ChosenPhotos {
  const store = createStore<Choice>(() => NO_CHOICE);
  const works = new Map<number, Work>();
  let keys = 0;
  let preparing = false;
  let puts = Promise.resolve();

  function change(photos: readonly ChosenPhoto[], leftOut = store.getState().leftOut): void {
    store.setState({ photos, leftOut });
    ports.keepUnready(photos.filter(({ pressed, state }) => pressed && state !== 'failed').length);
  }

  function changeOne(key: number, changed: Partial<ChosenPhoto>): void {
    change(store.getState().photos.map((one) => (one.key === key ? { ...one, ...changed } : one)));
  }

  function remove(key: number): void {
    const { photos } = store.getState();
    const thumb = photos.find((one) => one.key === key)?.thumb;
    if (thumb) ports.forgetAddress(thumb);
    works.delete(key);
    change(photos.filter((one) => one.key !== key));
  }

  function leaveOut(key: number, reason: keyof LeftOut): void {
    const { leftOut } = store.getState();
    store.setState({ leftOut: { ...leftOut, [reason]: leftOut[reason] + 1 } });
    remove(key);
  }

  function isThere(id: string, key: number): boolean {
    return [...works].some(([other, work]) => other !== key && work.id === id);
  }

  async function prepare(key: number, work: Work): Promise<void> {
    changeOne(key, { state: 'preparing' });
    try {
      const id = work.id ?? (await ports.identify(work.file));
      if (!works.has(key)) return;
      const before = isThere(id, key) ? 'twice' : ports.before(id);
      if (before) return leaveOut(key, before);
      works.set(key, { ...work, id });
      const prepared = await ports.prepare(id, work.file, work.withHelper);
      if (!works.has(key)) return;
      // The file itself is not needed any more.
      works.set(key, { file: prepared.picture, withHelper: false, id, prepared });
      changeOne(key, { state: 'ready', id, thumb: ports.addressOf(prepared.thumb) });
    } catch (error) {
      if (!works.has(key)) return;
      const fault = error instanceof PictureError ? error.fault : 'broken';
      if (fault !== 'heic') works.delete(key);
      changeOne(key, { state: 'failed', fault, lacksHelper: fault === 'heic' && work.withHelper });
    }
  }

  async function put({ key, name = '' }: ChosenPhoto): Promise<void> {
    const prepared = works.get(key)?.prepared;
    if (prepared) await ports.put(prepared, name);
    remove(key);
  }

  /** Also while another one is prepared, which may take long: what is ready must not be lost with the page. */
  function putReady(): Promise<void> {
    const next = () => store.getState().photos.find(({ pressed, state }) => pressed && state === 'ready');
    puts = puts.then(async () => {
      for (let ready = next(); ready; ready = next()) await put(ready);
    });
    return puts;
  }

  async function run(): Promise<void> {
    const next = () => store.getState().photos.find(({ state }) => state === 'waiting');
    const ready = putReady();
    if (preparing) return;
    preparing = true;
    await ready;
    for (let photo = next(); photo; photo = next()) {
      const work = works.get(photo.key);
      if (!work) break;
      await prepare(photo.key, work);
      await putReady();
    }
    preparing = false;
  }

  return {
    view: store.getState,
    listen: store.subscribe,
    choose(files, most) {
      // Those that can still be retried stay.
      const kept = store.getState().photos.filter(({ key }) => works.has(key));
      const room = Math.max(0, ports.room() - kept.length);
      const first = files.slice(0, most);
      const taken = first.slice(0, room).map((file): ChosenPhoto => {
        keys += 1;
        works.set(keys, { file, withHelper: false });
        return { key: keys, fileName: file.name, state: 'waiting', pressed: false };
      });
      change([...kept, ...taken], {
        ...NOTHING_LEFT_OUT,
        atOnce: files.length - first.length,
        perPhone: first.length - taken.length,
      });
      void run();
    },
    remove,
    openWithHelper() {
      for (const { key, fault } of store.getState().photos) {
        const work = works.get(key);
        if (fault !== 'heic' || !work) continue;
        works.set(key, { file: work.file, withHelper: true, ...(work.id && { id: work.id }) });
      }
      change(
        store.getState().photos.map(({ fault, ...one }) => {
          if (fault === undefined) return one;
          return fault === 'heic' ? { ...one, state: 'waiting', lacksHelper: false } : { ...one, fault };
        }),
      );
      void run();
    },
    send(name) {
      change(
        store
          .getState()
          .photos.map((one) =>
            one.pressed || one.state === 'failed' ? one : { ...one, pressed: true, name },
          ),
        NOTHING_LEFT_OUT,
      );
      void run();
    },
  };
}
