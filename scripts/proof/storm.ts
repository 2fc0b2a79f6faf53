/**
 * `npm run proof:storm`: nothing is lost and nothing arrives twice.
 *
 * Five hundred guests press Submit, each on a phone of their own, through the shop's own outbox and its own call
 * to Firestore (every fifth through the plain REST call that the service worker makes), against the emulator with
 * firestore.rules. Of their requests 30 % are dropped, 10 % answered 503, and 10 % applied but answered later than
 * the outbox waits. A quarter of the tabs is killed while their message is under way, and opened again.
 *
 * Time runs {@link SPEED} times faster than the clock on the wall, pauses and time-outs alike. `--seed N` draws
 * another storm. Fails unless the database holds exactly the five hundred messages, once each.
 */
import { startProofEmulator } from '#scripts/proof/emulator.ts';
import type { GuestPhone } from '#scripts/proof/guest-phone.ts';
import { createPhone, guestOf, messageOf } from '#scripts/proof/guest-phone.ts';
import { chance, seedOf } from '#scripts/proof/random.ts';
import { loadShopCode } from '#scripts/proof/shop-code.ts';
import { emptyDatabase, idOf, storedDocuments } from '#scripts/proof/stored-documents.ts';
import { letItStorm } from '#scripts/proof/weather.ts';
import { collectionOf, documentOf } from '#src/features/messages/message.ts';
import type { Transport } from '#src/features/messages/outbox.ts';

const GUESTS = 500;
const SPEED = 10;
const WEATHER = { dropped: 0.3, unavailable: 0.1, late: 0.1 };

/** Guests arrive over this time, and a storm that is not over by then has lost something. */
const ARRIVAL_MS = 300_000;
const GIVE_UP_MS = 3_600_000;

const seed = seedOf(process.argv, 7);
const startedAt = Date.now();
const realTimeout = globalThis.setTimeout;
const pause = (ms: number) => new Promise<void>((resolve) => realTimeout(resolve, ms / SPEED));

const emulator = await startProofEmulator();
const shop = await loadShopCode(emulator.host);
// A database that has just been started answers slower than the guests wait, in their time.
for (let round = 0; round < 10; round += 1) {
  const calls = Array.from({ length: 30 }, (_, place) =>
    shop.messages.sendMessage(`warm-up-${round}-${place}`.padEnd(24, '0'), messageOf(place)),
  );
  await Promise.all(calls);
}
await emptyDatabase(emulator);

// From here on every timer of the shop's code runs fast.
Object.assign(globalThis, {
  setTimeout: Object.assign(
    (work: () => void, ms = 0, ...args: never[]) => realTimeout(work, ms / SPEED, ...args),
    realTimeout,
  ),
});
const { report, clear } = letItStorm(WEATHER, seed, shop.outbox.ATTEMPT_TIMEOUT_MS * 1.5, guestOf);

const later = (ms: number, work: () => void) => {
  const timer = setTimeout(work, ms);
  return () => clearTimeout(timer);
};

let killed = 0;
let sendingWhenKilled = 0;
const waits: number[] = [];

/** One guest from pressing Submit until the phone has nothing left to send; answers the id they were given. */
async function attend(guest: number): Promise<string> {
  const lot = chance(seed * 7_919 + guest);
  const send: Transport = guest % 5 === 4 ? shop.background.sendOverRest : shop.messages.sendMessage;
  const phone = createPhone(shop.outbox.createOutbox, later, lot.next);
  await pause(lot.next() * ARRIVAL_MS);
  const pressedAt = Date.now();
  let tab = phone.open(send);
  const id = await tab.outbox.add(messageOf(guest));
  if (guest % 4 === 0) {
    // Somewhere between the press and the second attempt.
    await pause(lot.next() * shop.outbox.FIRST_PAUSE_MS);
    if (tab.outbox.view().items.some(({ state }) => state === 'sending')) sendingWhenKilled += 1;
    tab.kill();
    killed += 1;
    await pause(lot.next() * 60_000);
    tab = phone.open(send);
    void tab.outbox.flush();
  }
  await sentFrom(phone, guest);
  waits.push(((Date.now() - pressedAt) * SPEED) / 1_000);
  tab.kill();
  return id;
}

async function sentFrom(phone: GuestPhone, guest: number): Promise<void> {
  for (let waited = 0; phone.entries().length > 0; waited += 500) {
    if (waited > GIVE_UP_MS) throw new Error(`The message of guest ${guest} never left the phone.`);
    await pause(500);
  }
}

const faults: string[] = [];
const ids = await Promise.all(
  Array.from({ length: GUESTS }, (_, guest) =>
    attend(guest).catch((error: unknown) => {
      faults.push(String(error));
      return '';
    }),
  ),
);
clear();
// Whatever is still under way arrives before we look.
await pause(shop.outbox.ATTEMPT_TIMEOUT_MS * 3);

const stored = [
  ...(await storedDocuments(emulator, 'blesscouple')),
  ...(await storedDocuments(emulator, 'farewellMessages')),
];
for (let guest = 0; guest < GUESTS; guest += 1) {
  const message = messageOf(guest);
  const theirs = stored.filter(({ fields }) => fields?.name?.stringValue === message.name);
  if (theirs.length !== 1) faults.push(`${message.name} stands in the database ${theirs.length} times.`);
  for (const document of theirs) {
    const wanted = `/${collectionOf(message)}/${ids[guest]}`;
    if (!document.name.endsWith(wanted)) faults.push(`${message.name} is ${idOf(document)}, not ${wanted}.`);
    for (const [field, text] of Object.entries(documentOf(message))) {
      if (document.fields?.[field]?.stringValue !== text) faults.push(`${message.name}: ${field} differs.`);
    }
  }
}
if (stored.length !== GUESTS) faults.push(`${stored.length} documents instead of ${GUESTS}.`);
const writtenAgain = stored.filter(({ createTime, updateTime }) => createTime !== updateTime).length;

await shop.close();
await emulator.stop();

waits.sort((one, other) => one - other);
const share = (count: number) => `${count} (${((100 * count) / report.requests).toFixed(1)} %)`;
const seconds = (place: number) => `${Math.round(waits[Math.floor(place * (waits.length - 1))] ?? 0)} s`;
console.log(`Storm with seed ${seed}: ${GUESTS} guests, ${report.requests} requests`);
console.log(`  dropped ${share(report.dropped)}, answered 503 ${share(report.unavailable)}`);
console.log(`  applied and answered too late ${share(report.late)}, answered ${share(report.answered)}`);
console.log(
  `  tabs killed and opened again: ${killed}, ${sendingWhenKilled} of them in the middle of a request`,
);
console.log(`  documents that were sent more than once and stayed one: ${writtenAgain}`);
console.log(
  `  until it had arrived: half within ${seconds(0.5)}, the last after ${seconds(1)} of the guests' time`,
);
console.log(`  ${((Date.now() - startedAt) / 1_000).toFixed(0)} s on the clock on the wall`);
for (const fault of faults.slice(0, 20)) console.error(`  ${fault}`);
console.log(`storm: ${stored.length} documents of ${GUESTS}, ${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1);
