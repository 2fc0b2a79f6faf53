/**
 * Guests send five photographs each on a bad network, with the real outbox and rules; half of their tabs are killed. Each
 * photograph must be stored once, with its own bytes, also one that two guests have sent.
 */
import { createHash } from 'node:crypto';
import { createPhone, readGuests } from '#scripts/proof/guest-phone.ts';
import type { Random } from '#scripts/proof/seeded-random.ts';
import type { ShopCode } from '#scripts/proof/shop-code.ts';
import { idOf, storedDocuments } from '#scripts/proof/stored-documents.ts';
import type { Storm } from '#scripts/proof/storm-run.ts';
import {
  networkLine,
  pause,
  runGuests,
  speedUpTime,
  sumOf,
  transportOf,
  untilSent,
} from '#scripts/proof/storm-run.ts';
import type { SentPhoto } from '#src/data/photo-store.ts';
import { write } from '#tests/support/firestore-rest.ts';
import { CODE, INVITATION, PATH, START } from '#tests/support/invitation-documents.ts';
import { createPhoneStorage } from '#tests/support/memory-storage.ts';
import { ALBUM } from '#tests/support/photo-documents.ts';
import { jpegBytes } from '#tests/support/portrait-documents.ts';

const PHOTOS_EACH = 5;

/** Guests press within this simulated time. */
const ARRIVAL_MS = 120_000;

/** How often the tabs of four guests are killed. */
const KILLS = [1, 2, 0, 0] as const;

/** Small, for the emulator's sake. */
const PICTURE_BYTES = 40_000;
const THUMB_BYTES = 6_000;

export async function photoStorm(storm: Storm): Promise<string> {
  const { seed, guests, emulator, shop, faults } = storm;
  await write('owner', PATH, { ...INVITATION, createdAt: START, updatedAt: START });
  await write('owner', `${PATH}/album/settings`, ALBUM);
  speedUpTime();
  const { network, runs } = await runGuests(storm, {
    requests: readGuests(/\/(?:photos|closed)\/([0-9a-f]{32})[/"]/),
    attemptMs: shop.photoOutbox.PHOTO_OUTBOX.attemptMs,
    simulate: (guest, random) => simulateGuest(guest, random, shop),
  });

  const photos = new Set((await storedDocuments(emulator, `${PATH}/photos`)).map(idOf));
  const files = new Map(
    (await storedDocuments(emulator, `${PATH}/photoFiles`)).map((one) => [
      idOf(one),
      String(one.fields?.picture?.bytesValue),
    ]),
  );
  const sent = new Set<string>();
  for (let guest = 0; guest < guests; guest += 1) {
    for (let place = 0; place < PHOTOS_EACH; place += 1) {
      const id = photoId(guest, place);
      sent.add(id);
      const bytes = Buffer.from(pictureOf(guest, place)).toString('base64');
      if (!photos.has(id)) faults.push(`Photograph ${place} of guest ${guest} is lost.`);
      else if (files.get(id) !== bytes) faults.push(`Photograph ${place} of guest ${guest} has other bytes.`);
    }
  }
  for (const [kind, stored] of Object.entries({ photographs: photos.size, pictures: files.size })) {
    if (stored !== sent.size) faults.push(`There are ${stored} ${kind} in place of ${sent.size}.`);
  }
  const refused = sumOf(runs, (run) => run.refused);
  if (refused > 0) faults.push(`${refused} photographs came back.`);
  console.log(
    `${guests} guests, seed ${seed}: ${guests * PHOTOS_EACH} photographs sent, ${sent.size} different ones, ${photos.size} stored`,
  );
  console.log(networkLine(network));
  console.log(`  tabs killed and reopened: ${sumOf(runs, (run) => run.killed)}`);
  return `photo storm: ${guests} guests`;
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

/** Every third guest's first photograph is the last one of the guest before, forwarded. */
function fileOf(guest: number, place: number): string {
  return guest % 3 === 2 && place === 0 ? `${guest - 1}-${PHOTOS_EACH - 1}` : `${guest}-${place}`;
}

function photoId(guest: number, place: number): string {
  return hash(fileOf(guest, place)).slice(0, 32);
}

/** The bytes of a photograph, the same from every phone. */
function pictureOf(guest: number, place: number): Uint8Array<ArrayBuffer> {
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
async function simulateGuest(guest: number, random: Random, shop: ShopCode) {
  const { send: sendPhoto, ...options } = shop.photoOutbox.PHOTO_OUTBOX;
  const send = transportOf(guest, sendPhoto, shop);
  const phone = createPhone({ options, storage: createPhoneStorage(), random });
  await pause(random() * ARRIVAL_MS);
  let tab = phone.open(send);
  for (let place = 0; place < PHOTOS_EACH; place += 1) {
    await tab.outbox.add(photoOf(guest, place), photoId(guest, place));
  }
  const kills = KILLS[guest % KILLS.length] ?? 0;
  for (let kill = 0; kill < kills; kill += 1) {
    await pause(random() * 20_000);
    tab.kill();
    await pause(random() * 60_000);
    tab = phone.open(send);
    void tab.outbox.flush();
  }
  await tab.outbox.syncWithStore();
  const isSent = () => tab.outbox.view().items.every(({ state }) => state === 'refused');
  await untilSent(isSent, `guest ${guest}`, () => void tab.outbox.flush());
  const refused = tab.outbox.view().items.length;
  tab.kill();
  return { killed: kills, refused };
}
