/** A guest who sends five photographs, some of which others have too. */
import { createHash } from 'node:crypto';
import { createPhone } from '#scripts/proof/guest-phone.ts';
import type { ReadRequest } from '#scripts/proof/network-faults.ts';
import { seededRandom } from '#scripts/proof/seeded-random.ts';
import type { ShopCode } from '#scripts/proof/shop-code.ts';
import { GIVE_UP_MS, pause, REOPEN_MS } from '#scripts/proof/storm-run.ts';
import type { SentPhoto } from '#src/data/photo-store.ts';
import { createPhoneStorage } from '#tests/support/memory-storage.ts';
import { jpegBytes } from '#tests/support/portrait-documents.ts';

export const CODE = 'ABCD12345678';

export const PHOTOS_EACH = 5;

/** Guests press in the course of so much simulated time. */
const ARRIVAL_MS = 120_000;

/** How often the tabs of four guests are killed. */
const KILLS = [1, 2, 0, 0] as const;

/** Small, for the emulator's sake. */
const PICTURE_BYTES = 40_000;
const THUMB_BYTES = 6_000;

export interface GuestRun {
  readonly killed: number;
  readonly refused: number;
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

/** Every third guest's first photograph is the last one of the guest before, forwarded. */
function fileOf(guest: number, place: number): string {
  return guest % 3 === 2 && place === 0 ? `${guest - 1}-${PHOTOS_EACH - 1}` : `${guest}-${place}`;
}

export function photoId(guest: number, place: number): string {
  return hash(fileOf(guest, place)).slice(0, 32);
}

/** The bytes of a photograph, the same from every phone. */
export function pictureOf(guest: number, place: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(jpegBytes(PICTURE_BYTES));
  bytes.set(new TextEncoder().encode(fileOf(guest, place)), 16);
  return bytes;
}

function photoOf(guest: number, place: number): SentPhoto {
  return {
    code: CODE,
    name: `Guest ${guest}`,
    width: 1_600,
    height: 1_200,
    takenAt: null,
    phone: hash(`phone ${guest}`),
    key: hash(`key ${guest} ${place}`),
    picture: new Blob([pictureOf(guest, place)], { type: 'image/jpeg' }),
    thumb: new Blob([new Uint8Array(jpegBytes(THUMB_BYTES))], { type: 'image/jpeg' }),
  };
}

/** Sends all of a guest's photographs; half of the tabs are killed once or twice on the way. */
export async function simulateGuest(guest: number, seed: number, shop: ShopCode): Promise<GuestRun> {
  const random = seededRandom(seed * 7_919 + guest);
  const { send, ...options } = shop.photoOutbox.PHOTO_OUTBOX;
  const fromTab = guest % 5 === 4 ? shop.background.sendFromWorker(send) : send;
  const phone = createPhone({
    options,
    storage: createPhoneStorage(),
    schedule: (ms, work) => {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
    random,
  });
  await pause(random() * ARRIVAL_MS);
  let tab = phone.open(fromTab);
  for (let place = 0; place < PHOTOS_EACH; place += 1) {
    await tab.outbox.add(photoOf(guest, place), photoId(guest, place));
  }
  const kills = KILLS[guest % KILLS.length] ?? 0;
  for (let kill = 0; kill < kills; kill += 1) {
    await pause(random() * 20_000);
    tab.kill();
    await pause(random() * 60_000);
    tab = phone.open(fromTab);
    void tab.outbox.flush();
  }
  const waiting = () => tab.outbox.view().items.filter(({ state }) => state !== 'refused');
  await tab.outbox.syncWithStore();
  for (let waited = 0; waiting().length > 0; waited += 500) {
    if (waited > GIVE_UP_MS)
      throw new Error(`${waiting().length} photographs of guest ${guest} never arrived.`);
    if (waited % REOPEN_MS === 0) void tab.outbox.flush();
    await pause(500);
  }
  const refused = tab.outbox.view().items.length;
  tab.kill();
  return { killed: kills, refused };
}

/** Requests that send a photograph, and look-ups after them. */
export function photoRequests(): ReadRequest {
  const guests = new Map<string, number>();
  return (url, init) => {
    if (typeof init?.body !== 'string') return undefined;
    const id = /\/(?:photos|closed)\/([0-9a-f]{32})[/"]/.exec(init.body)?.[1] ?? '';
    const isWrite = url.includes(':commit');
    const named = /"Guest (\d+)"/.exec(init.body)?.[1];
    const guest = isWrite && named !== undefined ? Number(named) : guests.get(id);
    if (guest === undefined) return undefined;
    guests.set(id, guest);
    return { guest, id, isWrite };
  };
}
