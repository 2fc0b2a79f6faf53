import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2 AA and axe's best practices. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export async function findings(page: Page, { contrast = true } = {}): Promise<string[]> {
  // Deferred content is laid out on the first scroll, and axe also measures below the viewport.
  await page.evaluate(() => dispatchEvent(new Event('scroll')));
  const axe = new AxeBuilder({ page }).withTags(RULES);
  if (!contrast) axe.disableRules(['color-contrast']);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} — ${node.failureSummary?.split('\n')[1]?.trim()}`),
  );
}
