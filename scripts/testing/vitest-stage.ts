import { existsSync, readFileSync } from 'node:fs';
import { runTool, VITEST } from '#scripts/testing/run-tool.ts';
import type { Tally } from '#scripts/testing/tally.ts';
import { NOTHING, plus, withExitCode } from '#scripts/testing/tally.ts';

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

export async function runVitest(
  project: 'unit' | 'rules' | 'webkit',
  report: string,
  more: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Tally> {
  const args = [
    'run',
    `--project=${project}`,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const code = await runTool(VITEST, [...args, ...more], env);
  return withExitCode(existsSync(report) ? tallyOf(JSON.parse(readFileSync(report, 'utf8'))) : NOTHING, code);
}

function tallyOf(report: Report): Tally {
  // A file that failed to load has no tests, so it counts as one failure.
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  const tests: Tally = {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
  return plus(tests, { ...NOTHING, failed: unloaded.length });
}
