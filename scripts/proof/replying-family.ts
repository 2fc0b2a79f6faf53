/** A simulated family: its phone, and how often it changes its mind. */
import { createPhone } from '#scripts/proof/guest-phone.ts';
import type { ReadRequest } from '#scripts/proof/network-faults.ts';
import { seededRandom } from '#scripts/proof/seeded-random.ts';
import type { ShopCode } from '#scripts/proof/shop-code.ts';
import { GIVE_UP_MS, pause, REOPEN_MS } from '#scripts/proof/storm-run.ts';
import { nextBy } from '#src/domain/reply/reply-by.ts';
import type { ReplyMessage } from '#src/features/replies/reply-message.ts';
import { createPhoneStorage } from '#tests/support/memory-storage.ts';

export const CODE = 'ABCD12345678';

const MOST_ANSWERS = 5;
const ARRIVAL_MS = 600_000;
/** Longer than the pause before the second attempt, so that answers meet earlier ones at every stage. */
const MIND_MS = 20_000;

export interface FamilyRun {
  /** Number of its last answer. */
  readonly last: number;
  readonly killed: number;
}

/** The family's number can be read back from its token. */
export function familyId(family: number): string {
  return `f${String(family).padStart(22, '0')}`;
}

/** Requests of replies; the id is the number of the answer. */
export const replyRequests: ReadRequest = (url, init) => {
  const body = typeof init?.body === 'string' ? init.body : '';
  const family = /\/replies\/f(\d{22})/.exec(url + body)?.[1];
  if (family === undefined) return undefined;
  const answer = /"answer (\d+)"/.exec(body)?.[1] ?? '';
  return { guest: Number(family), id: answer, isWrite: url.includes(':commit') };
};

/** Resolves once the last answer is no longer waiting. Throws if that takes an hour of simulated time. */
export async function simulateFamily(family: number, seed: number, shop: ShopCode): Promise<FamilyRun> {
  const random = seededRandom(seed * 7_919 + family);
  const sendReply = shop.reply.sendReply;
  const send = family % 5 === 4 ? shop.background.sendFromWorker(sendReply) : sendReply;
  const phone = createPhone<ReplyMessage>({
    options: shop.replyOutbox.REPLY_OUTBOX,
    storage: createPhoneStorage(),
    schedule: (ms, work) => {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
    random,
  });
  await pause(random() * ARRIVAL_MS);
  const last = 1 + Math.floor(random() * MOST_ANSWERS);
  let killed = 0;
  let by: string | undefined;
  let knownRev = 0;
  let tab = phone.open(send);

  for (let answer = 1; answer <= last; answer += 1) {
    by = nextBy(by);
    // As the page does: an answer that waits is followed by one with the same base.
    const baseRev = tab.outbox.view().items.at(-1)?.message.baseRev ?? knownRev;
    await tab.outbox.add(answerOf(family, answer, by, baseRev));
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
  for (let waited = 0; tab.outbox.view().items.length > 0; waited += 500) {
    const { items } = tab.outbox.view();
    if (items.some(({ state }) => state === 'refused'))
      throw new Error(`A reply of family ${family} was refused.`);
    if (waited > GIVE_UP_MS) throw new Error(`The reply of family ${family} was never sent.`);
    if (waited > 0 && waited % REOPEN_MS === 0) void tab.outbox.flush();
    await pause(500);
  }
  tab.kill();
  return { last, killed };
}

function answerOf(family: number, answer: number, by: string, baseRev: number): ReplyMessage {
  const adults = answer % 5;
  const answers = { f1: { adults, children: 0, veg: adults, jain: 0, nonVeg: 0 } };
  const fields = { name: '', phone: '', answers, unsure: [], note: `answer ${answer}` };
  return { code: CODE, replyId: familyId(family), baseRev, by, fields };
}
