import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { replaceBetween } from './traffic.ts';

/** Medians; times in milliseconds. */
export interface PageFigures {
  readonly route: string;
  readonly paint: number;
  readonly baselinePaint: number;
  /** LCP of a second visit, once, if there was one. */
  readonly secondPaint: number | undefined;
  readonly speed: number;
  readonly blocking: number;
  /** Of all that a visit fetches, in bytes. */
  readonly weight: number;
  readonly shift: number;
  readonly scores: readonly number[];
}

/** Hidden from search engines on purpose. */
const HIDDEN_PAGES = /^(?:\/hi)?\/(?:i\/|cart$|catering-cart$)/;

/** Opened by guests at the wedding, on the weakest network. */
const GUEST_PAGES = /^(?:\/hi)?\/(?:i|qr-page)\//;

export type Protocol = 'HTTP/1.1' | 'HTTP/2';

/** Times in milliseconds; `ratio` is of LCP to the baseline's. */
export const LIMITS = {
  ratio: { 'HTTP/1.1': 1.1, 'HTTP/2': 1.05 },
  paint: 1_700,
  guestPaint: 1_500,
  speed: 2_500,
  blocking: 50,
  shift: 0.001,
  performance: 98,
} as const;

const MARKERS: Readonly<Record<Protocol, string>> = { 'HTTP/1.1': 'bench', 'HTTP/2': 'bench-http2' };

const DOC = 'docs/performance.md';

const ratioOf = ({ paint, baselinePaint }: PageFigures): number => paint / baselinePaint;

export function line(page: PageFigures): string {
  return [
    page.route.padEnd(30),
    `LCP ${seconds(page.paint)}`,
    `baseline ${seconds(page.baselinePaint)}`,
    `× ${ratioOf(page).toFixed(2)}`,
    `second ${seconds(page.secondPaint)}`,
    `SI ${seconds(page.speed)}`,
    `TBT ${Math.round(page.blocking)} ms`,
    `CLS ${page.shift.toFixed(3)}`,
    page.scores.join('/'),
  ].join('  ');
}

export function missesOf(page: PageFigures, protocol: Protocol): string[] {
  const { route, paint, baselinePaint, speed, blocking, shift, scores } = page;
  const misses: string[] = [];
  const ratio = LIMITS.ratio[protocol];
  if (ratioOf(page) > ratio) {
    const over = seconds(paint - ratio * baselinePaint);
    misses.push(
      `${route} paints at ${ratioOf(page).toFixed(2)} × baseline, ${over} over the limit of ${ratio} ×.`,
    );
  }
  const latest = GUEST_PAGES.test(route) ? LIMITS.guestPaint : LIMITS.paint;
  if (paint > latest)
    misses.push(`${route} paints after ${seconds(paint)}; the limit is ${seconds(latest)}.`);
  if (speed > LIMITS.speed)
    misses.push(`${route} has a Speed Index of ${seconds(speed)}; the limit is ${seconds(LIMITS.speed)}.`);
  if (blocking > LIMITS.blocking) {
    misses.push(`${route} blocks for ${Math.round(blocking)} ms; the limit is ${LIMITS.blocking} ms.`);
  }
  if (shift > LIMITS.shift)
    misses.push(`${route} shifts by ${shift.toFixed(3)}; the limit is ${LIMITS.shift}.`);
  const wanted = [LIMITS.performance, 100, 100, HIDDEN_PAGES.test(route) ? 0 : 100];
  const names = ['performance', 'accessibility', 'best practices', 'SEO'];
  scores.forEach((score, place) => {
    const least = wanted[place] ?? 100;
    if (score < least) misses.push(`${route} has ${score} for ${names[place]}, not ${least}.`);
  });
  return misses;
}

/** Writes the table of a protocol and the missed limits to docs/performance.md. */
export function writeTable(pages: readonly PageFigures[], runs: number, protocol: Protocol): void {
  const table = tableOf(pages, runs, protocol);
  writeFileSync(DOC, replaceBetween(readFileSync(DOC, 'utf8'), MARKERS[protocol], table));
}

function tableOf(pages: readonly PageFigures[], runs: number, protocol: Protocol): string {
  const day = new Date().toISOString().slice(0, 10);
  const misses = pages.flatMap((page) => missesOf(page, protocol));
  return [
    `Measured over ${protocol} on ${day}, ${runs === 1 ? 'one run' : `${runs} runs`} each, on ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}).`,
    '',
    '| page | LCP | baseline | ratio | second visit | Speed Index | TBT | CLS | performance | accessibility | best practices | SEO |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...pages.map((page) => {
      const { route, paint, baselinePaint, secondPaint, speed, blocking, shift, scores } = page;
      const cells = [
        route,
        seconds(paint),
        seconds(baselinePaint),
        ratioOf(page).toFixed(2),
        seconds(secondPaint),
        seconds(speed),
        `${Math.round(blocking)} ms`,
        shift.toFixed(3),
        ...scores,
      ];
      return `| ${cells.join(' | ')} |`;
    }),
    '',
    misses.length === 0 ? 'No page misses a limit.' : 'What misses its limit:',
    '',
    ...misses.map((miss) => `- ${miss}`),
    ...(misses.length === 0 ? [] : ['']),
  ].join('\n');
}

function seconds(milliseconds: number | undefined): string {
  return milliseconds === undefined ? '–' : `${(milliseconds / 1000).toFixed(2)} s`;
}
