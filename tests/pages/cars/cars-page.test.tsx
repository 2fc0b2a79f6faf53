import { expect, test } from 'vitest';
import CarsPage from '#src/pages/cars/cars-page.tsx';
import { bookings, itemTitled, readable, renderPage } from '#tests/support/render-page.tsx';

/** SPEC §9, 'Cars', as a person reads it. */
const CARS = [
  ['Honda Amaze', '₹1,500'],
  ['Innova Crysta', '₹1,500'],
  ['Swift Dzire', '₹1,000'],
  ['Ertiga', '₹1,200'],
  ['Scorpio', '₹1,200'],
  ['Dzire', '₹1,100'],
] as const;

test('six cars are let by the day, ₹300 more per night, 10 km without AC and 8 km with it', () => {
  const { container } = renderPage(CarsPage, '/carservice');

  for (const [name, price] of CARS) {
    const row = readable(itemTitled(container, name));
    expect(row).toContain(`${price} a day`);
    expect(row).toContain('+ ₹300 per night');
    expect(row).toContain('10 km mileage without AC');
    expect(row).toContain('8 km mileage with AC');
    expect(row).toMatch(/Rated [45](\.\d)? of 5/);
  }
  expect(bookings(container)).toHaveLength(6);
});

test('BOOK NOW of each car opens WhatsApp with its name and price', () => {
  const { container } = renderPage(CarsPage, '/carservice');

  for (const [name, price] of CARS) {
    const [booking] = bookings(itemTitled(container, name));
    expect(booking?.words).toBe('BOOK NOW');
    expect(booking?.text).toContain(name);
    expect(booking?.text).toContain(`${price} a day`);
    expect(booking?.text).toContain('₹300 per night');
  }
});
