import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { JsonTestResults } from 'vitest/reporters';
import { runTool, VITEST } from '#scripts/testing/run-tool.ts';
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
