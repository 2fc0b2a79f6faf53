import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { inWords } from '#src/config/number-words.ts';
import { rupees } from '#src/lib/money.ts';
import FirecrackersPage from '#src/pages/firecrackers/firecrackers-page.tsx';
import { bookings, itemTitled, readable, renderPage } from '#tests/support/render-page.tsx';
import { CRACKER_PACKAGES, CRACKER_PRICES } from '#text/catalogue/firecrackers.ts';

/** `= ₹1,250` → 1250. */
function figure(line: string): number {
  return Number(/= ₹([\d,]+)$/.exec(line)?.[1]?.replaceAll(',', ''));
}

test('each package shows its price, and items whose prices add up to it', () => {
  const { container } = renderPage(FirecrackersPage, '/firecrackers');

  for (const { title, price, items } of CRACKER_PACKAGES) {
    const row = itemTitled(container, title);
    expect(readable(row), title).toContain(rupees(price));
    expect(readable(row), title).toContain('View Sample');
    const lines = [...row.querySelectorAll('ul li')].map(readable);
    expect(lines).toEqual(items.map((item) => `${item.name} = ${rupees(item.price)}`));
    expect(lines.map(figure).reduce((sum, part) => sum + part, 0)).toBe(price);
  }
});

test('Book Now of each package asks over WhatsApp, naming it and its price', () => {
  const { container } = renderPage(FirecrackersPage, '/firecrackers');

  for (const { title, price } of CRACKER_PACKAGES) {
    const [booking] = bookings(itemTitled(container, title));
    expect(booking?.label, title).toBe('Book Now');
    expect(booking?.text, title).toContain(`*${title}*`);
    expect(booking?.text, title).toContain(`Price: ${rupees(price)}\n`);
  }
});

test('the page lists every package once, and says how many there are', () => {
  const { container } = renderPage(FirecrackersPage, '/firecrackers');

  const titles = [...container.querySelectorAll('li h3')].map(readable);
  expect(titles).toEqual(CRACKER_PACKAGES.map(({ title }) => title));
  expect(readable(container)).toContain(`${inWords(CRACKER_PACKAGES.length)} packages for the gate`);
});

test('each category of the price list shows all its prices and has them in its enquiry', () => {
  const { container } = renderPage(FirecrackersPage, '/firecrackers');

  for (const { category, items } of CRACKER_PRICES) {
    const section = itemTitled(container, category, 'section section');
    const [booking] = bookings(section);
    expect(booking?.label, category).toBe('Book Now');
    expect(booking?.text).toContain(category);
    for (const { name, prices } of items) {
      expect(readable(section)).toContain(name);
      for (const { size, price } of prices) {
        expect(readable(section)).toContain(`${size} ${rupees(price)}`);
        expect(booking?.text).toContain(`${size} ${rupees(price)}`);
      }
    }
  }
});

test('the page says that it takes enquiries only and who delivers crackers', () => {
  renderPage(FirecrackersPage, '/firecrackers');

  expect(screen.getByText('Enquiry only')).toBeTruthy();
  expect(screen.getByText(/handed over in person by a licensed seller.*October 2018/)).toBeTruthy();
});
