import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { rupees } from '#src/lib/money.ts';
import PhotographyPremiumPage from '#src/pages/photography-tier/photography-premium-page.tsx';
import PhotographyStandardPage from '#src/pages/photography-tier/photography-standard-page.tsx';
import PhotographyTraditionalPage from '#src/pages/photography-tier/photography-traditional-page.tsx';
import { chatText, renderPage } from '#tests/support/render-page.tsx';
import { TIERS, tierOf } from '#text/catalogue/photography.ts';

const PAGES = [
  { tier: tierOf('traditional'), Page: PhotographyTraditionalPage },
  { tier: tierOf('standard'), Page: PhotographyStandardPage },
  { tier: tierOf('premium'), Page: PhotographyPremiumPage },
] as const;

describe.each(PAGES)('$tier.path', ({ tier, Page }) => {
  test('shows each of its packages once, with price, extras, Book Now and View Sample', () => {
    renderPage(Page, tier.path);

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(`${tier.name} photography`);
    const rows = within(screen.getByRole('list', { name: /packages$/ }))
      .getAllByRole('heading')
      .map((heading) => heading.closest('li'));
    expect(rows).toHaveLength(tier.packages.length);

    for (const [place, { title, price, extras }] of tier.packages.entries()) {
      const row = rows[place];
      if (!row) throw new Error(`No row for ${title}`);
      const lines = extras.map((extra) => `${extra.name} + ${rupees(extra.price)}`);
      expect(within(row).getByRole('heading').textContent).toBe(title);
      expect(row.textContent).toContain(rupees(price));
      for (const line of lines) expect(row.textContent).toContain(line);
      expect(within(row).getByRole('button', { name: 'View Sample' })).toBeDefined();

      const text = chatText(within(row).getByRole('link', { name: 'Book Now' }));
      expect(text).toContain(`*${title}*`);
      expect(text).toContain(`Price: ${rupees(price)}\n`);
      for (const line of lines) expect(text).toContain(line);
    }
  });

  test('links to the other tiers and to all photography', () => {
    renderPage(Page, tier.path);
    const links = within(screen.getByRole('region', { name: 'The other tiers' }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));

    const others = TIERS.filter((other) => other !== tier).map(({ path }) => path);
    expect(links).toEqual([...others, '/photography']);
  });
});

test('every tier has a page', () => {
  expect(PAGES.map(({ tier }) => tier)).toEqual(TIERS);
});
