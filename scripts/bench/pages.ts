/**
 * `npm run bench`: how near each public page comes to the same page on paper.
 *
 * Builds the shop, serves it on this machine with brotli, and runs Lighthouse's phone on every public page with its
 * throttling applied, not computed: 562 ms a round trip, 1.4 Mbit/s, a processor four times slower. In turn with it
 * goes the same HTML with its scripts taken out, which is as fast as a page of these bytes can be. Prints medians
 * and ratios; a run of all pages writes the table of docs/performance.md.
 *
 *   npm run bench                                        every page, five runs each, about an hour
 *   npm run bench -- --routes /,/weddingcards --runs 1   a quick look
 *   npm run bench -- --keep …                            measures what dist/ already holds
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

const PAPER_PORT = BENCH_PORT + 1;
const DEBUG_PORT = BENCH_PORT + 2;
const FOLDER = 'dist';

/**
 * The message pop-up has been closed: it opens five seconds after the page has loaded, which is when Lighthouse stops
 * looking, so that it is in one visit and not in the next.
 */
const POP_UP_CLOSED = `sessionStorage.setItem("${STORAGE_KEYS.messagePopUpClosed}", "yes")`;
const TRIES = 3;
const PAINT = 'largest-contentful-paint';
const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Paper has nothing more to do by then; Lighthouse by itself would wait five more seconds for silence. */
const PAPER_STANDS_MS = 6_000;

/** What one visit came to. Times in milliseconds. */
interface Visit {
  readonly paint: number;
  readonly blocking: number;
  readonly shift: number;
  /** In the order of {@link SCORES}; those that were not asked for are left out at its end. */
  readonly scores: readonly number[];
  /** What kept a score from 100, for the reader of a quick look. */
  readonly faults: readonly string[];
}

const { values } = parseArgs({
  options: { routes: { type: 'string' }, runs: { type: 'string' }, keep: { type: 'boolean' } },
});
const routes = values.routes?.split(',') ?? publicRoutes();
const runs = Number(values.runs ?? 5);
if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs wants a whole number, not ${values.runs}`);

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

/** What Lighthouse's phone saw, in a browser of its own: nothing of the last visit is left. */
async function look(
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
    if (!run) throw new Error(`Lighthouse says nothing of ${address}`);
    if (run.lhr.runtimeError) throw new Error(`${address}: ${run.lhr.runtimeError.message}`);
    return run.lhr;
  } finally {
    await browser.close();
  }
}

function figureOf({ audits, requestedUrl }: Result, id: string): number {
  const value = audits[id]?.numericValue;
  if (value === undefined) throw new Error(`Lighthouse has no ${id} of ${requestedUrl}`);
  return value;
}

/** A visit to the page as it is, judged by the first `judges` of {@link SCORES}. */
async function visit(route: string, judges: number): Promise<Visit> {
  const asked = SCORES.slice(0, judges);
  const result = await look(`http://${HOST}:${BENCH_PORT}${route}`, { onlyCategories: asked });
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

/** When the largest thing of the page stands on paper, in milliseconds. */
async function paperPaint(route: string): Promise<number> {
  const asked = { onlyAudits: [PAINT], maxWaitForLoad: PAPER_STANDS_MS };
  return figureOf(await look(`http://${HOST}:${PAPER_PORT}${route}`, asked), PAINT);
}

/** A look, again when Lighthouse cannot make anything of it, as it cannot of a page on a machine with other work. */
async function steady<Seen>(take: () => Promise<Seen>): Promise<Seen> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await take();
    } catch (error) {
      if (tries === TRIES) throw error;
      console.log(`  again: ${error instanceof Error ? error.message : error}`);
    }
  }
}

async function measure(route: string): Promise<PageFigures> {
  const visits: Visit[] = [];
  const paper: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    // All but the performance is the same each time: asked once.
    visits.push(await steady(() => visit(route, run === 0 ? SCORES.length : 1)));
    paper.push(await steady(() => paperPaint(route)));
  }
  const middle = (of: (one: Visit) => number) => median(visits.map(of));
  const faults = new Set(visits.flatMap((one) => one.faults));
  if (faults.size > 0) console.log(`  ${route} fails ${[...faults].join(', ')}`);
  return {
    route,
    paint: middle(({ paint }) => paint),
    paperPaint: median(paper),
    blocking: middle(({ blocking }) => blocking),
    shift: middle(({ shift }) => shift),
    scores: SCORES.map((_, place) => median(visits.flatMap(({ scores }) => scores[place] ?? []))),
  };
}

if (!values.keep) buildSite();
const servers = [
  await serve({ folder: FOLDER, port: BENCH_PORT, first: POP_UP_CLOSED }),
  await serve({ folder: FOLDER, port: PAPER_PORT, withoutScripts: true }),
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
    ? `All ${table.length} pages are within the limits (LCP ≤ ${LIMITS.ratio} × paper).`
    : `${misses.length} figures miss their limit.`,
);
if (values.routes === undefined) writeTable(table, runs);
