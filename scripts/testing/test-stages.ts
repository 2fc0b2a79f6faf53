import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/reporters';
import { PLAYWRIGHT, runTool, VITEST } from '#scripts/testing/run-tool.ts';
import type { Result } from '#scripts/testing/tally.ts';
import { withExitCode } from '#scripts/testing/tally.ts';

/** Runs vitest projects; `report` is a file for its own report. */
export async function runVitest(
  projects: readonly string[],
  report: string,
  more: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Result> {
  const args = [
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const ended = await runTool(VITEST, [...args, ...more], env);
  return withExitCode(existsSync(report) ? resultOf(JSON.parse(readFileSync(report, 'utf8'))) : {}, ended);
}

function resultOf(report: JsonTestResults): Partial<Result> {
  // A file that failed to load has no tests, so it counts as one failure.
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
    tests: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        name: `${relative(process.cwd(), name)} › ${fullName}`,
        ms: duration ?? 0,
      })),
    ),
  };
}

/** Runs journeys; `report` is a file for Playwright's own report. */
export async function runPlaywright(
  report: string,
  more: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Result> {
  const ended = await runTool(PLAYWRIGHT, ['test', ...more], { ...env, E2E_REPORT: report });
  return withExitCode(
    existsSync(report) ? resultOfJourneys(JSON.parse(readFileSync(report, 'utf8'))) : {},
    ended,
  );
}

function resultOfJourneys({ suites }: JSONReport): Partial<Result> {
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
