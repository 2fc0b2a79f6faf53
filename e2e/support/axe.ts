import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What WCAG 2.2 AA asks for, and axe's own good habits. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the whole page: rule, element, and why. */
export async function findings(page: Page, { contrast = true } = {}): Promise<string[]> {
  // Deferred content has its real layout only from the first scroll on, and axe measures below the screen.
  await page.evaluate(() => dispatchEvent(new Event('scroll')));
  const axe = new AxeBuilder({ page }).withTags(RULES);
  if (!contrast) axe.disableRules(['color-contrast']);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} — ${node.failureSummary?.split('\n')[1]?.trim()}`),
  );
}
