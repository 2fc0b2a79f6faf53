import { expect, test } from 'vitest';
import { MENU } from '#src/locales/hi/catering.ts';

test('in Hindi the verb follows the number of dishes', () => {
  expect([1, 2].map(MENU.cart)).toEqual(['कैटरिंग कार्ट, 1 व्यंजन चुना गया', 'कैटरिंग कार्ट, 2 व्यंजन चुने गए']);
  expect([0, 1, 2].map(MENU.found)).toEqual(['कोई व्यंजन नहीं मिला', '1 व्यंजन मिला', '2 व्यंजन मिले']);
  expect([1, 2].map(MENU.dock.chosen)).toEqual(['1 व्यंजन चुना', '2 व्यंजन चुने']);
});
