import { expect, test } from 'vitest';
import { CART } from '#src/locales/hi/cart.ts';
import { MENU } from '#src/locales/hi/catering.ts';
import { INVITATION_ACCOUNT } from '#src/locales/hi/invitation-account.ts';
import { INVITATION_EDITOR } from '#src/locales/hi/invitation-editor.ts';
import { ORDER_WORDS } from '#src/locales/hi/order-words.ts';
import { PORTRAIT_TEXTS } from '#src/locales/hi/portraits.ts';

test('in Hindi the verb follows the number of dishes', () => {
  expect([1, 2].map(MENU.cart)).toEqual(['कैटरिंग कार्ट, 1 व्यंजन चुना गया', 'कैटरिंग कार्ट, 2 व्यंजन चुने गए']);
  expect([0, 1, 2].map(MENU.found)).toEqual(['कोई व्यंजन नहीं मिला', '1 व्यंजन मिला', '2 व्यंजन मिले']);
  expect([1, 2].map(MENU.dock.chosen)).toEqual(['1 व्यंजन चुना', '2 व्यंजन चुने']);
});

test('in Hindi one discount, one child, one fault and one photograph are singular', () => {
  expect([1, 2].map(CART.discounts)).toEqual(['1 छूट लागू', '2 छूटें लागू']);
  expect([1, 2].map(CART.discountsTitle)).toEqual(['आपकी छूट', 'आपकी 2 छूटें']);
  expect(['1', '2'].map(ORDER_WORDS.plates.foods.children)).toEqual(['इनमें से 1 बच्चे की', 'इनमें से 2 बच्चों की']);
  expect([1, 2].map(INVITATION_EDITOR.checks.titleOfMade)).toEqual([
    'सहेजने से पहले एक बात ठीक करनी है',
    'सहेजने से पहले 2 बातें ठीक करनी हैं',
  ]);
  expect([1, 2].map(PORTRAIT_TEXTS.another)).toEqual([
    'तस्वीरें जोड़ें (1 और आ सकती है)',
    'तस्वीरें जोड़ें (2 और आ सकती हैं)',
  ]);
});

test('in Hindi the functions of a saved invitation are counted', () => {
  const { line } = INVITATION_ACCOUNT.choice;
  expect(line('आरव और मीरा', 1)).toContain('1 कार्यक्रम के साथ');
  expect(line('आरव और मीरा', 3)).toContain('3 कार्यक्रमों के साथ');
});
