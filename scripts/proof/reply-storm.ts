/**
 * Families reply on a bad network, each up to five times, with the real outbox and rules; half of their tabs are killed. The
 * last reply of each must be stored, once, and no reply may ever follow a later one.
 */
import { createPhone } from '#scripts/proof/guest-phone.ts';
import type { ReadRequest } from '#scripts/proof/network-faults.ts';
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
import { nextBy } from '#src/domain/reply/reply-by.ts';
import type { ReplyMessage } from '#src/features/replies/reply-message.ts';
import { write } from '#tests/support/firestore-rest.ts';
import { CODE, INVITATION, PATH, START } from '#tests/support/invitation-documents.ts';
import { createPhoneStorage } from '#tests/support/memory-storage.ts';

const MOST_REPLIES = 5;
const ARRIVAL_MS = 600_000;
/** Longer than the pause before the second attempt, so that replies meet earlier ones at every stage. */
const MIND_MS = 20_000;

export async function replyStorm(storm: Storm): Promise<string> {
  const { seed, guests: families, emulator, shop, faults } = storm;
  await write('owner', PATH, { ...INVITATION, createdAt: START, updatedAt: START });
  for (let family = 0; family < families; family += 1) {
    const fields = { name: `Family ${family}`, functions: ['f1'], seats: 5, language: 'en' };
    await write('owner', `${PATH}/families/${familyId(family)}`, fields);
  }
  speedUpTime();
  /** Numbers of the replies that Firestore took from each family, in its order. */
  const taken = new Map<number, number[]>();
  const { network, runs } = await runGuests(storm, {
    requests: replyRequests,
    project: async ({ guest, id, isWrite }, forward) => {
      const response = await forward();
      if (isWrite && response.ok) taken.set(guest, [...(taken.get(guest) ?? []), Number(id)]);
      return response;
    },
    simulate: (family, random) => simulateFamily(family, random, shop),
  });

  const stored = await storedDocuments(emulator, `${PATH}/replies`);
  const notes = new Map(stored.map((one) => [idOf(one), String(one.fields?.note?.stringValue)]));
  runs.forEach((run, family) => {
    const [wanted, note] = [`reply ${run?.last ?? 0}`, notes.get(familyId(family))];
    if (note !== wanted) faults.push(`Family ${family} should be at ${wanted} and is at ${note}.`);
    const numbers = taken.get(family) ?? [];
    if (numbers.some((number, place) => number < (numbers[place - 1] ?? 0))) {
      faults.push(`Family ${family} went back to an older reply: ${numbers.join(', ')}.`);
    }
  });
  if (stored.length !== families) faults.push(`There are ${stored.length} replies.`);
  const sent = sumOf(runs, ({ last }) => last);
  console.log(`${families} families, seed ${seed}: ${sent} replies sent, ${stored.length} stored`);
  console.log(networkLine(network));
  console.log(`  tabs killed and reopened: ${sumOf(runs, ({ killed }) => killed)}`);
  return `reply storm: ${families} families`;
}

/** The family's number can be read back from its token. */
function familyId(family: number): string {
  return `f${String(family).padStart(22, '0')}`;
}

/** Requests of replies; the id is the number of the reply. */
const replyRequests: ReadRequest = (url, init) => {
  const body = typeof init?.body === 'string' ? init.body : '';
  const family = /\/replies\/f(\d{22})/.exec(url + body)?.[1];
  if (family === undefined) return undefined;
  const reply = /"reply (\d+)"/.exec(body)?.[1] ?? '';
  return { guest: Number(family), id: reply, isWrite: url.includes(':commit') };
};

/** Resolves once the last reply is no longer waiting; returns its number. */
async function simulateFamily(family: number, random: Random, shop: ShopCode) {
  const { send: sendReply, ...options } = shop.replyOutbox.REPLY_OUTBOX;
  const send = transportOf(family, sendReply, shop);
  const phone = createPhone<ReplyMessage>({ options, storage: createPhoneStorage(), random });
  await pause(random() * ARRIVAL_MS);
  const last = 1 + Math.floor(random() * MOST_REPLIES);
  let killed = 0;
  let by: string | undefined;
  let knownRev = 0;
  let tab = phone.open(send);

  for (let reply = 1; reply <= last; reply += 1) {
    by = nextBy(by);
    // As the page does: a reply that waits is followed by one with the same base.
    const baseRev = tab.outbox.view().items.at(-1)?.message.baseRev ?? knownRev;
    await tab.outbox.add(replyOf(family, reply, by, baseRev));
    if (random() < 0.5) {
      await pause(random() * MIND_MS);
      tab.kill();
      killed += 1;
      tab = phone.open(send);
      await tab.outbox.syncWithStore();
      void tab.outbox.flush();
    }
    await pause(random() * MIND_MS);
    if (tab.outbox.view().items.length === 0) knownRev = baseRev + 1;
  }
  const isSent = () => tab.outbox.view().items.every(({ state }) => state === 'refused');
  await untilSent(isSent, `family ${family}`, () => void tab.outbox.flush());
  if (tab.outbox.view().items.length > 0) throw new Error(`A reply of family ${family} was refused.`);
  tab.kill();
  return { last, killed };
}

function replyOf(family: number, reply: number, by: string, baseRev: number): ReplyMessage {
  const adults = reply % 5;
  const answers = { f1: { adults, children: 0, veg: adults, jain: 0, nonVeg: 0 } };
  const fields = { name: '', phone: '', answers, unsure: [], note: `reply ${reply}` };
  return { code: CODE, replyId: familyId(family), baseRev, by, fields };
}
