import { CardsScreen } from '#e2e/screens/cards-screen.ts';
import { NamesSheet } from '#e2e/screens/names-sheet.ts';
import { expect } from '#e2e/support/test.ts';
import type { State } from './state.ts';

/** States of the card gallery: a card in large, and the couple's names on it. */
export const CARD_STATES: readonly State[] = [
  {
    name: 'card-large',
    reach: async (page) => {
      const cards = new CardsScreen(page);
      await cards.open();
      await cards.openSeries('Series 1');
      await expect(cards.lightbox.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
    },
  },
  {
    name: 'card-added',
    reach: async (page) => {
      const cards = new CardsScreen(page);
      await cards.open();
      await cards.openSeries('Series 1');
      await cards.addDesign();
      await expect(page.getByText('Item added to cart').first()).toBeVisible();
    },
  },
  {
    name: 'names-asked',
    reach: async (page) => {
      await new CardsScreen(page).open();
      const names = new NamesSheet(page);
      await names.open();
      await names.sheet.getByRole('button', { name: 'Show on the cards' }).click();
      await expect(names.sheet.getByText('Please write both names.').first()).toBeVisible();
    },
  },
  {
    name: 'names-typed',
    reach: async (page) => {
      await new CardsScreen(page).open();
      const names = new NamesSheet(page);
      await names.open();
      await names.type('Name shown first', 'Chandrashekhar');
      await names.type('Name shown second', 'Venkatalakshmi');
      await names.type('Families', 'Subrahmanyam and Krishnamurthy families');
      await names.writeIn('Hindi, Punjabi or Urdu');
      await expect(names.sheet.getByRole('button', { name: 'Use चंद्रशेखर' })).toBeVisible();
      await expect(names.preview).toContainText('Chandrashekhar & Venkatalakshmi');
    },
  },
  {
    name: 'names-on-a-card',
    reach: async (page) => {
      const cards = new CardsScreen(page);
      const names = new NamesSheet(page);
      await cards.open();
      await names.open();
      await names.type('Name shown first', 'Aarav');
      await names.type('Name shown second', 'Meera');
      await names.show();
      await cards.openSeries('Series 1');
      await expect(cards.lightbox.locator('img[src^="blob:"]').first()).toBeVisible();
    },
  },
  {
    name: 'cards-by-price',
    reach: async (page) => {
      const cards = new CardsScreen(page);
      await cards.open();
      await cards.choosePrice('₹20–30');
      await expect(page).toHaveURL(/price=/);
    },
  },
];
