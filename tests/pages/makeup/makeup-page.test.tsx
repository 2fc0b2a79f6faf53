import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { inWords } from '#src/config/number-words.ts';
import { rupeeRange, rupeeRangeShort, rupees } from '#src/lib/money.ts';
import MakeupPage from '#src/pages/makeup/makeup-page.tsx';
import { bookings, itemTitled, readable, renderPage } from '#tests/support/render-page.tsx';
import { MAKEUP_SERVICES } from '#text/catalogue/makeup.ts';
import { MAKEUP_PAGE } from '#text/makeup.ts';

test('each service has its prices and samples to view', () => {
  const { container } = renderPage(MakeupPage, '/makeup');

  for (const { title, price, options = [] } of MAKEUP_SERVICES) {
    const card = readable(itemTitled(container, title));
    expect(card, title).toContain(rupeeRangeShort(price));
    expect(card, title).toContain('View Sample');
    for (const option of options) expect(card, title).toContain(`${option.name} ${rupees(option.price)}`);
  }
});

test('BOOK NOW of each service opens WhatsApp with its name and prices', () => {
  const { container } = renderPage(MakeupPage, '/makeup');

  for (const { title, price, options = [] } of MAKEUP_SERVICES) {
    const [booking] = bookings(itemTitled(container, title));
    expect(booking?.label, title).toBe('BOOK NOW');
    expect(booking?.text, title).toContain(`*${title}*`);
    expect(booking?.text, title).toContain(`Price: ${rupeeRange(price)}\n`);
    for (const option of options) {
      expect(booking?.text, title).toContain(`${option.name} ${rupees(option.price)}`);
    }
  }
});

test('the selling points are above the services, and Contact Us links to the contact page', () => {
  const { container } = renderPage(MakeupPage, '/makeup');

  for (const { title } of MAKEUP_PAGE.points)
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByRole('heading', { name: `${inWords(MAKEUP_SERVICES.length)} looks` })).toBeTruthy();
  expect(bookings(container)).toHaveLength(MAKEUP_SERVICES.length);
  expect(screen.getByRole('link', { name: 'Contact Us' }).getAttribute('href')).toBe('/contact');
});
