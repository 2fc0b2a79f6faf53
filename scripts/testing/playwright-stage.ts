import { existsSync, readFileSync } from 'node:fs';
import { PLAYWRIGHT, runTool } from '#scripts/testing/run-tool.ts';
import type { Tally } from '#scripts/testing/tally.ts';
import { NOTHING, withExitCode } from '#scripts/testing/tally.ts';

interface Report {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

/** A flaky test counts as failed. */
export async function runPlaywright(
  report: string,
  more: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Tally> {
  const code = await runTool(PLAYWRIGHT, ['test', ...more], { ...env, E2E_REPORT: report });
  return withExitCode(existsSync(report) ? tallyOf(JSON.parse(readFileSync(report, 'utf8'))) : NOTHING, code);
}

function tallyOf({ stats }: Report): Tally {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}
