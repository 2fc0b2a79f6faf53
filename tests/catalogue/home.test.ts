import { expect, test } from 'vitest';
import { HOME_SERVICES } from '#src/catalogue/home-services.ts';
import { PREVIOUS_WORK } from '#src/catalogue/previous-work.ts';
import { TESTIMONIALS } from '#src/catalogue/testimonials.ts';

/** SPEC §2, 'Services submenu'. */
const SERVICE_ROUTES = [
  '/weddingcards',
  '/makeup',
  '/carservice',
  '/photography',
  '/dj',
  '/firecrackers',
  '/gift',
  '/catering',
  '/e-videos',
  '/qr-templates',
];

test('the coverflow has eight services, each with its words, a picture and an address of a service', () => {
  expect(HOME_SERVICES).toHaveLength(8);
  expect(new Set(HOME_SERVICES.map(({ id }) => id)).size).toBe(8);
  for (const { title, desc, buttonText, link, img } of HOME_SERVICES) {
    expect(title).not.toBe('');
    expect(desc.length, title).toBeLessThan(75);
    expect(buttonText).toBe('Explore more');
    expect(SERVICE_ROUTES).toContain(link);
    expect(img.name).not.toBe('');
  }
});

test('the previous work is the four items of the specification', () => {
  expect(PREVIOUS_WORK.map(({ itemName }) => itemName)).toEqual([
    'Wedding Decoration',
    'Make Up Service',
    'Wedding Event Review',
    'Invitation Card',
  ]);
});

test('there are five testimonials, each with a name, words and a designation', () => {
  expect(TESTIMONIALS).toHaveLength(5);
  expect(new Set(TESTIMONIALS.map(({ id }) => id)).size).toBe(5);
  for (const { name, message, designation } of TESTIMONIALS) {
    for (const words of [name, message, designation]) expect(words.trim()).not.toBe('');
  }
});
