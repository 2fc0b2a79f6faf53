/**
 * `npm run proof -- rules` breaks each condition of the rules once and fails if no test notices; `rules 40 60 90 95` breaks
 * only those on lines 40 to 60 and 90 to 95.
 */
import { readFileSync } from 'node:fs';
import type { TestSpecification } from 'vitest/node';
import { createVitest } from 'vitest/node';
import { startScratchFirestore } from '#scripts/emulators/scratch.ts';
import { shutdown } from '#scripts/processes/shutdown.ts';
import { evaluatedLines } from '#scripts/rules/coverage.ts';
import type { Mutant } from '#scripts/rules/mutants.ts';
import { mutantsOf } from '#scripts/rules/mutants.ts';

/** As in tests/support/global-firestore.ts. */
const PROJECT = 'demo-shagun-rules';

/** First and last line of each range. */
const bounds = process.argv.slice(2).map(Number);
const isChosen = (line: number) =>
  bounds.length === 0 ||
  bounds.some((first, place) => place % 2 === 0 && line >= first && line <= (bounds[place + 1] ?? Infinity));
const rules = readFileSync('firestore.rules', 'utf8');
const mutants = mutantsOf(rules).filter(({ line }) => isChosen(line));
const startedAt = Date.now();

const emulator = await startScratchFirestore();
const vitest = await createVitest('test', {
  project: ['rules'],
  watch: false,
  reporters: [{}],
  isolate: false,
  pool: 'threads',
});

/** Test files, the one that noticed the last mistake first: mistakes on neighbouring lines fail in the same file. */
const files = await vitest.globTestSpecifications();

/** Lines of the rules that each test file makes the emulator evaluate. Throws if a test fails with the unchanged rules. */
async function linesReached(): Promise<Map<TestSpecification, ReadonlySet<number>>> {
  const coverageAddress = `http://${emulator.host}/emulator/v1/projects/${PROJECT}:ruleCoverage`;
  const reached = new Map<TestSpecification, ReadonlySet<number>>();
  for (const file of files) {
    await emulator.loadRules(rules, PROJECT);
    const wrong = await firstFailureIn(file);
    if (wrong !== undefined) throw new Error(`The unchanged rules fail: ${wrong}`);
    const coverage: unknown = await (await fetch(coverageAddress)).json();
    reached.set(file, evaluatedLines(coverage));
  }
  return reached;
}

/** Name of the first failed test, if any. Files that reach the line are run first. */
async function firstFailure({ line, rules: text }: Mutant): Promise<string | undefined> {
  await emulator.loadRules(text, PROJECT);
  const reaches = (file: TestSpecification) => reached.get(file)?.has(line) === true;
  for (const file of [...files.filter(reaches), ...files.filter((file) => !reaches(file))]) {
    const failure = await firstFailureIn(file);
    if (failure === undefined) continue;
    files.splice(files.indexOf(file), 1);
    files.unshift(file);
    return failure;
  }
  return undefined;
}

/** Throws if no test ran. Vitest keeps the results of earlier runs, so only tests that began after this call count. */
async function firstFailureIn(file: TestSpecification): Promise<string | undefined> {
  const runAt = Date.now();
  const { testModules } = await vitest.runTestSpecifications([file], true);
  const tests = testModules
    .flatMap((module) => [...module.children.allTests()])
    .filter((test) => (test.diagnostic()?.startTime ?? 0) >= runAt);
  if (tests.length === 0) throw new Error(`No test was run in ${file.moduleId}.`);
  return tests.find((test) => test.result().state === 'failed')?.fullName;
}

const survived: Mutant[] = [];
const reached = await linesReached();
for (const mutant of mutants) {
  const caughtBy = await firstFailure(mutant);
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
