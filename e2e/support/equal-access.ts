import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import * as v from 'valibot';

const ENGINE = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
);

const RULESET = 'WCAG_2_2';

/** Rules whose findings are no faults here. */
const IGNORED: Readonly<Record<string, string>> = {};

const reportSchema = v.object({
  results: v.array(
    v.object({
      ruleId: v.string(),
      value: v.tuple([v.string(), v.string()]),
      message: v.string(),
      snippet: v.string(),
    }),
  ),
});

/** What IBM's Equal Access engine calls a certain violation of WCAG 2.2. */
export async function equalAccessFindings(page: Page): Promise<string[]> {
  // Not a script element, which the page's policy would refuse.
  await page.evaluate(`${ENGINE};globalThis.ace = ace;`);
  const report = await page.evaluate(`new ace.Checker().check(document, ['${RULESET}'])`);
  return v
    .parse(reportSchema, report)
    .results.filter(
      ({ ruleId, value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL' && !(ruleId in IGNORED),
    )
    .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet}`);
}
