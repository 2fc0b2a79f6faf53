import type { Result } from './tally.ts';
import { describeTally, plus } from './tally.ts';

const SLOWEST = 10;

/** The last lines of `npm test`: the slowest tests, what was flaky, the total time and the sums. */
export function summaryOf(results: readonly Result[], ms: number): string {
  const slowest = results
    .flatMap(({ tests }) => tests)
    .sort((one, other) => other.ms - one.ms)
    .slice(0, SLOWEST)
    .map((test) => `  ${seconds(test.ms).padStart(5)} s  ${test.name}`);
  const flaky = results.flatMap((result) => result.flaky).map((name) => `  ${name}`);
  const total = results.reduce(plus, { passed: 0, failed: 0, skipped: 0 });
  return [
    ...(slowest.length === 0 ? [] : ['', 'slowest:', ...slowest]),
    ...(flaky.length === 0 ? [] : ['', 'flaky (passed at the second attempt):', ...flaky]),
    '',
    `time: ${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1_000)} s`,
    `tests: ${describeTally(total)}`,
  ].join('\n');
}

const seconds = (ms: number) => (ms / 1_000).toFixed(1);
