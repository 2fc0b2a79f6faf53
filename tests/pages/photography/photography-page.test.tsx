import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import PhotographyPage from '#src/pages/photography/photography-page.tsx';
import { chatText, renderPage } from '#tests/support/render-page.tsx';

/** SPEC §9, as a person reads it on the page. */
const COVERAGE = [
  ['Basic', '₹25,000–40,000', '₹25,000 – ₹40,000'],
  ['Standard', '₹35,000–70,000', '₹35,000 – ₹70,000'],
  ['Premium', '₹55,000–1,40,000', '₹55,000 – ₹1,40,000'],
] as const;

const SINGLE = [
  ['Engagement', '₹25,000'],
  ['Anniversary', '₹24,000'],
  ['Birthday', '₹24,000'],
] as const;

const ADDED = [
  ['Decor wall', '₹10,000'],
  ['Couple frame', '₹400'],
  ['Live broadcast', '₹12,000'],
] as const;

test.each(COVERAGE)(
  'the carousel shows %s coverage at %s, and Book Now names both',
  (name, shown, written) => {
    renderPage(PhotographyPage, '/photography');
    const carousel = screen.getByRole('region', { name: 'Coverage packages' });
    const card = within(carousel).getByRole('heading', { name }).closest('article');
    if (!card) throw new Error(`No card for ${name}`);

    expect(card.textContent).toContain(shown);
    const text = chatText(within(card).getByRole('link', { name: 'Book Now' }));
    expect(text).toContain(`*${name} coverage*`);
    expect(text).toContain(`Price: ${written}`);
  },
);

test('the tier cards lead to the three routes and show their prices', () => {
  renderPage(PhotographyPage, '/photography');
  const tiers = screen.getByRole('region', { name: 'Choose a tier' });

  expect(
    within(tiers)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Traditional', '/photogrphy-traditional'],
    ['Standard', '/photogrphy-standard'],
    ['Premium', '/photogrphy-premium'],
  ]);
  for (const [, shown] of COVERAGE) expect(tiers.textContent).toContain(shown);
});

test.each(SINGLE)('%s for itself costs %s, an album ₹6,500 more', (name, shown) => {
  renderPage(PhotographyPage, '/photography');
  const events = screen.getByRole('region', { name: 'For a single event' });
  const row = rowOf(events, name);

  expect(row.textContent).toContain(`${shown}Album + ₹6,500`);
  const text = chatText(within(row).getByRole('link', { name: 'Book Now' }));
  expect(text).toContain(`*${name}*`);
  expect(text).toContain(`Price: ${shown}\n`);
  expect(text).toContain('Album + ₹6,500');
});

test.each(ADDED)('%s can be added for %s', (name, shown) => {
  renderPage(PhotographyPage, '/photography');
  const row = rowOf(screen.getByRole('region', { name: 'Add to any package' }), name);

  expect(row.textContent).toContain(shown);
  const text = chatText(within(row).getByRole('link', { name: 'Book Now' }));
  expect(text).toContain(`*${name}*`);
  expect(text).toContain(`Price: ${shown}\n`);
});

function rowOf(section: HTMLElement, name: string): HTMLElement {
  const row = within(section).getByRole('heading', { name }).closest('li');
  if (!row) throw new Error(`No row for ${name}`);
  return row;
}
