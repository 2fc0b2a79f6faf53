/**
 * `npm run bench`: Lighthouse's phone on every public page, compared with the same page without scripts. `-- --routes
 * /,/weddingcards --runs 1` is a quick run; `-- --keep` reuses dist/.
 */
import { parseArgs } from 'node:util';
import type { Flags, Result } from 'lighthouse';
import type { Browser } from 'playwright';
import { chromium } from 'playwright';
import { ensureBrowser } from '#scripts/browser.ts';
import { HOST } from '#scripts/processes/ports.ts';
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import type { PageFigures } from './report.ts';
import { LIMITS, line, missesOf, writeTable } from './report.ts';
import { serve } from './serve.ts';
import { BENCH_PORT, buildSite, median, publicRoutes } from './site.ts';

const BASELINE_PORT = BENCH_PORT + 1;
const DEBUG_PORT = BENCH_PORT + 2;
const FOLDER = 'dist';

/** The pop-up opens about when Lighthouse stops, so it would appear only in some runs. */
const POP_UP_CLOSED = `sessionStorage.setItem("${STORAGE_KEYS.messagePopUpClosed}", "yes")`;
const TRIES = 3;
const PAINT = 'largest-contentful-paint';
const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Without scripts nothing more happens by then; Lighthouse would wait longer. */
const BASELINE_WAIT_MS = 6_000;

interface Visit {
  readonly paint: number;
  readonly blocking: number;
  readonly shift: number;
  readonly scores: readonly number[];
  readonly faults: readonly string[];
}

const { values } = parseArgs({
  options: { routes: { type: 'string' }, runs: { type: 'string' }, keep: { type: 'boolean' } },
});
const routes = values.routes?.split(',') ?? publicRoutes();
const runs = Number(values.runs ?? 5);
if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs needs a whole number, not ${values.runs}`);

async function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: ensureBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      `--remote-debugging-port=${DEBUG_PORT}`,
    ],
  });
}

async function runLighthouse(
  address: string,
  asked: Pick<Flags, 'onlyCategories' | 'onlyAudits' | 'maxWaitForLoad'>,
): Promise<Result> {
  const { default: lighthouse } = await import('lighthouse');
  const browser = await launch();
  try {
    const run = await lighthouse(address, {
      port: DEBUG_PORT,
      output: 'json',
      logLevel: 'error',
      throttlingMethod: 'devtools',
      disableFullPageScreenshot: true,
      ...asked,
    });
    if (!run) throw new Error(`Lighthouse returned no result for ${address}`);
    if (run.lhr.runtimeError) throw new Error(`${address}: ${run.lhr.runtimeError.message}`);
    return run.lhr;
  } finally {
    await browser.close();
  }
}

function figureOf({ audits, requestedUrl }: Result, id: string): number {
  const value = audits[id]?.numericValue;
  if (value === undefined) throw new Error(`Lighthouse has no ${id} for ${requestedUrl}`);
  return value;
}

async function visit(route: string, judges: number): Promise<Visit> {
  const asked = SCORES.slice(0, judges);
  const result = await runLighthouse(`http://${HOST}:${BENCH_PORT}${route}`, { onlyCategories: asked });
  const { audits, categories } = result;
  return {
    paint: figureOf(result, PAINT),
    blocking: figureOf(result, 'total-blocking-time'),
    shift: figureOf(result, 'cumulative-layout-shift'),
    scores: asked.map((id) => Math.round((categories[id]?.score ?? 0) * 100)),
    faults: asked
      .slice(1)
      .flatMap((id) =>
        (categories[id]?.auditRefs ?? [])
          .filter(({ id: audit, weight }) => weight > 0 && (audits[audit]?.score ?? 1) < 1)
          .map(({ id: audit }) => audit),
      ),
  };
}

async function baselinePaint(route: string): Promise<number> {
  const asked = { onlyAudits: [PAINT], maxWaitForLoad: BASELINE_WAIT_MS };
  return figureOf(await runLighthouse(`http://${HOST}:${BASELINE_PORT}${route}`, asked), PAINT);
}

/** Retries, because Lighthouse sometimes fails on a busy machine. */
async function withRetries<Value>(run: () => Promise<Value>): Promise<Value> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run();
    } catch (error) {
      if (tries === TRIES) throw error;
      console.log(`  retrying: ${error instanceof Error ? error.message : error}`);
    }
  }
}

async function measure(route: string): Promise<PageFigures> {
  const visits: Visit[] = [];
  const baseline: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    // The other scores do not vary, so they are measured once.
    visits.push(await withRetries(() => visit(route, run === 0 ? SCORES.length : 1)));
    baseline.push(await withRetries(() => baselinePaint(route)));
  }
  const middle = (of: (one: Visit) => number) => median(visits.map(of));
  const faults = new Set(visits.flatMap((one) => one.faults));
  if (faults.size > 0) console.log(`  ${route} fails ${[...faults].join(', ')}`);
  return {
    route,
    paint: middle(({ paint }) => paint),
    baselinePaint: median(baseline),
    blocking: middle(({ blocking }) => blocking),
    shift: middle(({ shift }) => shift),
    scores: SCORES.map((_, place) => median(visits.flatMap(({ scores }) => scores[place] ?? []))),
  };
}

if (!values.keep) buildSite();
const servers = [
  await serve({ folder: FOLDER, port: BENCH_PORT, first: POP_UP_CLOSED }),
  await serve({ folder: FOLDER, port: BASELINE_PORT, withoutScripts: true }),
];
const table: PageFigures[] = [];
try {
  for (const route of routes) {
    const figures = await measure(route);
    table.push(figures);
    console.log(line(figures));
  }
} finally {
  for (const server of servers) server.close();
}
const misses = table.flatMap(missesOf);
for (const miss of misses) console.log(miss);
console.log(
  misses.length === 0
    ? `All ${table.length} pages are within the limits (LCP ≤ ${LIMITS.ratio} × baseline).`
    : `${misses.length} figures miss their limit.`,
);
if (values.routes === undefined) writeTable(table, runs);
