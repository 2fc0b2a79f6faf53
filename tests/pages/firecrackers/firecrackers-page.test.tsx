import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import FirecrackersPage from '#src/pages/firecrackers/firecrackers-page.tsx';
import { bookings, itemTitled, readable, renderPage } from '#tests/support/render-page.tsx';

/** SPEC §9: 'Firecracker packages: 11000, 13700, 13500, 25000', in this order. */
const PRICES = ['₹11,000', '₹13,700', '₹13,500', '₹25,000'] as const;

function packageRows(container: Element): HTMLElement[] {
  return [...container.querySelectorAll('h3')].flatMap((title) => title.closest('li') ?? []);
}

/** `= ₹1,250` → 1250. */
function figure(line: string): number {
  return Number(/= ₹([\d,]+)$/.exec(line)?.[1]?.replaceAll(',', ''));
}

test('each of the four packages lists its items, whose prices add up to the price of the package', () => {
  const { container } = renderPage(FirecrackersPage, '/firecrackers');
  const rows = packageRows(container);

  for (const [place, price] of PRICES.entries()) {
    const row = rows[place];
    const lines = [...(row?.querySelectorAll('ul li') ?? [])].map(readable);
    expect(readable(row)).toContain(price);
    expect(lines.length).toBeGreaterThanOrEqual(5);
    expect(lines.map(figure).reduce((sum, part) => sum + part, 0)).toBe(Number(price.replace(/[₹,]/g, '')));
  }
});

test('Book Now of each package asks over WhatsApp, naming it and its price', () => {
  const { container } = renderPage(FirecrackersPage, '/firecrackers');

  for (const [place, row] of packageRows(container).entries()) {
    const [booking] = bookings(row);
    expect(booking?.words).toBe('Book Now');
    expect(booking?.text).toContain(readable(row.querySelector('h3')));
    expect(booking?.text).toContain(`Price: ${PRICES[place]}`);
  }
});

test('the page lists exactly four packages', () => {
  const { container } = renderPage(FirecrackersPage, '/firecrackers');

  expect(packageRows(container)).toHaveLength(4);
  expect(readable(itemTitled(container, 'Jaimala Package'))).toContain('View Sample');
});

test('every category of the price list asks with all its prices', () => {
  const { container } = renderPage(FirecrackersPage, '/firecrackers');
  const categories = [...container.querySelectorAll('section section')].filter((section) =>
    section.querySelector('dl'),
  );

  expect(categories.length).toBeGreaterThanOrEqual(5);
  for (const category of categories) {
    const [booking] = bookings(category);
    expect(booking?.words).toBe('Book Now');
    expect(booking?.text).toContain(readable(category.querySelector('h3')));
    for (const line of category.querySelectorAll('dd li')) {
      expect(booking?.text).toContain(readable(line));
    }
  }
});

test('the page says that it takes enquiries only and who hands crackers over', () => {
  renderPage(FirecrackersPage, '/firecrackers');

  expect(screen.getByText('Enquiry only')).toBeTruthy();
  expect(screen.getByText(/handed over in person by a licensed seller.*October 2018/)).toBeTruthy();
});
