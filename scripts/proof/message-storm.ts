/**
 * `npm run proof -- storm`: simulates guests on a bad network and on failing phones, with the real outbox and rules. Every
 * message must be stored exactly once, or be readable on its phone, or stay deleted, depending on the fault. `--seed N`
 * varies the run, `--guests N` its size.
 */

import type { Fate } from '#scripts/proof/broken-phones.ts';
import { BROKEN_PHONES } from '#scripts/proof/broken-phones.ts';
import { startProofEmulator } from '#scripts/proof/emulator.ts';
import { messageOf } from '#scripts/proof/guest-phone.ts';
import { numberOption } from '#scripts/proof/number-option.ts';
import { orderCargo, orderFaults } from '#scripts/proof/ordered.ts';
import { loadShopCode } from '#scripts/proof/shop-code.ts';
import type { RestDocument } from '#scripts/proof/stored-documents.ts';
import { emptyDatabase, idOf, storedDocuments } from '#scripts/proof/stored-documents.ts';
import type { StormReport } from '#scripts/proof/storm-run.ts';
import { runStorm, speedUpTime } from '#scripts/proof/storm-run.ts';
import type { GuestMessage } from '#src/features/messages/message.ts';
import { collectionOf, documentOf } from '#src/features/messages/message.ts';

const seed = numberOption('seed', 7);
const crowd = numberOption('guests', 500);
const startedAt = Date.now();
const emulator = await startProofEmulator();
const shop = await loadShopCode(emulator.host);
// Warm-up: a fresh emulator responds more slowly than the simulated time-outs.
for (let round = 0; round < 10; round += 1) {
  const calls = Array.from({ length: 30 }, (_, place) =>
    shop.send.sendMessage(`warm-up-${round}-${place}`.padEnd(24, '0'), messageOf(place)),
  );
  await Promise.all(calls);
}
speedUpTime();

const faults: string[] = [];

await emptyDatabase(emulator);
const messages = {
  options: shop.messageOutbox.MESSAGE_OUTBOX,
  messageOf,
  textOf: ({ message }: GuestMessage) => message,
};
const calm = await runStorm({
  cargo: messages,
  guests: crowd,
  seed,
  emulator,
  shop,
  phoneOf: () => undefined,
});
print('working phones', calm, await fatesOf(calm, () => 'delivered'));

await emptyDatabase(emulator);
const phoneOf = (guest: number) => BROKEN_PHONES[guest % BROKEN_PHONES.length];
const broken = await runStorm({
  cargo: messages,
  guests: 2 * crowd,
  seed: seed + 1,
  emulator,
  shop,
  phoneOf,
});
const fates = await fatesOf(broken, (guest) => phoneOf(guest)?.fate ?? 'delivered');
print('broken phones', broken, fates);
BROKEN_PHONES.forEach(({ name, fate }, kind) => {
  const theirs = fates.filter((_, guest) => guest % BROKEN_PHONES.length === kind);
  console.log(`    ${name}: ${theirs.filter((one) => one === fate).length} of ${theirs.length} ${fate}`);
});

await emptyDatabase(emulator);
const ordered = await runStorm({
  cargo: orderCargo(shop.orderOutbox.ORDER_OUTBOX),
  guests: crowd,
  seed: seed + 2,
  emulator,
  shop,
  phoneOf: () => undefined,
});
faults.push(...ordered.faults, ...orderFaults(ordered.guests, await storedDocuments(emulator, 'orders')));
print(
  'orders',
  ordered,
  ordered.guests.map(() => 'delivered'),
);

await shop.close();
await emulator.stop();
console.log(`  ${((Date.now() - startedAt) / 1_000).toFixed(0)} s of real time`);
for (const fault of faults.slice(0, 20)) console.error(`  ${fault}`);
console.log(
  `storm: ${calm.guests.length + broken.guests.length + ordered.guests.length} guests, ${faults.length} faults`,
);
process.exit(faults.length === 0 ? 0 : 1);

async function fatesOf(
  { guests, faults: lost }: StormReport,
  wanted: (guest: number) => Fate,
): Promise<(Fate | 'lost')[]> {
  faults.push(...lost);
  const stored = [
    ...(await storedDocuments(emulator, 'blesscouple')),
    ...(await storedDocuments(emulator, 'farewellMessages')),
  ];
  const tombstones = new Set((await storedDocuments(emulator, 'deletedMessages')).map(idOf));
  const byName = new Map<string, RestDocument[]>();
  for (const document of stored) {
    const name = String(document.fields?.name?.stringValue);
    byName.set(name, [...(byName.get(name) ?? []), document]);
  }
  if (byName.size > guests.length) faults.push('There are messages that no guest wrote.');
  return guests.map((found, guest) => {
    const message = messageOf(guest);
    const theirs = byName.get(message.name) ?? [];
    const [document] = theirs;
    if (theirs.length > 1) faults.push(`${message.name} is in the database ${theirs.length} times.`);
    if (document && !document.name.endsWith(`/${collectionOf(message)}/${found?.id}`)) {
      faults.push(`${message.name} is ${idOf(document)}, not ${found?.id}.`);
    }
    for (const [field, text] of Object.entries(document ? documentOf(message) : {})) {
      if (document?.fields?.[field]?.stringValue !== text) faults.push(`${message.name}: ${field} differs.`);
    }
    const fate = fateOf(document, found?.cameBack === message.message, tombstones.has(found?.id ?? ''));
    if (fate !== wanted(guest)) faults.push(`${message.name} should be ${wanted(guest)} and is ${fate}.`);
    return fate;
  });
}

function fateOf(document: RestDocument | undefined, isReadable: boolean, isDeleted: boolean): Fate | 'lost' {
  if (document) return 'delivered';
  if (isReadable) return 'came back';
  return isDeleted ? 'deleted' : 'lost';
}

function print(title: string, report: StormReport, became: readonly (Fate | 'lost')[]): void {
  const { network, guests } = report;
  const waits = guests.flatMap((one) => (one ? [one.waited / 1_000] : [])).sort((one, other) => one - other);
  const seconds = (place: number) => `${Math.round(waits[Math.floor(place * (waits.length - 1))] ?? 0)} s`;
  const share = (count: number) => `${count} (${((100 * count) / network.requests).toFixed(1)} %)`;
  const counts = [...new Set(became)].map((fate) => `${became.filter((one) => one === fate).length} ${fate}`);
  console.log(`${guests.length} guests with ${title}, seed ${seed}: ${counts.join(', ')}`);
  console.log(
    `  ${network.requests} requests: dropped ${share(network.dropped)}, 503 ${share(network.unavailable)}`,
  );
  console.log(
    `  applied but answered too late ${share(network.late)}, 403 from the project ${share(network.notNow)}`,
  );
  console.log(`  tabs killed and reopened: ${report.killed}, ${report.sendingWhenKilled} while sending`);
  console.log(`  all sent: median ${seconds(0.5)}, last ${seconds(1)} (simulated time)`);
}
