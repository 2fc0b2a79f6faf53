import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from '#scripts/browser.ts';
import { MissingToolError } from '#scripts/emulators/missing-tool.ts';
import { onShutdown, shutdown } from '#scripts/processes/shutdown.ts';
import { IS_CI } from '#scripts/testing/is-ci.ts';
import { runPlaywright } from '#scripts/testing/playwright-stage.ts';
import { BIOME, runNode, runTool, TSC } from '#scripts/testing/run-tool.ts';
import type { Tally } from '#scripts/testing/tally.ts';
import { describeTally, NOTHING, ONE_FAILED, ONE_PASSED, ONE_SKIPPED, plus } from '#scripts/testing/tally.ts';
import type { TestBackend } from '#scripts/testing/test-backend.ts';
import { startTestBackend } from '#scripts/testing/test-backend.ts';
import { runVitest } from '#scripts/testing/vitest-stage.ts';
import { findWebKit, startWebKit } from '#scripts/testing/webkit.ts';

/** `npm test`: every check, or only the named stages (`npm test -- unit rules`). */
const EVERY_TIME = ['types', 'lint', 'unit', 'rules', 'build', 'e2e'] as const;
const STAGES = [...EVERY_TIME, 'axe', 'webkit'] as const;
type Stage = (typeof STAGES)[number];

const isStage = (word: string): word is Stage => STAGES.some((stage) => stage === word);
const named = process.argv.slice(2).filter(isStage);
const chosen = new Set<Stage>(named.length > 0 ? named : EVERY_TIME);
const more = process.argv.slice(2).filter((word) => !isStage(word));

const scratch = mkdtempSync(join(tmpdir(), 'shagun-test-'));
onShutdown(async () => rmSync(scratch, { recursive: true, force: true }));
const report = (stage: Stage) => join(scratch, `${stage}.json`);

const RUN: Readonly<Record<Stage, () => Promise<Tally>>> = {
  types: () => check(runTool(TSC, ['--noEmit'])),
  lint: () =>
    check(
      runTool(BIOME, ['ci', '--error-on-warnings', `--colors=${process.stdout.isTTY ? 'force' : 'off'}`]),
    ),
  unit: () => runVitest('unit', report('unit'), more),
  rules: async () => {
    const { environment, firestoreReady } = await needBackend();
    await firestoreReady;
    return runVitest('rules', report('rules'), more, environment);
  },
  build: async () => check(runNode(['scripts/bootstrap.mjs', 'scripts/build.ts'], await settings())),
  e2e: () => journeys('e2e'),
  axe: () => journeys('axe', { E2E_KIND: 'axe' }),
  webkit: async () => {
    const tools = findWebKit();
    const { environment, firestoreReady, startSite } = await needBackend();
    await Promise.all([firestoreReady, startSite()]);
    const browser = await startWebKit(tools);
    return runVitest('webkit', report('webkit'), more, { ...environment, ...browser });
  },
};

const isJourney = (stage: Stage) => stage === 'e2e' || stage === 'axe' || stage === 'webkit';
const hasJourneys = [...chosen].some(isJourney);

/** Started early, so that Firestore is ready when it is needed. */
const needsBackend = chosen.has('rules') || hasJourneys;
const backend = needsBackend ? startTestBackend('dist', scratch) : undefined;

let total = NOTHING;
let isBuilt = true;
for (const stage of STAGES.filter((one) => chosen.has(one))) {
  const tally = await runStage(stage);
  if (stage === 'build') isBuilt = tally.failed === 0;
  total = plus(total, tally);
}
console.log(`tests: ${describeTally(total)}`);
await shutdown(total.failed > 0 ? 1 : 0);

async function runStage(stage: Stage): Promise<Tally> {
  const started = Date.now();
  console.log(`\n${stage} …`);
  const tally = await outcome(stage);
  console.log(`${stage}: ${describeTally(tally)} (${((Date.now() - started) / 1_000).toFixed(1)} s)`);
  return tally;
}

async function outcome(stage: Stage): Promise<Tally> {
  if (isJourney(stage) && !isBuilt) {
    console.log('  Skipped, because the build failed.');
    return ONE_SKIPPED;
  }
  try {
    return await RUN[stage]();
  } catch (error) {
    console.error(`  ${error instanceof Error ? error.message : error}`);
    return error instanceof MissingToolError && !IS_CI ? ONE_SKIPPED : ONE_FAILED;
  }
}

async function journeys(stage: Stage, env: Readonly<Record<string, string>> = {}): Promise<Tally> {
  const { environment, firestoreReady, startSite } = await needBackend();
  const CHROMIUM_PATH = ensureBrowser();
  await Promise.all([firestoreReady, startSite()]);
  return runPlaywright(report(stage), more, { ...environment, CHROMIUM_PATH, ...env });
}

async function check(exitCode: Promise<number>): Promise<Tally> {
  return (await exitCode) === 0 ? ONE_PASSED : ONE_FAILED;
}

async function needBackend(): Promise<TestBackend> {
  const started = await backend;
  if (started === undefined) throw new Error('No backend was started.');
  if (started instanceof MissingToolError) throw started;
  return started;
}

async function settings(): Promise<Readonly<Record<string, string>>> {
  return hasJourneys && !((await backend) instanceof MissingToolError) ? (await needBackend()).settings : {};
}
