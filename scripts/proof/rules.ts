/**
 * `npm run proof -- rules` breaks each condition of the rules once and fails if no test notices; `rules 40 60` breaks only
 * those on these lines.
 */
import { readFileSync } from 'node:fs';
import type { TestSpecification } from 'vitest/node';
import { createVitest } from 'vitest/node';
import { shutdown } from '#scripts/processes/shutdown.ts';
import { startProofEmulator } from '#scripts/proof/emulator.ts';
import type { Mutant } from '#scripts/rules/mutants.ts';
import { mutantsOf } from '#scripts/rules/mutants.ts';

/** As in tests/support/global-firestore.ts. */
const PROJECT = 'demo-shagun-rules';

const [from = 1, to = Number.POSITIVE_INFINITY] = process.argv.slice(2).map(Number);
const rules = readFileSync('firestore.rules', 'utf8');
const mutants = mutantsOf(rules).filter(({ line }) => line >= from && line <= to);
const startedAt = Date.now();

const emulator = await startProofEmulator();
process.env.FIRESTORE_EMULATOR_HOST = emulator.host;
const vitest = await createVitest('test', {
  project: ['rules'],
  watch: false,
  bail: 1,
  reporters: [{}],
  isolate: false,
  pool: 'threads',
});

/** Test files, the one that noticed the last mistake first: mistakes on neighbouring lines fail in the same file. */
const files = await vitest.globTestSpecifications();

/** Name of the first failed test, if any. */
async function firstFailure(text: string): Promise<string | undefined> {
  const response = await fetch(`http://${emulator.host}/emulator/v1/projects/${PROJECT}:securityRules`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content: text }] } }),
  });
  if (!response.ok) throw new Error(`The emulator rejected these rules: ${await response.text()}\n${text}`);
  for (const file of [...files]) {
    const failure = await firstFailureIn(file);
    if (failure === undefined) continue;
    files.splice(files.indexOf(file), 1);
    files.unshift(file);
    return failure;
  }
  return undefined;
}

async function firstFailureIn(file: TestSpecification): Promise<string | undefined> {
  const { testModules } = await vitest.runTestSpecifications([file], true);
  const tests = testModules.flatMap((module) => [...module.children.allTests()]);
  if (!tests.some((test) => /passed|failed/.test(test.result().state))) throw new Error('No test was run.');
  return tests.find((test) => test.result().state === 'failed')?.fullName;
}

const survived: Mutant[] = [];
const wrong = await firstFailure(rules);
if (wrong !== undefined) {
  console.error(`The unchanged rules fail: ${wrong}`);
  await shutdown(1);
}
for (const mutant of mutants) {
  const caughtBy = await firstFailure(mutant.rules);
  if (caughtBy === undefined) survived.push(mutant);
  console.log(`  line ${mutant.line}, ${mutant.change}: ${caughtBy ?? 'NOT DETECTED'}`);
}
await vitest.close();

for (const { line, change } of survived) console.error(`Not detected: line ${line}, ${change}`);
const seconds = Math.round((Date.now() - startedAt) / 1_000);
console.log(
  `rules: ${mutants.length - survived.length} of ${mutants.length} mistakes detected in ${seconds} s`,
);
await shutdown(survived.length === 0 ? 0 : 1);
