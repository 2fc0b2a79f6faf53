import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import MakeupPage from '#src/pages/makeup/makeup-page.tsx';
import { bookings, itemTitled, readable, renderPage } from '#tests/support/render-page.tsx';

/** SPEC §9, 'Makeup': it prices haldi with mehndi, and engagement with reception. */
const SERVICES = [
  ['Haldi Makeup', '₹4,500–5,500'],
  ['Mehndi Makeup', '₹4,500–5,500'],
  ['Party Makeup', '₹3,000–5,000'],
  ['Engagement Makeup', '₹6,000–10,000'],
  ['Reception Makeup', '₹6,000–10,000'],
  ['Bridal Makeup', '₹7,000–25,000'],
  ['Anniversary Makeup', '₹5,000–7,000'],
  ['Bridal Mehndi', '₹6,500–8,500'],
] as const;

test('each of the eight services has its price and samples to view', () => {
  const { container } = renderPage(MakeupPage, '/makeup');

  for (const [title, price] of SERVICES) {
    const card = readable(itemTitled(container, title));
    expect(card).toContain(price);
    expect(card).toContain('View Sample');
  }
});

test('BOOK NOW of each service opens WhatsApp with its name and price', () => {
  const { container } = renderPage(MakeupPage, '/makeup');

  for (const [title, price] of SERVICES) {
    const [booking] = bookings(itemTitled(container, title));
    expect(booking?.words).toBe('BOOK NOW');
    expect(booking?.text).toContain(title);
    expect(booking?.text).toContain(price.replace('–', ' – ₹'));
  }
});

test('bridal makeup says what HD and Air Brush cost', () => {
  const { container } = renderPage(MakeupPage, '/makeup');

  const card = itemTitled(container, 'Bridal Makeup');

  expect(readable(card)).toContain('HD ₹17,000');
  expect(readable(card)).toContain('Air Brush ₹25,000');
  expect(bookings(card)[0]?.text).toContain('HD ₹17,000');
});

test('bridal mehndi costs ₹8,500 with a figure and ₹6,500 without', () => {
  const { container } = renderPage(MakeupPage, '/makeup');

  const card = readable(itemTitled(container, 'Bridal Mehndi'));

  expect(card).toContain('With figure ₹8,500');
  expect(card).toContain('Without ₹6,500');
});

test('the three selling points stand above eight services, and Contact Us leads to the contact page', () => {
  const { container } = renderPage(MakeupPage, '/makeup');

  for (const point of ['Flawless Finish', 'Long-Lasting Wear', 'Custom Look for Every Bride']) {
    expect(screen.getByRole('heading', { name: point })).toBeTruthy();
  }
  expect(bookings(container)).toHaveLength(8);
  expect(screen.getByRole('link', { name: 'Contact Us' }).getAttribute('href')).toBe('/contact');
});
