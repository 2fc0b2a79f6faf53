/**
 * Two hundred guests send five photographs each on a bad network, with the real outbox and rules; half of their tabs are killed.
 * Each photograph must be stored once, with its own bytes, also one that two guests have sent.
 */
import { startProofEmulator } from '#scripts/proof/emulator.ts';
import { injectNetworkFaults } from '#scripts/proof/network-faults.ts';
import { numberOption } from '#scripts/proof/number-option.ts';
import type { GuestRun } from '#scripts/proof/photographing-guest.ts';
import {
  CODE,
  PHOTOS_EACH,
  photoId,
  photoRequests,
  pictureOf,
  simulateGuest,
} from '#scripts/proof/photographing-guest.ts';
import { loadShopCode } from '#scripts/proof/shop-code.ts';
import { idOf, storedDocuments } from '#scripts/proof/stored-documents.ts';
import { FAULT_RATES, pause, speedUpTime } from '#scripts/proof/storm-run.ts';
import { ATTEMPT_TIMEOUT_MS } from '#src/lib/outbox/outbox.ts';
import { write } from '#tests/support/firestore-rest.ts';
import { INVITATION, START } from '#tests/support/invitation-documents.ts';
import { ALBUM } from '#tests/support/photo-documents.ts';

const PAGE = `invitations/${CODE}`;

const seed = numberOption('seed', 7);
const guests = numberOption('guests', 200);
const startedAt = Date.now();
const emulator = await startProofEmulator();
process.env.FIRESTORE_EMULATOR_HOST = emulator.host;
const shop = await loadShopCode(emulator.host);
const { attemptMs = ATTEMPT_TIMEOUT_MS } = shop.photoOutbox.PHOTO_OUTBOX;

await write('owner', PAGE, { ...INVITATION, createdAt: START, updatedAt: START });
await write('owner', `${PAGE}/album/settings`, ALBUM);
speedUpTime();

const faults: string[] = [];
const { report, stop } = injectNetworkFaults({
  rates: FAULT_RATES,
  seed,
  lateMs: attemptMs * 1.5,
  requests: photoRequests(),
});
const runs = await Promise.all(
  Array.from({ length: guests }, (_, guest) =>
    simulateGuest(guest, seed, shop).catch((error: unknown): GuestRun => {
      faults.push(String(error));
      return { killed: 0, refused: 0 };
    }),
  ),
);
stop();
// Lets pending requests finish before the database is read.
await pause(attemptMs * 2);

const photos = new Set((await storedDocuments(emulator, `${PAGE}/photos`)).map(idOf));
const files = new Map(
  (await storedDocuments(emulator, `${PAGE}/photoFiles`)).map((one) => [
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
for (const [kind, stored] of [
  ['photographs', photos.size],
  ['pictures', files.size],
] as const) {
  if (stored !== sent.size) faults.push(`There are ${stored} ${kind} in place of ${sent.size}.`);
}
const refused = runs.reduce((sum, run) => sum + run.refused, 0);
if (refused > 0) faults.push(`${refused} photographs came back.`);

await shop.close();
await emulator.stop();
const share = (count: number) => `${count} (${((100 * count) / report.requests).toFixed(1)} %)`;
console.log(
  `${guests} guests, seed ${seed}: ${guests * PHOTOS_EACH} photographs sent, ${sent.size} different ones, ${photos.size} stored`,
);
console.log(
  `  ${report.requests} requests: dropped ${share(report.dropped)}, 503 ${share(report.unavailable)}, applied but answered too late ${share(report.late)}`,
);
console.log(`  tabs killed and reopened: ${runs.reduce((sum, run) => sum + run.killed, 0)}`);
console.log(`  ${((Date.now() - startedAt) / 1_000).toFixed(0)} s of real time`);
for (const fault of faults.slice(0, 20)) console.error(`  ${fault}`);
console.log(`photo storm: ${guests} guests, ${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1);
