import { MenuScreen } from '#e2e/screens/menu-screen.ts';
import { MessageScreen } from '#e2e/screens/message-screen.ts';
import { rulesRefuse } from '#e2e/support/google.ts';
import { openLive } from '#e2e/support/live.ts';
import { breakStorage, keepCards, keepDishes } from '#e2e/support/storage.ts';
import { expect } from '#e2e/support/test.ts';
import { SAMPLE_CODES } from '#src/catalogue/sample-codes.ts';
import { POP_UP_DELAY_MS } from '#src/config/timings.ts';
import { CARD_STATES } from './card-states.ts';
import type { State } from './state.ts';

const LONG = 'Chandrashekhar Venkata Subramaniam Iyer and the whole family from Thiruvananthapuram';

/** States without database or sign-in. */
export const GUEST_STATES: readonly State[] = [
  {
    name: 'menu-open',
    only: 'narrow',
    reach: async (page) => {
      await openLive(page, '/weddingcards');
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('dialog', { name: 'Main menu' }).getByRole('button', { name: 'Services' }).click();
      await expect(page.getByRole('link', { name: 'E-Videos' }).first()).toBeVisible();
    },
  },
  {
    name: 'services-open',
    only: 'wide',
    reach: async (page) => {
      await openLive(page, '/weddingcards');
      await page
        .getByRole('navigation', { name: 'Main menu' })
        .getByRole('button', { name: 'Services' })
        .click();
      await expect(page.getByRole('link', { name: 'E-Videos' }).first()).toBeVisible();
    },
  },
  ...CARD_STATES,
  { name: 'cart-empty', reach: (page) => openLive(page, '/cart') },
  {
    name: 'cart-without-cards',
    reach: async (page) => {
      await keepDishes(page, 3);
      await openLive(page, '/cart');
      await expect(page.getByRole('heading', { name: 'Your menu: 3 dishes' })).toBeVisible();
    },
  },
  {
    name: 'cart-beside-menu',
    reach: async (page) => {
      await keepCards(page, 1);
      await keepDishes(page, 3);
      await openLive(page, '/cart');
      await expect(page.getByRole('link', { name: 'Cart, 1 design, 3 dishes' })).toBeVisible();
    },
  },
  {
    name: 'cart-of-three',
    reach: async (page) => {
      await keepCards(page, 3);
      await openLive(page, '/cart');
      await expect(page.getByRole('link', { name: 'Checkout' })).toBeVisible();
    },
  },
  {
    name: 'cart-with-a-wrong-number',
    reach: async (page) => {
      await keepCards(page, 1);
      await openLive(page, '/cart');
      await page.getByText('Your name, number and date').click();
      await page.getByLabel('Mobile number').fill('12345');
      await expect(page.getByText(/^Please check the number/)).toBeVisible();
    },
  },
  {
    name: 'cart-asks-who',
    reach: async (page) => {
      await keepCards(page, 1);
      await openLive(page, '/cart');
      await page.getByText('Your name, number and date').waitFor();
      await page.getByRole('link', { name: 'Checkout' }).click();
      await expect(page.getByText('Who is it for?')).toBeVisible();
    },
  },
  {
    name: 'cart-of-forty',
    reach: async (page) => {
      await keepCards(page, 40);
      await openLive(page, '/cart');
      await expect(page.getByRole('link', { name: /^Send part 1/ })).toBeVisible();
    },
  },
  {
    name: 'cart-discounts',
    reach: async (page) => {
      await keepCards(page, 2);
      await openLive(page, '/cart');
      await page.getByRole('button', { name: /Discounts Applied/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'cart-unreadable',
    reach: async (page) => {
      await page.addInitScript(() => localStorage.setItem('shagun.card-cart', '{"state":{"data":'));
      await openLive(page, '/cart');
      await expect(page.getByText(/could not be read/)).toBeVisible();
    },
  },
  { name: 'catering-cart-empty', reach: (page) => openLive(page, '/catering-cart') },
  {
    name: 'catering-cart-beside-cards',
    reach: async (page) => {
      await keepCards(page, 1);
      await keepDishes(page, 1);
      await openLive(page, '/catering-cart');
      await expect(page.getByRole('heading', { name: 'Your cards: 1 design' })).toBeVisible();
    },
  },
  {
    name: 'catering-cart-of-forty',
    reach: async (page) => {
      await keepDishes(page, 40);
      await openLive(page, '/catering-cart');
      await expect(page.getByRole('link', { name: 'Checkout on WhatsApp' }).first()).toBeVisible();
    },
  },
  {
    name: 'dishes-chosen',
    reach: async (page) => {
      await keepDishes(page, 5);
      await openLive(page, '/veg-menu?chosen=1');
      await expect(page.getByRole('checkbox')).toHaveCount(5);
    },
  },
  {
    name: 'dishes-found',
    reach: async (page) => {
      const menu = new MenuScreen(page);
      await menu.open();
      await menu.search.fill('panir');
      await expect(menu.dish('Shahi Paneer')).toBeVisible();
    },
  },
  {
    name: 'dishes-not-found',
    reach: async (page) => {
      const menu = new MenuScreen(page);
      await menu.open();
      await menu.search.fill('pizza');
      await expect(page.getByText('No dish on this menu matches “pizza”.')).toBeVisible();
    },
  },
  {
    name: 'samples',
    reach: async (page) => {
      await openLive(page, '/dj');
      await page.getByRole('button', { name: 'View Sample' }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'gift-playing',
    reach: async (page) => {
      await openLive(page, '/gift');
      await page.getByRole('button', { name: 'Play with music' }).click();
      await expect(page.getByRole('button', { name: 'Pause' }).first()).toBeVisible();
    },
  },
  {
    name: 'blessing-refused-by-the-form',
    reach: async (page) => {
      const form = new MessageScreen(page);
      await form.open();
      await form.type({ name: '', number: '12', message: LONG.repeat(4) });
      await form.submit();
      await expect(page.getByText(/10.digit|mobile number/i).first()).toBeVisible();
    },
  },
  {
    name: 'blessing-saved-on-this-phone',
    reach: async (page) => {
      const form = new MessageScreen(page);
      await form.open();
      await form.type({ name: LONG.slice(0, 50), number: '98450 00012', message: 'सदा सुखी रहो।' });
      await page.context().setOffline(true);
      await form.submit();
      await expect(form.kept).toBeVisible();
    },
  },
  {
    name: 'blessing-not-saved',
    reach: async (page) => {
      await breakStorage(page);
      const form = new MessageScreen(page);
      await form.open();
      await form.type({ name: 'Asha Rao', number: '98450 00012', message: 'सदा सुखी रहो।' });
      await page.context().setOffline(true);
      await form.submit();
      await expect(page.getByRole('heading', { name: 'Not sent yet' })).toBeVisible();
    },
  },
  {
    name: 'blessings-that-came-back',
    reach: async (page) => {
      const form = new MessageScreen(page);
      await form.open();
      await page.context().setOffline(true);
      for (const name of ['Asha Rao', LONG.slice(0, 60), 'Imran Sheikh']) {
        await form.type({ name, number: '98450 00012', message: `${LONG} सदा सुखी रहो।` });
        await form.submit();
        await form.another.click();
      }
      await page.route(/documents:commit/, rulesRefuse);
      await page.context().setOffline(false);
      await expect(page.getByText('2 messages were not accepted')).toBeVisible({ timeout: 20_000 });
      await page.getByText('Show', { exact: true }).click();
      await expect(page.getByRole('button', { name: 'Edit' }).first()).toBeVisible();
    },
  },
  { name: 'not-found', reach: (page) => openLive(page, '/no-such-page') },
  {
    name: 'branch-not-found',
    reach: async (page) => {
      await openLive(page, '/farewell/message/astrology');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
  {
    name: 'call-back-sheet',
    reach: async (page) => {
      await page.addInitScript(() => sessionStorage.clear());
      await page.clock.install();
      await openLive(page, '/about');
      await page.clock.runFor(POP_UP_DELAY_MS + 1_000);
      await expect(page.getByRole('dialog', { name: 'Shall we call you?' })).toBeVisible();
      await page.clock.resume();
    },
  },
  {
    name: 'call-back-form',
    reach: async (page) => {
      await page.addInitScript(() => sessionStorage.clear());
      await page.clock.install();
      await openLive(page, '/about');
      await page.clock.runFor(POP_UP_DELAY_MS + 1_000);
      await page.getByRole('button', { name: 'Yes, call me' }).click();
      await page.clock.resume();
    },
  },
  {
    name: 'wall',
    reach: async (page) => {
      await openLive(page, `/i/${SAMPLE_CODES[0]}/wall`);
      await expect(page.locator('blockquote')).toBeVisible();
    },
  },
  {
    name: 'contact-not-sent',
    reach: async (page) => {
      await openLive(page, '/contact');
      await page.getByLabel('Message').fill('12 February, Jaipur');
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByRole('link', { name: 'Send it on WhatsApp' })).toBeVisible();
    },
  },
];
