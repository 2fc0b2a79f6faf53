import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { PLAYWRIGHT, runTool } from '#scripts/testing/run-tool.ts';
import type { Result } from '#scripts/testing/tally.ts';
import { withExitCode } from '#scripts/testing/tally.ts';

/** Of Playwright's JSON report: a file, or a `describe` in it. */
interface Suite {
  readonly title: string;
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      readonly results: readonly { readonly duration: number }[];
    }[];
  }[];
  readonly suites?: readonly Suite[] | undefined;
}

const suiteSchema: v.GenericSchema<Suite> = v.object({
  title: v.string(),
  specs: v.array(
    v.object({
      title: v.string(),
      tests: v.array(
        v.object({
          projectName: v.string(),
          status: v.picklist(['expected', 'unexpected', 'flaky', 'skipped']),
          results: v.array(v.object({ duration: v.number() })),
        }),
      ),
    }),
  ),
  suites: v.optional(v.array(v.lazy(() => suiteSchema))),
});

const reportSchema = v.object({ suites: v.array(suiteSchema) });

/** Runs journeys; `report` is a file for Playwright's own report. */
export async function runPlaywright(
  report: string,
  more: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Result> {
  const ended = await runTool(PLAYWRIGHT, ['test', ...more], { ...env, E2E_REPORT: report });
  return withExitCode(existsSync(report) ? resultOf(JSON.parse(readFileSync(report, 'utf8'))) : {}, ended);
}

function resultOf(report: unknown): Partial<Result> {
  const tests = v.parse(reportSchema, report).suites.flatMap(testsOf);
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

function testsOf(suite: Suite): { name: string; ms: number; status: string }[] {
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
