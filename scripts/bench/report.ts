import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { replaceBetween } from './costs.ts';

/** Medians; times in milliseconds. */
export interface PageFigures {
  readonly route: string;
  readonly paint: number;
  readonly baselinePaint: number;
  readonly blocking: number;
  readonly shift: number;
  readonly scores: readonly number[];
}

/** Hidden from search engines on purpose. */
const HIDDEN_PAGES = /^\/i\//;

export const LIMITS = { ratio: 1.1, homeRatio: 1.05, shift: 0.01, blocking: 100, performance: 98 } as const;

const DOC = 'docs/performance.md';

const ratioOf = ({ paint, baselinePaint }: PageFigures): number => paint / baselinePaint;

export function line(page: PageFigures): string {
  return [
    page.route.padEnd(30),
    `LCP ${seconds(page.paint)}`,
    `baseline ${seconds(page.baselinePaint)}`,
    `× ${ratioOf(page).toFixed(2)}`,
    `TBT ${Math.round(page.blocking)} ms`,
    `CLS ${page.shift.toFixed(3)}`,
    page.scores.join('/'),
  ].join('  ');
}

export function missesOf(page: PageFigures): string[] {
  const { route, blocking, shift, scores } = page;
  const misses: string[] = [];
  const most = route === '/' || route === '/home' ? LIMITS.homeRatio : LIMITS.ratio;
  if (ratioOf(page) > most) {
    const over = seconds(page.paint - most * page.baselinePaint);
    misses.push(
      `${route} paints at ${ratioOf(page).toFixed(2)} × baseline, ${over} over the ${most} it may take.`,
    );
  }
  if (blocking > LIMITS.blocking) {
    misses.push(`${route} blocks for ${Math.round(blocking)} ms, of ${LIMITS.blocking} it may.`);
  }
  if (shift > LIMITS.shift) misses.push(`${route} shifts by ${shift.toFixed(3)}, of ${LIMITS.shift} it may.`);
  const wanted = [LIMITS.performance, 100, 100, HIDDEN_PAGES.test(route) ? 0 : 100];
  const names = ['performance', 'accessibility', 'best practices', 'SEO'];
  scores.forEach((score, place) => {
    const least = wanted[place] ?? 100;
    if (score < least) misses.push(`${route} has ${score} for ${names[place]}, not ${least}.`);
  });
  return misses;
}

/** Writes the table and the missed limits to docs/performance.md. */
export function writeTable(pages: readonly PageFigures[], runs: number): void {
  writeFileSync(DOC, replaceBetween(readFileSync(DOC, 'utf8'), 'bench', tableOf(pages, runs)));
}

function tableOf(pages: readonly PageFigures[], runs: number): string {
  const day = new Date().toISOString().slice(0, 10);
  const misses = pages.flatMap(missesOf);
  return [
    `Measured on ${day}, ${runs} runs each, on ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}).`,
    '',
    '| page | LCP | baseline | ratio | TBT | CLS | performance | accessibility | best practices | SEO |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...pages.map((page) => {
      const { route, paint, baselinePaint, blocking, shift, scores } = page;
      const cells = [
        route,
        seconds(paint),
        seconds(baselinePaint),
        ratioOf(page).toFixed(2),
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

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}
