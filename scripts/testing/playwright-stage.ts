import { existsSync, readFileSync } from 'node:fs';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { PLAYWRIGHT, runTool } from '#scripts/testing/run-tool.ts';
import type { Result } from '#scripts/testing/tally.ts';
import { withExitCode } from '#scripts/testing/tally.ts';

/** Runs journeys; `report` is a file for Playwright's own report. */
export async function runPlaywright(
  report: string,
  more: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Result> {
  const ended = await runTool(PLAYWRIGHT, ['test', ...more], { ...env, E2E_REPORT: report });
  return withExitCode(existsSync(report) ? resultOf(JSON.parse(readFileSync(report, 'utf8'))) : {}, ended);
}

function resultOf({ suites }: JSONReport): Partial<Result> {
  const tests = suites.flatMap(testsOf);
  const withStatus = (status: string) => tests.filter((test) => test.status === status);
  const flaky = withStatus('flaky').map(({ name }) => name);
  return {
    passed: withStatus('expected').length + flaky.length,
    failed: withStatus('unexpected').length,
    skipped: withStatus('skipped').length,
    flaky,
    tests,
  };
}

function testsOf(suite: JSONReportSuite): { name: string; ms: number; status: string }[] {
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      name: `${title} (${projectName})`,
      status,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  );
  const inner = (suite.suites ?? []).flatMap(testsOf);
  return [...own, ...inner].map((test) => ({ ...test, name: `${suite.title} › ${test.name}` }));
}
