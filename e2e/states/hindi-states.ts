import { openLive } from '#e2e/support/live.ts';
import { keepCards, keepDishes } from '#e2e/support/storage.ts';
import { expect } from '#e2e/support/test.ts';
import { POP_UP_DELAY_MS } from '#src/config/timings.ts';
import type { State } from './state.ts';

/** States of Hindi pages without database or sign-in. */
export const HINDI_STATES: readonly State[] = [
  {
    name: 'menu-open',
    only: 'narrow',
    reach: async (page) => {
      await openLive(page, '/hi/weddingcards');
      await page.getByRole('button', { name: 'मेन्यू खोलें' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'card-large',
    reach: async (page) => {
      await openLive(page, '/hi/weddingcards');
      await page.getByRole('article').first().locator('[data-front="true"]').getByRole('link').click();
      await expect(page.getByRole('dialog').getByRole('button', { name: 'कार्ट में डालें' })).toBeVisible();
    },
  },
  {
    name: 'names-asked',
    reach: async (page) => {
      await openLive(page, '/hi/weddingcards');
      await page.getByRole('button', { name: 'अपने नाम देखें' }).first().click();
      const sheet = page.getByRole('dialog', { name: 'अपने नाम देखें' });
      await sheet.getByRole('button', { name: 'कार्डों पर दिखाएँ' }).click();
      await expect(sheet.getByText('दोनों नाम लिखिए।').first()).toBeVisible();
    },
  },
  {
    name: 'cart-of-three',
    reach: async (page) => {
      await keepCards(page, 3);
      await openLive(page, '/hi/cart');
      await expect(page.getByRole('button', { name: /छूट(?:ें)? लागू/ })).toBeVisible();
    },
  },
  {
    name: 'cart-discounts',
    reach: async (page) => {
      await keepCards(page, 2);
      await openLive(page, '/hi/cart');
      await page.getByRole('button', { name: /छूट(?:ें)? लागू/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'catering-cart-of-forty',
    reach: async (page) => {
      await keepDishes(page, 40);
      await openLive(page, '/hi/catering-cart');
      await expect(page.getByRole('link', { name: 'व्हाट्सऐप पर ऑर्डर करें' }).first()).toBeVisible();
    },
  },
  {
    name: 'dishes-chosen',
    reach: async (page) => {
      await keepDishes(page, 5);
      await openLive(page, '/hi/veg-menu?chosen=1');
      await expect(page.getByRole('checkbox')).toHaveCount(5);
    },
  },
  {
    name: 'dishes-found',
    reach: async (page) => {
      await openLive(page, '/hi/veg-menu');
      await page.getByRole('searchbox', { name: 'व्यंजन खोजें' }).fill('panir');
      await expect(page.getByRole('checkbox', { name: 'शाही पनीर' })).toBeVisible();
    },
  },
  {
    name: 'samples',
    reach: async (page) => {
      await openLive(page, '/hi/dj');
      await page.getByRole('button', { name: 'नमूने देखें' }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'blessing-refused-by-the-form',
    reach: async (page) => {
      await openLive(page, '/hi/qr-page/bless-the-couple');
      await page.getByRole('button', { name: 'भेजें' }).click();
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    },
  },
  {
    name: 'call-back-sheet',
    reach: async (page) => {
      await page.addInitScript(() => sessionStorage.clear());
      await page.clock.install();
      await openLive(page, '/hi/about');
      await page.clock.runFor(POP_UP_DELAY_MS + 1_000);
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.clock.resume();
    },
  },
  { name: 'not-found', reach: (page) => openLive(page, '/hi/no-such-page') },
];
