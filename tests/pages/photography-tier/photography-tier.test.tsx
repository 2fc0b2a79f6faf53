import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import PhotographyPremiumPage from '#src/pages/photography-tier/photography-premium-page.tsx';
import PhotographyStandardPage from '#src/pages/photography-tier/photography-standard-page.tsx';
import PhotographyTraditionalPage from '#src/pages/photography-tier/photography-traditional-page.tsx';
import { chatText, renderPage } from '#tests/support/render-page.tsx';

/** SPEC §9, as a person reads it on the page. */
const PAGES = [
  {
    path: '/photogrphy-traditional',
    Page: PhotographyTraditionalPage,
    title: 'Traditional photography',
    packages: [
      ['Pre-Wedding Traditional', '₹25,000', []],
      ['Wedding Traditional', '₹33,000', ['Drone + ₹5,000', 'Extra day + ₹7,000']],
      ['Wedding Traditional + Drone', '₹40,000', ['Extra day + ₹7,000']],
    ],
  },
  {
    path: '/photogrphy-standard',
    Page: PhotographyStandardPage,
    title: 'Standard photography',
    packages: [
      ['Pre-Wedding Standard', '₹35,000', []],
      ['Wedding Standard', '₹70,000', ['Extra candid photographer + ₹5,000', 'Extra day + ₹10,000']],
    ],
  },
  {
    path: '/photogrphy-premium',
    Page: PhotographyPremiumPage,
    title: 'Premium photography',
    packages: [
      ['Pre-Wedding Premium', '₹55,000', []],
      ['Wedding Premium A', '₹1,20,000', ['Extra day + ₹10,000']],
      ['Wedding Premium B', '₹1,40,000', []],
    ],
  },
] as const;

describe.each(PAGES)('$path', ({ path, Page, title, packages }) => {
  test('shows each of its packages once, with price, extras, Book Now and View Sample', () => {
    renderPage(Page, path);

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    const rows = within(screen.getByRole('list', { name: /packages$/ }))
      .getAllByRole('heading')
      .map((heading) => heading.closest('li'));
    expect(rows).toHaveLength(packages.length);

    packages.forEach(([name, price, extras], place) => {
      const row = rows[place];
      if (!row) throw new Error(`No row for ${name}`);
      expect(within(row).getByRole('heading').textContent).toBe(name);
      expect(row.textContent).toContain(price);
      for (const extra of extras) expect(row.textContent).toContain(extra);
      expect(within(row).getByRole('button', { name: 'View Sample' })).toBeDefined();

      const text = chatText(within(row).getByRole('link', { name: 'Book Now' }));
      expect(text).toContain(`*${name}*`);
      expect(text).toContain(`Price: ${price}\n`);
      for (const extra of extras) expect(text).toContain(extra);
    });
  });

  test('leads to the other two tiers and back to all of photography', () => {
    renderPage(Page, path);
    const links = within(screen.getByRole('region', { name: 'The other tiers' }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));

    const others = PAGES.map((other) => other.path).filter((other) => other !== path);
    expect(links).toEqual([...others, '/photography']);
  });
});
