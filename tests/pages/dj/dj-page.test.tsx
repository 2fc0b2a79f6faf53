import { expect, test } from 'vitest';
import DjPage from '#src/pages/dj/dj-page.tsx';
import { bookings, itemTitled, readable, renderPage } from '#tests/support/render-page.tsx';

/** SPEC §9, 'DJ' and 'Horse'. */
const PRICED = [
  ['Premium DJ Band Procession', '₹24,000'],
  ['Punjabi Bhangra Vibe', '₹19,000'],
  ['Musical Orchestra', '₹32,000'],
  ['Road DJ', '₹18,000'],
  ['Upgraded Road DJ', '₹28,000'],
  ['Dance Floor Standard', '₹9,000'],
  ['Premium with Truss', '₹14,000'],
  ['Single Horse', '₹10,500'],
  ['Horse with Rath', '₹17,000'],
  ['Double Horse with Baggi', '₹22,000'],
  ['Rath with Horse Replica', '₹12,000'],
] as const;

const ADD_ONS = [
  'Name banner ₹2,500',
  'Sarpi lights x2 ₹4,000',
  'Paper gun ₹3,000',
  'Smoke gun ₹4,000',
  'Extra umbrella light ₹1,500 each',
] as const;

test('each DJ and horse package has its price, what it includes, and samples to view', () => {
  const { container } = renderPage(DjPage, '/dj');

  for (const [title, price] of PRICED) {
    const row = itemTitled(container, title);
    expect(readable(row)).toContain(price);
    expect(readable(row)).toContain('View Sample');
    expect(row.querySelectorAll('ul li').length).toBeGreaterThanOrEqual(3);
  }
});

test('Book Now of each package opens WhatsApp with its name and price', () => {
  const { container } = renderPage(DjPage, '/dj');

  for (const [title, price] of PRICED) {
    const [booking] = bookings(itemTitled(container, title));
    expect(booking?.words).toBe('Book Now');
    expect(booking?.text).toContain(title);
    expect(booking?.text).toContain(price);
  }
});

test('the eighth DJ package is a custom list of add-ons, each with its price, on the page and in the chat', () => {
  const { container } = renderPage(DjPage, '/dj');

  const row = itemTitled(container, 'Add-ons');

  expect(readable(row)).toContain('Custom');
  for (const line of ADD_ONS) {
    expect(readable(row)).toContain(line);
    expect(bookings(row)[0]?.text).toContain(line);
  }
});

test('eight DJ packages and four horse packages are listed', () => {
  const { container } = renderPage(DjPage, '/dj');

  const rows = [...container.querySelectorAll('li')].filter((row) => row.querySelector('h3'));

  expect(rows).toHaveLength(12);
});

test('every slide of the collection names its item and price when booked', () => {
  const { container } = renderPage(DjPage, '/dj');
  const slides = [...container.querySelectorAll('[aria-roledescription="slide"]')];

  expect(slides.length).toBeGreaterThanOrEqual(4);
  for (const slide of slides) {
    const [booking] = bookings(slide);
    expect(booking?.text).toContain(readable(slide.querySelector('h3')));
    expect(booking?.text).toMatch(/₹\d/);
  }
});
