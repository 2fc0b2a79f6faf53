/**
 * `npm run bench -- pages`: a first visit with Lighthouse's phone to every public page, compared with the same page without
 * scripts, and a second visit. `-- --http2` uses HTTP/2, `-- --routes /,/weddingcards --runs 1` is a quick run, `-- --keep`
 * reuses dist/, `-- --first` leaves out the second visit, `-- --made` measures two made-up invitations instead, the second with a
 * photograph on its cover, `-- --write` writes the table of chosen pages too.
 */
import { parseArgs } from 'node:util';
import type { Flags, Result } from 'lighthouse';
import { findFullBrowser, withBrowser } from '#scripts/browser.ts';
import { HOST } from '#scripts/processes/ports.ts';
import { startHttp2 } from './http2.ts';
import type { PageFigures } from './report.ts';
import { line, missesOf, writeTable } from './report.ts';
import { serve } from './serve.ts';
import { BENCH_PORT, buildSite, median, publicRoutes } from './site.ts';
import { writeMadeInvitations } from './written-page.ts';

const BASELINE_PORT = BENCH_PORT + 1;
const DEBUG_PORT = BENCH_PORT + 2;
/** From h2o's port to that of the server behind it. */
const HTTP2_PORTS = new Map([
  [BENCH_PORT + 3, BENCH_PORT],
  [BENCH_PORT + 4, BASELINE_PORT],
]);
const FOLDER = 'dist';
const TRIES = 3;
const PAINT = 'largest-contentful-paint';
const SPEED = 'speed-index';
const WEIGHT = 'total-byte-weight';
const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Without scripts nothing more happens by then; Lighthouse would wait longer. */
const BASELINE_WAIT_MS = 6_000;

interface Visit {
  readonly paint: number;
  readonly speed: number;
  readonly blocking: number;
  readonly shift: number;
  readonly scores: readonly number[];
  readonly faults: readonly string[];
  /** Of all that was fetched, in bytes. */
  readonly weight: number;
}

const { values } = parseArgs({
  options: {
    routes: { type: 'string' },
    runs: { type: 'string' },
    keep: { type: 'boolean' },
    http2: { type: 'boolean' },
    write: { type: 'boolean' },
    first: { type: 'boolean' },
    made: { type: 'boolean' },
  },
});
const protocol = values.http2 ? 'HTTP/2' : 'HTTP/1.1';
const runs = Number(values.runs ?? 5);
if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs needs a whole number, not ${values.runs}`);

type Asked = Pick<Flags, 'onlyCategories' | 'onlyAudits' | 'maxWaitForLoad' | 'disableStorageReset'>;

/** With a new browser, once for each of `visits`; returns the result of the last. */
async function runLighthouse(address: string, ...visits: readonly Asked[]): Promise<Result> {
  // The certificate of HTTP/2 is made for each run.
  const args = ['--ignore-certificate-errors', `--remote-debugging-port=${DEBUG_PORT}`];
  const visitAll = async () => {
    let result: Result | undefined;
    for (const asked of visits) result = await visitOnce(address, asked);
    if (!result) throw new Error('no visit was asked for');
    return result;
  };
  return withBrowser(visitAll, findFullBrowser(), args);
}

async function visitOnce(address: string, asked: Asked): Promise<Result> {
  const { default: lighthouse } = await import('lighthouse');
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
}

function addressOf(server: number, route: string): string {
  const front = [...HTTP2_PORTS].find(([, behind]) => behind === server)?.[0];
  return values.http2 ? `https://${HOST}:${front}${route}` : `http://${HOST}:${server}${route}`;
}

function figureOf({ audits, requestedUrl }: Result, id: string): number {
  const value = audits[id]?.numericValue;
  if (value === undefined) throw new Error(`Lighthouse has no ${id} for ${requestedUrl}`);
  return value;
}

async function visit(route: string, judges: number): Promise<Visit> {
  const asked = SCORES.slice(0, judges);
  const result = await runLighthouse(addressOf(BENCH_PORT, route), { onlyCategories: asked });
  const { audits, categories } = result;
  return {
    paint: figureOf(result, PAINT),
    speed: figureOf(result, SPEED),
    blocking: figureOf(result, 'total-blocking-time'),
    shift: figureOf(result, 'cumulative-layout-shift'),
    scores: asked.map((id) => Math.round((categories[id]?.score ?? 0) * 100)),
    weight: figureOf(result, WEIGHT),
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
  return figureOf(await runLighthouse(addressOf(BASELINE_PORT, route), asked), PAINT);
}

/** LCP of a second visit, which uses the cache and the service worker of the first. */
async function secondPaint(route: string): Promise<number> {
  const first: Asked = { onlyAudits: [PAINT] };
  const second: Asked = { ...first, disableStorageReset: true };
  return figureOf(await runLighthouse(addressOf(BENCH_PORT, route), first, second), PAINT);
}

/** Lighthouse sometimes fails on a busy machine. */
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
    secondPaint: values.first ? undefined : await withRetries(() => secondPaint(route)),
    speed: middle(({ speed }) => speed),
    blocking: middle(({ blocking }) => blocking),
    weight: middle(({ weight }) => weight),
    shift: middle(({ shift }) => shift),
    scores: SCORES.map((_, place) => median(visits.flatMap(({ scores }) => scores[place] ?? []))),
  };
}

if (!values.keep) buildSite();
const routes = values.made
  ? await writeMadeInvitations(FOLDER)
  : (values.routes?.split(',') ?? publicRoutes());
const servers = [
  await serve({ folder: FOLDER, port: BENCH_PORT }),
  await serve({ folder: FOLDER, port: BASELINE_PORT, withoutScripts: true }),
];
const http2 = values.http2 ? await startHttp2(HTTP2_PORTS) : undefined;
const table: PageFigures[] = [];
try {
  for (const route of routes) {
    const figures = await measure(route);
    table.push(figures);
    console.log(line(figures));
    if (values.made) console.log(`  ${Math.round(figures.weight / 1024)} kB`);
  }
} finally {
  http2?.stop();
  for (const server of servers) server.close();
}
const misses = table.flatMap((page) => missesOf(page, protocol));
for (const miss of misses) console.log(miss);
console.log(
  misses.length === 0
    ? `All ${table.length} pages are within the limits of ${protocol}.`
    : `${misses.length} figures miss their limit.`,
);
if (values.write || !(values.routes || values.made)) writeTable(table, runs, protocol);
