import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import * as v from 'valibot';

const ENGINE = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
);

const RULESET = 'WCAG_2_2';

/** Findings that are no faults here. */
const IGNORED: readonly { readonly rule: string; readonly snippet?: RegExp; readonly because: string }[] = [
  { rule: 'aria_article_label_unique', because: 'each article has a heading; WCAG asks for no other name' },
  {
    rule: 'fieldset_label_valid',
    snippet: /aria-roledescription/,
    because: 'slides are counted in each carousel',
  },
  { rule: 'input_label_exists', snippet: /^<output/, because: 'nobody fills in an output' },
  {
    rule: 'label_content_exists',
    because: 'these fields have an aria-label or hidden text, which it does not see',
  },
  { rule: 'input_autocomplete_valid', snippet: /"username"/, because: 'HTML allows it on an e-mail field' },
  { rule: 'label_name_visible', snippet: /data-dress/, because: 'the names are part of the picture' },
];

const resultSchema = v.object({
  ruleId: v.string(),
  value: v.tuple([v.string(), v.string()]),
  message: v.string(),
  snippet: v.string(),
});

const reportSchema = v.object({ results: v.array(resultSchema) });

function isIgnored({ ruleId, snippet: found }: v.InferOutput<typeof resultSchema>): boolean {
  return IGNORED.some(({ rule, snippet }) => rule === ruleId && (snippet?.test(found) ?? true));
}

/** What IBM's Equal Access engine calls a certain violation of WCAG 2.2. */
export async function equalAccessFindings(page: Page): Promise<string[]> {
  // Not a script element, which the page's policy would refuse.
  await page.evaluate(`${ENGINE};globalThis.ace = ace;`);
  const report = await page.evaluate(`new ace.Checker().check(document, ['${RULESET}'])`);
  return v
    .parse(reportSchema, report)
    .results.filter(({ value: [kind, outcome] }) => kind === 'VIOLATION' && outcome === 'FAIL')
    .filter((result) => !isIgnored(result))
    .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet}`);
}
