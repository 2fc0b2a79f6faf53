/** How many tests passed, failed or were skipped. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export interface TimedTest {
  readonly name: string;
  readonly ms: number;
}

/** What one part of `npm test` found. */
export interface Result extends Tally {
  /** Passed at the second attempt. */
  readonly flaky: readonly string[];
  readonly tests: readonly TimedTest[];
  /** Printed when something failed. */
  readonly lines: readonly string[];
}

const EMPTY: Result = { passed: 0, failed: 0, skipped: 0, flaky: [], tests: [], lines: [] };

export const skipped = (why: string): Result => ({ ...EMPTY, skipped: 1, lines: [why] });
export const failed = (lines: readonly string[]): Result => ({ ...EMPTY, failed: 1, lines });

/** A command without tests counts as one test. */
export function oneCheck({ code, lines }: { code: number; lines: readonly string[] }): Result {
  return code === 0 ? { ...EMPTY, passed: 1 } : failed(lines);
}

/** A non-zero exit code counts as a failure even if no test is named. */
export function withExitCode(
  result: Partial<Result>,
  { code, lines }: { code: number; lines: readonly string[] },
): Result {
  const known = { ...EMPTY, ...result, lines };
  return code !== 0 && known.failed === 0 ? { ...known, failed: 1 } : known;
}

function plus(one: Tally, other: Tally): Tally {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  };
}

export function describeTally({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

const SLOWEST = 10;

/** The last lines of `npm test`: the slowest tests, what was flaky, the total time and the sums. */
export function summaryOf(results: readonly Result[], ms: number): string {
  const slowest = results
    .flatMap(({ tests }) => tests)
    .sort((one, other) => other.ms - one.ms)
    .slice(0, SLOWEST)
    .map((test) => `  ${seconds(test.ms).padStart(5)} s  ${test.name}`);
  const flaky = results.flatMap((result) => result.flaky).map((name) => `  ${name}`);
  const all = results.reduce(plus, { passed: 0, failed: 0, skipped: 0 });
  const whole = Math.round(ms / 1_000);
  return [
    ...(slowest.length === 0 ? [] : ['', 'slowest:', ...slowest]),
    ...(flaky.length === 0 ? [] : ['', 'flaky (passed at the second attempt):', ...flaky]),
    '',
    `time: ${Math.floor(whole / 60)} min ${whole % 60} s`,
    `tests: ${describeTally(all)}`,
  ].join('\n');
}

const seconds = (ms: number) => (ms / 1_000).toFixed(1);
