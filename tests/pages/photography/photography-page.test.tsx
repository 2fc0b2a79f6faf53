import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { inWords } from '#src/config/number-words.ts';
import { tierPrice } from '#src/data/board/tier-price.ts';
import { rupeeRange, rupeeRangeShort, rupees } from '#src/lib/money.ts';
import PhotographyPage from '#src/pages/photography/photography-page.tsx';
import { chatText, readable, renderPage } from '#tests/support/render-page.tsx';
import { ADD_ONS, EVENT_ALBUM, SINGLE_EVENTS, TIERS } from '#text/catalogue/photography.ts';

test.each(TIERS)('the carousel shows $coverage coverage with its prices, and Book Now names both', (tier) => {
  const { coverage } = tier;
  const price = tierPrice(tier, {});
  renderPage(PhotographyPage, '/photography');
  const carousel = screen.getByRole('region', { name: 'Coverage packages' });
  const card = within(carousel).getByRole('heading', { name: coverage }).closest('article');
  if (!card) throw new Error(`No card for ${coverage}`);

  expect(card.textContent).toContain(rupeeRangeShort(price));
  const text = chatText(within(card).getByRole('link', { name: 'Book Now' }));
  expect(text).toContain(`*${coverage} coverage*`);
  expect(text).toContain(`Price: ${rupeeRange(price)}`);
});

test('the tier cards link to the pages of the tiers and show their prices', () => {
  const { container } = renderPage(PhotographyPage, '/photography');
  const tiers = screen.getByRole('region', { name: 'Choose a tier' });

  expect(
    within(tiers)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual(TIERS.map(({ name, path }) => [name, path]));
  for (const tier of TIERS) expect(tiers.textContent).toContain(rupeeRangeShort(tierPrice(tier, {})));
  expect(readable(container)).toContain(`${inWords(TIERS.length)} tiers, every price on the page.`);
});

test.each(SINGLE_EVENTS)('$title shows its price and that of an album', ({ title, price }) => {
  renderPage(PhotographyPage, '/photography');
  const events = screen.getByRole('region', { name: 'For a single event' });
  const row = rowOf(events, title);
  const album = `Album + ${rupees(EVENT_ALBUM.price)}`;

  expect(row.textContent).toContain(`${rupees(price)}${album}`);
  const text = chatText(within(row).getByRole('link', { name: 'Book Now' }));
  expect(text).toContain(`*${title}*`);
  expect(text).toContain(`Price: ${rupees(price)}\n`);
  expect(text).toContain(album);
});

test.each(ADD_ONS)('$title can be added at its price', ({ title, price }) => {
  renderPage(PhotographyPage, '/photography');
  const row = rowOf(screen.getByRole('region', { name: 'Add to any package' }), title);

  expect(row.textContent).toContain(rupees(price));
  const text = chatText(within(row).getByRole('link', { name: 'Book Now' }));
  expect(text).toContain(`*${title}*`);
  expect(text).toContain(`Price: ${rupees(price)}\n`);
});

function rowOf(section: HTMLElement, name: string): HTMLElement {
  const row = within(section).getByRole('heading', { name }).closest('li');
  if (!row) throw new Error(`No row for ${name}`);
  return row;
}
