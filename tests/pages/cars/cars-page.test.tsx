import { expect, test } from 'vitest';
import { inWords } from '#src/config/number-words.ts';
import { rupees } from '#src/lib/money.ts';
import CarsPage from '#src/pages/cars/cars-page.tsx';
import { bookings, itemTitled, readable, renderPage } from '#tests/support/render-page.tsx';
import { CARS } from '#text/catalogue/cars.ts';

test('each car shows its prices per day and night, mileage and rating', () => {
  const { container } = renderPage(CarsPage, '/carservice');

  for (const { name, basePrice, additionalCharge, mileage, rating } of CARS) {
    const row = readable(itemTitled(container, name));
    expect(row, name).toContain(`${rupees(basePrice)} a day`);
    expect(row, name).toContain(`+ ${rupees(additionalCharge)} per night`);
    expect(row, name).toContain(`${mileage.withoutAC} km mileage without AC`);
    expect(row, name).toContain(`${mileage.withAC} km mileage with AC`);
    if (rating === undefined) expect(row, name).not.toContain('Rated');
    else expect(row, name).toContain(`Rated ${rating} out of 5`);
  }
});

test('BOOK NOW of each car opens WhatsApp with its name and prices', () => {
  const { container } = renderPage(CarsPage, '/carservice');

  for (const { name, basePrice, additionalCharge } of CARS) {
    const [booking] = bookings(itemTitled(container, name));
    expect(booking?.label, name).toBe('BOOK NOW');
    expect(booking?.text, name).toContain(`*${name}*`);
    expect(booking?.text, name).toContain(`${rupees(basePrice)} a day`);
    expect(booking?.text, name).toContain(`${rupees(additionalCharge)} per night`);
  }
});

test('the page lists the cars of the catalogue, and says how many', () => {
  const { container } = renderPage(CarsPage, '/carservice');

  expect(bookings(container)).toHaveLength(CARS.length);
  expect(readable(container)).toContain(`${inWords(CARS.length)} cars with driver`);
});
