import { expect, test } from 'vitest';
import { rupees } from '#src/lib/money.ts';
import DjPage from '#src/pages/dj/dj-page.tsx';
import { bookings, itemTitled, readable, renderPage } from '#tests/support/render-page.tsx';
import { ADD_ONS, ADD_ONS_PACKAGE, DJ_COLLECTION, DJ_PACKAGES, HORSE_PACKAGES } from '#text/catalogue/dj.ts';

const ALL = [...DJ_PACKAGES, ...HORSE_PACKAGES];
const PRICED = ALL.flatMap(({ title, price, includes }) =>
  price === undefined ? [] : [{ title, price, includes }],
);

test('each priced package has its price, what it includes, and samples to view', () => {
  const { container } = renderPage(DjPage, '/dj');

  for (const { title, price, includes } of PRICED) {
    const row = itemTitled(container, title);
    expect(readable(row), title).toContain(rupees(price));
    expect(readable(row), title).toContain('View Sample');
    expect([...row.querySelectorAll('ul li')].map(readable)).toEqual(includes);
  }
});

test('Book Now of each priced package opens WhatsApp with its name and price', () => {
  const { container } = renderPage(DjPage, '/dj');

  for (const { title, price } of PRICED) {
    const [booking] = bookings(itemTitled(container, title));
    expect(booking?.label, title).toBe('Book Now');
    expect(booking?.text, title).toContain(`*${title}*`);
    expect(booking?.text, title).toContain(`Price: ${rupees(price)}\n`);
  }
});

test('one DJ package is a custom list of add-ons, each with its price, on the page and in the chat', () => {
  const { container } = renderPage(DjPage, '/dj');

  const row = itemTitled(container, ADD_ONS_PACKAGE.title);

  expect(readable(row)).toContain('Custom');
  for (const { name, price, unit } of ADD_ONS) {
    const line = `${name} ${rupees(price)}${unit ? ` ${unit}` : ''}`;
    expect(readable(row)).toContain(line);
    expect(bookings(row)[0]?.text).toContain(line);
  }
});

test('every package is listed once', () => {
  const { container } = renderPage(DjPage, '/dj');

  const titles = [...container.querySelectorAll('li h3')].map(readable);

  expect(titles).toEqual(ALL.map(({ title }) => title));
});

test('every slide of the collection names its item and price, on the slide and when booked', () => {
  const { container } = renderPage(DjPage, '/dj');
  const slides = [...container.querySelectorAll('[aria-roledescription="slide"]')];

  expect(slides).toHaveLength(DJ_COLLECTION.length);
  for (const [place, { title, price }] of DJ_COLLECTION.entries()) {
    const shown = price === undefined ? 'Custom' : rupees(price);
    const slide = slides[place];
    if (!slide) throw new Error(`No slide for ${title}`);
    expect(readable(slide.querySelector('h3'))).toBe(title);
    expect(readable(slide)).toContain(shown);
    const [booking] = bookings(slide);
    expect(booking?.text).toContain(`*${title}*`);
    expect(booking?.text).toContain(`Price: ${shown}\n`);
  }
});

test('Book Now of a carriage names the horses, in the list and in the collection, and of music the DJ', () => {
  const { container } = renderPage(DjPage, '/dj');
  const slides = [...container.querySelectorAll('[aria-roledescription="slide"]')];
  const texts = [...slides, ...container.querySelectorAll('li')].flatMap((part) =>
    bookings(part).map(({ text }) => text),
  );

  for (const [packages, service] of [
    [DJ_PACKAGES, 'DJ & Horse'],
    [HORSE_PACKAGES, 'Horse and carriage'],
  ] as const) {
    for (const { title } of packages) {
      const [first, ...more] = texts.filter((text) => text.includes(`*${title}*`));
      expect(first, title).toBeDefined();
      for (const text of [first, ...more]) expect(text, title).toContain(`*${title}* (${service})`);
    }
  }
});
