import type * as BlessingsApi from '#src/data/blessings-api.ts';
import type { Blessing } from '#src/domain/blessing/blessing.ts';

type Api = typeof BlessingsApi;

/** Blessings as `blessings-api.ts` reads and writes them, without a database. Counts what is read. */
export function fakeBlessings(stored: readonly Blessing[]) {
  let all = [...stored];
  let left = Number.POSITIVE_INFINITY;
  let reads = 0;
  const batches: number[] = [];
  const listeners = new Set<() => void>();
  const newest = () => all.toSorted((one, other) => other.createdAt - one.createdAt);
  const count = (state: Blessing['state']) => all.filter((one) => one.state === state).length;
  const call = () => {
    left -= 1;
    if (left < 0) throw Object.assign(new Error('no network'), { code: 'unavailable' });
  };
  // The cursor is opaque to the store.
  const places = new Map<unknown, number>();

  const api: { -readonly [Name in keyof Api]: Api[Name] } = {
    BLESSINGS_PER_BATCH: 9,
    async listBlessings(_code, size, after) {
      call();
      const from = places.get(after) ?? 0;
      const items = newest().slice(from, from + size);
      reads += items.length;
      if (items.length < size) return { items };
      const next = Object.create(null);
      places.set(next, from + size);
      return { items, next };
    },
    async readBlessings(_code, ids) {
      call();
      const found = all.filter(({ id }) => ids.includes(id));
      reads += found.length;
      return found;
    },
    async countBlessings() {
      call();
      return { new: count('new'), approved: count('approved'), hidden: count('hidden') };
    },
    async listenToBlessings(_code, size, onChange) {
      const tell = () => onChange(newest().slice(0, size));
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    async decideBlessings(_code, blessings, state) {
      call();
      batches.push(blessings.length);
      const ids = new Set(blessings.map(({ id }) => id));
      all = all.map((one) => (ids.has(one.id) ? { ...one, state } : one));
    },
    async deleteBlessings(_code, ids) {
      call();
      all = all.filter(({ id }) => !ids.includes(id));
    },
    async readApproved() {
      return newest().filter(({ state }) => state === 'approved');
    },
  };

  return {
    api,
    batches,
    get reads() {
      return reads;
    },
    get listeners() {
      return listeners.size;
    },
    /** After this many more calls, there is no network. */
    failAfter(calls: number) {
      left = calls;
    },
    arrive(...more: readonly Blessing[]) {
      all = [...all, ...more];
      for (const tell of listeners) tell();
    },
  };
}
