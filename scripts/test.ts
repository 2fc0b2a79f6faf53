/** `npm test`: every part, or only the named ones (`npm test -- unit rules`). */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMONSTRATION } from '#scripts/build/settings.ts';
import { MissingToolError } from '#scripts/emulators/missing-tool.ts';
import { onShutdown, shutdown } from '#scripts/processes/shutdown.ts';
import { checkHtml } from '#scripts/testing/html-stage.ts';
import { BIOME, runNode, runTool, TSC } from '#scripts/testing/run-tool.ts';
import type { Result } from '#scripts/testing/tally.ts';
import { describeTally, failed, oneCheck, skipped, summaryOf } from '#scripts/testing/tally.ts';
import { startTestBackend } from '#scripts/testing/test-backend.ts';
import { runPlaywright, runVitest } from '#scripts/testing/test-stages.ts';
import type { Tools } from '#scripts/testing/tools.ts';
import { getTools } from '#scripts/testing/tools.ts';
import { findWebKit, startWebKit } from '#scripts/testing/webkit.ts';

/**
 * Rows run one after the other; the lanes of a row side by side, each part of a lane after the one before. Two cores are idle a
 * fifth of the time with one part alone.
 */
const ROWS = [
  [['types', 'build'], ['rules', 'lint'], ['unit']],
  [['e2e'], ['html']],
  [['long']],
  [['axe']],
  [['webkit']],
] as const;
const ONLY_BY_NAME: readonly Part[] = ['long', 'axe', 'webkit'];
const NEEDS_BUILD: readonly Part[] = ['e2e', 'html', ...ONLY_BY_NAME];
type Part = (typeof ROWS)[number][number][number];

const PARTS: readonly Part[] = ROWS.flat(2);
const isPart = (word: string): word is Part => PARTS.some((part) => part === word);
const named = process.argv.slice(2).filter(isPart);
const chosen = named.length > 0 ? named : PARTS.filter((part) => !ONLY_BY_NAME.includes(part));
const more = process.argv.slice(2).filter((word) => !isPart(word));

const startedAt = Date.now();
const scratch = mkdtempSync(join(tmpdir(), 'shagun-test-'));
onShutdown(async () => rmSync(scratch, { recursive: true, force: true }));
const report = (part: Part) => join(scratch, `${part}.json`);

const needsTools = chosen.some((part) => !['types', 'lint', 'unit', 'build'].includes(part));
const tools = needsTools ? await orExit(getTools()) : undefined;
/** Started early, so that Firestore is ready when it is needed. */
const backend = tools && (await startTestBackend('dist', scratch, tools.firestore));

const RUN: Readonly<Record<Part, () => Promise<Result>>> = {
  types: async () => oneCheck(await runTool(TSC, ['--noEmit'])),
  lint: async () =>
    oneCheck(
      await runTool(BIOME, [
        'ci',
        '--error-on-warnings',
        `--colors=${process.stdout.isTTY ? 'force' : 'off'}`,
      ]),
    ),
  unit: () => runVitest(['unit', 'mocked', 'dom', 'alone'], report('unit'), more),
  rules: async () => {
    const { environment, firestoreReady } = need(backend);
    await firestoreReady;
    return runVitest(['rules'], report('rules'), more, environment);
  },
  build: async () =>
    oneCheck(
      await runNode(['scripts/bootstrap.mjs', 'scripts/build.ts'], {
        ...DEMONSTRATION,
        ...backend?.settings,
      }),
    ),
  html: () => checkHtml('dist'),
  e2e: () => journeys('e2e'),
  long: () => journeys('long', { E2E_KIND: 'long' }),
  axe: () => journeys('axe', { E2E_KIND: 'axe' }),
  webkit: async () => {
    const { environment, firestoreReady, startSite } = need(backend);
    const found = findWebKit();
    await Promise.all([firestoreReady, startSite()]);
    return runVitest(['webkit'], report('webkit'), more, { ...environment, ...(await startWebKit(found)) });
  },
};

const results: Result[] = [];
let isBuilt = true;
for (const row of ROWS) {
  results.push(...(await Promise.all(row.map(runLane))).flat());
}
console.log(summaryOf(results, Date.now() - startedAt));
await shutdown(results.some((result) => result.failed > 0) ? 1 : 0);

async function runLane(lane: readonly Part[]): Promise<Result[]> {
  const found: Result[] = [];
  for (const part of lane) if (chosen.includes(part)) found.push(await runPart(part));
  return found;
}

async function runPart(part: Part): Promise<Result> {
  const partStartedAt = Date.now();
  const result = await outcome(part);
  if (part === 'build') isBuilt = result.failed === 0;
  if (result.failed > 0) console.log(result.lines.map((line) => `  ${line}`).join('\n'));
  const seconds = ((Date.now() - partStartedAt) / 1_000).toFixed(1);
  console.log(`${part}: ${describeTally(result)} (${seconds} s)`);
  return result;
}

async function outcome(part: Part): Promise<Result> {
  if (!isBuilt && NEEDS_BUILD.includes(part)) return skipped('The build failed.');
  try {
    return await RUN[part]();
  } catch (error) {
    return failed([error instanceof Error ? error.message : String(error)]);
  }
}

async function journeys(part: Part, env: Readonly<Record<string, string>> = {}): Promise<Result> {
  const { environment, firestoreReady, startSite } = need(backend);
  await Promise.all([firestoreReady, startSite()]);
  return runPlaywright(report(part), more, {
    ...DEMONSTRATION,
    ...environment,
    CHROMIUM_PATH: need(tools).browser,
    ...env,
  });
}

function need<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('This part was not prepared.');
  return value;
}

async function orExit(found: Promise<Tools>): Promise<Tools> {
  try {
    return await found;
  } catch (error) {
    if (!(error instanceof MissingToolError)) throw error;
    console.error(error.message);
    return shutdown(1);
  }
}
