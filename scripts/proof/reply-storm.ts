/**
 * A thousand families reply on a bad network, each up to five times, with the real outbox and rules; half of their tabs are
 * killed. The last answer of each must be stored, once, and no answer may ever follow a later one.
 */
import { startProofEmulator } from '#scripts/proof/emulator.ts';
import { injectNetworkFaults } from '#scripts/proof/network-faults.ts';
import { numberOption } from '#scripts/proof/number-option.ts';
import type { FamilyRun } from '#scripts/proof/replying-family.ts';
import { CODE, familyId, replyRequests, simulateFamily } from '#scripts/proof/replying-family.ts';
import { loadShopCode } from '#scripts/proof/shop-code.ts';
import { idOf, storedDocuments } from '#scripts/proof/stored-documents.ts';
import { FAULT_RATES, pause, speedUpTime } from '#scripts/proof/storm-run.ts';
import { ATTEMPT_TIMEOUT_MS } from '#src/lib/outbox/outbox.ts';
import { write } from '#tests/support/firestore-rest.ts';
import { INVITATION, START } from '#tests/support/invitation-documents.ts';

const PAGE = `invitations/${CODE}`;

const seed = numberOption('seed', 7);
const families = numberOption('guests', 1_000);
const startedAt = Date.now();
const emulator = await startProofEmulator();
process.env.FIRESTORE_EMULATOR_HOST = emulator.host;
const shop = await loadShopCode(emulator.host);

await write('owner', PAGE, { ...INVITATION, createdAt: START, updatedAt: START });
for (let family = 0; family < families; family += 1) {
  const fields = { name: `Family ${family}`, functions: ['f1'], seats: 5, language: 'en' };
  await write('owner', `${PAGE}/families/${familyId(family)}`, fields);
}
speedUpTime();

const faults: string[] = [];
/** Numbers of the answers that Firestore took from each family, in its order. */
const taken = new Map<number, number[]>();
const { report, stop } = injectNetworkFaults({
  rates: FAULT_RATES,
  seed,
  lateMs: ATTEMPT_TIMEOUT_MS * 1.5,
  requests: replyRequests,
  project: async ({ guest, id, isWrite }, forward) => {
    const response = await forward();
    if (isWrite && response.ok) taken.set(guest, [...(taken.get(guest) ?? []), Number(id)]);
    return response;
  },
});
const runs = await Promise.all(
  Array.from({ length: families }, (_, family) =>
    simulateFamily(family, seed, shop).catch((error: unknown): FamilyRun => {
      faults.push(String(error));
      return { last: 0, killed: 0 };
    }),
  ),
);
stop();
// Lets pending requests finish before the database is read.
await pause(ATTEMPT_TIMEOUT_MS * 3);

const stored = await storedDocuments(emulator, `${PAGE}/replies`);
const notes = new Map(stored.map((one) => [idOf(one), String(one.fields?.note?.stringValue)]));
runs.forEach(({ last }, family) => {
  const note = notes.get(familyId(family));
  if (note !== `answer ${last}`)
    faults.push(`Family ${family} should be at answer ${last} and is at ${note}.`);
  const numbers = taken.get(family) ?? [];
  if (numbers.some((number, place) => number < (numbers[place - 1] ?? 0))) {
    faults.push(`Family ${family} went back to an older answer: ${numbers.join(', ')}.`);
  }
});
if (stored.length !== families) faults.push(`There are ${stored.length} replies.`);

await shop.close();
await emulator.stop();
const share = (count: number) => `${count} (${((100 * count) / report.requests).toFixed(1)} %)`;
const sum = (of: (one: FamilyRun) => number) => runs.reduce((total, one) => total + of(one), 0);
console.log(
  `${families} families, seed ${seed}: ${sum(({ last }) => last)} answers, ${stored.length} replies stored`,
);
console.log(
  `  ${report.requests} requests: dropped ${share(report.dropped)}, 503 ${share(report.unavailable)}, applied but answered too late ${share(report.late)}`,
);
console.log(`  tabs killed and reopened: ${sum(({ killed }) => killed)}`);
console.log(`  ${((Date.now() - startedAt) / 1_000).toFixed(0)} s of real time`);
for (const fault of faults.slice(0, 20)) console.error(`  ${fault}`);
console.log(`reply storm: ${families} families, ${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1);
