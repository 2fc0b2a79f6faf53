/**
 * `npm run proof -- storm`: simulates guests on a bad network and on failing phones, with the real outbox and rules. Every
 * message must be stored exactly once, or be readable on its phone, or stay deleted, depending on the fault.
 */
import type { BrokenPhone, Fate } from '#scripts/proof/broken-phones.ts';
import { BROKEN_PHONES } from '#scripts/proof/broken-phones.ts';
import type { GuestPhone } from '#scripts/proof/guest-phone.ts';
import { createPhone, readGuests } from '#scripts/proof/guest-phone.ts';
import type { FaultReport } from '#scripts/proof/network-faults.ts';
import { orderCargo, orderFaults } from '#scripts/proof/ordered.ts';
import { faultyProject } from '#scripts/proof/project-faults.ts';
import type { Random } from '#scripts/proof/seeded-random.ts';
import type { RestDocument } from '#scripts/proof/stored-documents.ts';
import { idOf, storedDocuments } from '#scripts/proof/stored-documents.ts';
import type { Storm } from '#scripts/proof/storm-run.ts';
import {
  networkLine,
  pause,
  runGuests,
  SPEED,
  speedUpTime,
  sumOf,
  transportOf,
  untilSent,
} from '#scripts/proof/storm-run.ts';
import type { GuestMessage } from '#src/features/messages/message.ts';
import { collectionOf, documentOf } from '#src/features/messages/message.ts';
import type { OutboxOptions } from '#src/lib/outbox/define-outbox.ts';
import { FIRST_PAUSE_MS } from '#src/lib/outbox/retry-delay.ts';
import { clear } from '#tests/support/firestore-rest.ts';
import { createPhoneStorage } from '#tests/support/memory-storage.ts';

const ARRIVAL_MS = 300_000;

/** What the guests send. */
export interface Cargo<Message> {
  readonly options: OutboxOptions<Message>;
  readonly messageOf: (guest: number) => Message;
  /** What a guest would recognise of it. */
  readonly textOf: (message: Message) => string;
}

export interface Guest {
  readonly id: string;
  readonly cameBack: string | undefined;
  /** Milliseconds of simulated time. */
  readonly waited: number;
  readonly killed: boolean;
  readonly sendingWhenKilled: boolean;
}

type Guests = readonly (Guest | undefined)[];
type Became = Fate | 'lost';

export async function messageStorm(storm: Storm): Promise<string> {
  const { shop, emulator, faults } = storm;
  // Warm-up: a fresh emulator responds more slowly than the simulated time-outs.
  for (let round = 0; round < 10; round += 1) {
    const calls = Array.from({ length: 30 }, (_, place) =>
      shop.send.sendMessage(`warm-up-${round}-${place}`.padEnd(24, '0'), messageOf(place)),
    );
    await Promise.all(calls);
  }
  speedUpTime();
  const messages: Cargo<GuestMessage> = {
    options: shop.messageOutbox.MESSAGE_OUTBOX,
    messageOf,
    textOf: ({ message }) => message,
  };

  const calm = await send(storm, messages);
  print('working phones', storm.seed, calm, await fatesOf(storm, calm.runs, () => 'delivered'));

  const phoneOf = (guest: number) => BROKEN_PHONES[guest % BROKEN_PHONES.length];
  const next = { ...storm, seed: storm.seed + 1, guests: 2 * storm.guests };
  const broken = await send(next, messages, phoneOf);
  const fates = await fatesOf(next, broken.runs, (guest) => phoneOf(guest)?.fate ?? 'delivered');
  print('broken phones', next.seed, broken, fates);
  BROKEN_PHONES.forEach(({ name, fate }, kind) => {
    const theirs = fates.filter((_, guest) => guest % BROKEN_PHONES.length === kind);
    console.log(`    ${name}: ${theirs.filter((one) => one === fate).length} of ${theirs.length} ${fate}`);
  });

  const last = { ...storm, seed: storm.seed + 2 };
  const ordered = await send(last, orderCargo(shop.orderOutbox.ORDER_OUTBOX));
  faults.push(...orderFaults(ordered.runs, await storedDocuments(emulator, 'orders')));
  const delivered = ordered.runs.map((): Became => 'delivered');
  print('orders', last.seed, ordered, delivered);
  return `storm: ${4 * storm.guests} guests`;
}

/** All guests send something, with an empty database. */
async function send<Message>(
  storm: Storm,
  cargo: Cargo<Message>,
  phoneOf: (guest: number) => BrokenPhone | undefined = () => undefined,
) {
  await clear();
  return runGuests(storm, {
    requests: readGuests(/\/(?:blesscouple|farewellMessages|deletedMessages|orders)\/([\w-]+)"/),
    project: faultyProject(storm.seed, (guest) => phoneOf(guest)?.project),
    simulate: (guest, random) => simulateGuest(guest, random, storm, cargo, phoneOf(guest)),
  });
}

async function simulateGuest<Message>(
  guest: number,
  random: Random,
  { shop }: Storm,
  { options, messageOf: write, textOf }: Cargo<Message>,
  broken: BrokenPhone | undefined,
): Promise<Guest> {
  const storage = createPhoneStorage();
  const transport = transportOf(guest, options.send, shop);
  const phone = createPhone({ options, storage, random, keepsLocks: broken?.keepsLocks ?? false });
  await pause(random() * ARRIVAL_MS);
  broken?.breakStorage?.(storage, random);
  const pressedAt = Date.now();
  let tab = phone.open(transport);
  const id = await tab.outbox.add(write(guest));
  const killed = !broken?.whileOpen && guest % 4 === 0;
  let sendingWhenKilled = false;
  if (broken?.whileOpen || killed) await pause(random() * FIRST_PAUSE_MS);
  broken?.whileOpen?.(storage);
  if (killed) {
    // Between the press and the second attempt.
    sendingWhenKilled = tab.outbox.view().items.some(({ state }) => state === 'sending');
    tab.kill();
    broken?.onDeath?.(storage);
    await pause(random() * 60_000);
    tab = phone.open(transport);
    await tab.outbox.flush();
  }
  const isSent = () => tab.outbox.view().items.every(({ state }) => state === 'refused');
  await untilSent(isSent, `guest ${guest}`, broken && (() => void tab.outbox.flush()));
  const waited = (Date.now() - pressedAt) * SPEED;
  tab.kill();
  return { id, waited, killed, sendingWhenKilled, cameBack: await readOnNextVisit(phone, id, textOf) };
}

async function readOnNextVisit<Message>(
  phone: GuestPhone<Message>,
  id: string,
  textOf: (message: Message) => string,
): Promise<string | undefined> {
  const tab = phone.open(async () => 'unreachable');
  await tab.outbox.syncWithStore();
  const item = tab.outbox.view().items.find((one) => one.id === id && one.state === 'refused');
  tab.kill();
  return item && textOf(item.message);
}

/** The guest's number can be read back from the name. */
function messageOf(guest: number): GuestMessage {
  const fields = {
    name: `Guest ${guest}`,
    number: `+9198${String(guest).padStart(8, '0')}`,
    message: `Blessing ${guest} शुभ विवाह 💐`,
  };
  return guest % 2 === 0 ? { kind: 'blessing', ...fields } : { kind: 'farewell', branch: 'cse', ...fields };
}

async function fatesOf(
  { emulator, faults }: Storm,
  guests: Guests,
  wanted: (guest: number) => Fate,
): Promise<Became[]> {
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

function fateOf(document: RestDocument | undefined, isReadable: boolean, isDeleted: boolean): Became {
  if (document) return 'delivered';
  if (isReadable) return 'came back';
  return isDeleted ? 'deleted' : 'lost';
}

function print(
  title: string,
  seed: number,
  { network, runs }: { readonly network: FaultReport; readonly runs: Guests },
  became: readonly Became[],
): void {
  const waits = runs.flatMap((one) => (one ? [one.waited / 1_000] : [])).sort((one, other) => one - other);
  const seconds = (place: number) => `${Math.round(waits[Math.floor(place * (waits.length - 1))] ?? 0)} s`;
  const counts = [...new Set(became)].map((fate) => `${became.filter((one) => one === fate).length} ${fate}`);
  const [killed, sending] = [sumOf(runs, (one) => +one.killed), sumOf(runs, (one) => +one.sendingWhenKilled)];
  console.log(`${runs.length} guests with ${title}, seed ${seed}: ${counts.join(', ')}`);
  console.log(networkLine(network));
  console.log(`  tabs killed and reopened: ${killed}, ${sending} while sending`);
  console.log(`  all sent: median ${seconds(0.5)}, last ${seconds(1)} (simulated time)`);
}
