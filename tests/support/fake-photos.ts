import type { DeskPhoto, Objection } from '#src/data/album-api.ts';
import type { PhotoApi } from '#src/features/album-desk/desk-store.ts';
import { jpegHead } from './picture-bytes.ts';

const START = Date.UTC(2027, 1, 12, 14, 15);
const MINUTE_MS = 60_000;

/** A photograph that arrived `minute` minutes after the first. */
export function photoAt(minute: number, change: Partial<DeskPhoto> = {}): DeskPhoto {
  return {
    id: String(minute).padStart(32, '0'),
    width: 1_600,
    height: 1_200,
    name: `Guest ${minute}`,
    takenAt: null,
    createdAt: START + minute * MINUTE_MS,
    state: 'new',
    book: 'no',
    phone: `phone ${minute % 10}`,
    thumb: jpegHead(360, 270),
    ...change,
  };
}

export function manyPhotos(count: number): readonly DeskPhoto[] {
  return Array.from({ length: count }, (_, minute) => photoAt(minute));
}

/** Photographs as `album-api.ts` reads and writes them, without a database. Counts what is read. */
export function fakePhotos(stored: readonly DeskPhoto[], objections: readonly Objection[] = []) {
  let all = [...stored];
  let asked = [...objections];
  let left = Number.POSITIVE_INFINITY;
  let isNextLost = false;
  let isRefusing = false;
  let reads = 0;
  const batches: number[] = [];
  const call = () => {
    left -= 1;
    const isLost = isNextLost || left < 0;
    isNextLost = false;
    if (isLost) throw Object.assign(new Error('no network'), { code: 'unavailable' });
  };
  const count = (state: DeskPhoto['state']) => all.filter((one) => one.state === state).length;
  // The cursor is opaque to the store.
  const places = new Map<unknown, DeskPhoto>();

  const api: PhotoApi = {
    PHOTOS_PER_DECISION: 9,
    PHOTOS_PER_DELETION: 6,
    PHOTOS_PER_READ: 60,
    async listPhotos(_code, { state, oldestFirst = false }, size, after) {
      call();
      const sign = oldestFirst ? 1 : -1;
      const last = places.get(after);
      const items = all
        .filter((one) => state === undefined || one.state === state)
        .toSorted((one, other) => sign * (one.createdAt - other.createdAt))
        .filter((one) => last === undefined || sign * (one.createdAt - last.createdAt) > 0)
        .slice(0, size);
      reads += items.length;
      const end = items.at(-1);
      if (items.length < size || !end) return { items };
      const next = Object.create(null);
      places.set(next, end);
      return { items, next };
    },
    async countPhotos() {
      call();
      return { new: count('new'), approved: count('approved'), hidden: count('hidden') };
    },
    async readPicture(_code, id) {
      call();
      return all.find((one) => one.id === id)?.thumb;
    },
    async photosOfPhone(_code, phone) {
      call();
      return all.filter((one) => one.phone === phone);
    },
    async readDeskPhoto(_code, id) {
      return all.find((one) => one.id === id);
    },
    async decidePhotos(_code, photos, state) {
      call();
      if (isRefusing) throw Object.assign(new Error('refused'), { code: 'permission-denied' });
      batches.push(photos.length);
      const ids = new Set(photos.map(({ id }) => id));
      if (all.filter(({ id }) => ids.has(id)).length < ids.size)
        throw Object.assign(new Error('no such photograph'), { code: 'not-found' });
      all = all.map((one) => (ids.has(one.id) ? { ...one, state } : one));
    },
    async deletePhotos(_code, ids) {
      call();
      batches.push(ids.length);
      all = all.filter(({ id }) => !ids.includes(id));
    },
    async listObjections() {
      return asked;
    },
    async objectAgain(_code, objection) {
      call();
      if (!all.some(({ id }) => id === objection.id)) throw new Error('its photograph is gone');
      asked = [...asked, objection];
    },
    async settleObjection(_code, id) {
      call();
      asked = asked.filter((one) => one.id !== id);
    },
  };

  return {
    api,
    batches,
    get reads() {
      return reads;
    },
    get objections() {
      return asked;
    },
    stateOf: (id: string) => all.find((one) => one.id === id)?.state,
    /** As a guest does it, from the phone that has sent it. */
    takeBack(id: string) {
      all = all.filter((one) => one.id !== id);
    },
    /** From now on no decision is allowed. */
    refuse() {
      isRefusing = true;
    },
    /** Only the next call fails. */
    failNext() {
      isNextLost = true;
    },
    /** After this many more calls, there is no network. */
    failAfter(calls: number) {
      left = calls;
    },
  };
}
