/**
 * `npm run proof -- expressions`: how many of the 1,000 expressions that Firestore evaluates for a request the rules need for
 * the largest documents. Each rule is given more conditions, all true, until the emulator refuses.
 */
import { readFileSync } from 'node:fs';
import { startScratchFirestore } from '#scripts/emulators/scratch.ts';
import { onShutdown, shutdown } from '#scripts/processes/shutdown.ts';
import type { Operation } from '#scripts/proof/largest-writes.ts';
import { LARGEST_WRITES, PROBE } from '#scripts/proof/largest-writes.ts';
import { clear } from '#tests/support/firestore-rest.ts';

const MOST = 1_000;

const DOCUMENTS = 'match /databases/{database}/documents {';

/** Several expressions each, because one rule may not have a thousand conditions. */
const CONDITION = 'isTrue()';

/** The probe has a rule of nothing but conditions: shows how many of them make 1,000 expressions. */
const PROBE_RULES = `
    function isTrue() {
      return true && true && true && true && true;
    }
    match /probe/{id} {
      allow create: if true;
    }`;

/** More than fit into 1,000 expressions. */
const CONDITIONS = 120;

const rules = readFileSync('firestore.rules', 'utf8').replace(DOCUMENTS, DOCUMENTS + PROBE_RULES);

const emulator = await startScratchFirestore();
onShutdown(() => emulator.stop());

const capacity = await mostConditions(PROBE);
if (!capacity) throw new Error('The emulator refuses even a rule without conditions.');
let tooMany = 0;
for (const operation of LARGEST_WRITES) {
  const spare = await mostConditions(operation);
  if (spare === undefined) tooMany += 1;
  const used =
    spare === undefined
      ? 'refused'
      : `about ${Math.round((MOST / 10) * (1 - spare / capacity)) * 10} of ${MOST}`;
  console.log(`${operation.name.padEnd(50)} ${used}`);
}
await shutdown(tooMany === 0 ? 0 : 1);

/** The most true conditions with which the write is still allowed, or `undefined` if it is refused without any. */
async function mostConditions(operation: Operation): Promise<number | undefined> {
  let [low, high] = [-1, CONDITIONS];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    await emulator.loadRules(withConditions(operation.statement, middle));
    await clear();
    await operation.prepare?.();
    if ((await operation.write()) === 'allowed') low = middle;
    else high = middle;
  }
  return low < 0 ? undefined : low;
}

/** The rules with `count` more conditions at the start of a statement. */
function withConditions([match, allow]: Operation['statement'], count: number): string {
  const start = rules.indexOf(`${allow}`, rules.indexOf(match));
  const condition = rules.indexOf(': if ', start) + ': if '.length;
  const end = rules.indexOf(';', condition);
  if (start < 0) throw new Error(`firestore.rules has no ${allow} in ${match}.`);
  const conditions = `${CONDITION} && `.repeat(count);
  return `${rules.slice(0, condition)}${conditions}(${rules.slice(condition, end)})${rules.slice(end)}`;
}
