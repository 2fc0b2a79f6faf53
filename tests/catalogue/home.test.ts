import { expect, test } from 'vitest';
import { homeFigureFaults } from '#scripts/catalogue/home-figures.ts';
import { HOME_SERVICES } from '#text/catalogue/home-services.ts';
import { TESTIMONIALS } from '#text/catalogue/testimonials.ts';
import { SERVICE_LINKS } from '#text/layout.ts';

test('each service of the coverflow has a text, a picture and a service page', () => {
  expect(new Set(HOME_SERVICES.map(({ id }) => id)).size).toBe(HOME_SERVICES.length);
  for (const { title, desc, link, img } of HOME_SERVICES) {
    expect(title).not.toBe('');
    expect(desc.length, title).toBeLessThan(75);
    expect(SERVICE_LINKS.map(({ to }) => to)).toContain(link);
    expect(img.name).not.toBe('');
  }
});

test('the home page has the figures of the catalogue; otherwise run `npm run catalogue`', () => {
  expect(homeFigureFaults()).toEqual([]);
});

test('each testimonial has a unique id, a name, a text and a designation', () => {
  expect(new Set(TESTIMONIALS.map(({ id }) => id)).size).toBe(TESTIMONIALS.length);
  for (const { name, message, designation } of TESTIMONIALS) {
    for (const text of [name, message, designation]) expect(text.trim()).not.toBe('');
  }
});
