import { AdminScreen } from '#e2e/screens/admin-screen.ts';
import { CardsScreen } from '#e2e/screens/cards-screen.ts';
import { CartScreen } from '#e2e/screens/cart-screen.ts';
import { MessageScreen } from '#e2e/screens/message-screen.ts';
import { tabBackTo, tabTo } from '#e2e/support/keyboard.ts';
import { openLive } from '#e2e/support/live.ts';
import { keepDishes } from '#e2e/support/storage.ts';
import { expect, test } from '#e2e/support/test.ts';

test.use({ reducedMotion: 'no-preference' });

/** Keyboard only: no mouse, and no focus set by script. */
test.describe('with the keyboard alone', { tag: '@desktop' }, () => {
  test('a couple skips to the content, opens a card, adds it and reaches the checkout', async ({ page }) => {
    const cards = new CardsScreen(page);
    await cards.open();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
    await page.keyboard.press('Enter');
    const first = page.getByRole('article').first().getByRole('link').first();
    await tabTo(page, first);
    await page.keyboard.press('Enter');
    await expect(cards.lightbox).toBeVisible();
    await tabTo(page, cards.lightbox.getByRole('button', { name: 'Add to Cart' }));
    await page.keyboard.press('Enter');
    await expect(cards.lightbox.getByRole('link', { name: 'Added. See cart' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(cards.lightbox).toBeHidden();
    await expect(first).toBeFocused();
    await tabBackTo(page, page.getByRole('link', { name: 'Cart, 1 design' }));
    await page.keyboard.press('Enter');
    const cart = new CartScreen(page);
    await expect(cart.checkout).toBeVisible();
    await tabTo(page, cart.checkout);
  });

  test('a guest leaves a blessing', async ({ page, database }) => {
    const form = new MessageScreen(page);
    await form.open();
    await tabTo(page, form.name);
    await page.keyboard.type('Asha');
    await page.keyboard.press('Tab');
    await page.keyboard.type('9845000012');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Be happy.');
    await tabTo(page, form.submitButton);
    await page.keyboard.press('Enter');
    await expect(form.sent).toBeVisible();
    expect(await database.count('blesscouple')).toBe(1);
  });

  test('the owner signs in, cancels a deletion, and then deletes', async ({ page, database }) => {
    for (const place of [1, 2]) {
      await database.add(`blesscouple/guest000000000000000000${place}`, {
        name: `Guest ${place}`,
        number: '+919845000012',
        message: `Wish ${place}`,
        createdAt: new Date(`2026-01-0${place}T00:00:00Z`),
      });
    }
    const admin = new AdminScreen(page);
    await admin.open('/display-couple-messages');
    await expect(page.getByLabel('E-mail')).toBeVisible();
    await tabTo(page, page.getByLabel('E-mail'));
    await page.keyboard.type(database.admin.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(database.admin.password);
    await page.keyboard.press('Enter');

    const remove = page.getByRole('button', { name: 'Delete the message from Guest 2' });
    await expect(remove).toBeVisible();
    await tabTo(page, remove);
    await page.keyboard.press('Enter');
    await expect(admin.question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(admin.question).toBeHidden();
    await expect(remove).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, admin.question.getByRole('button', { name: 'Delete' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Message deleted successfully')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Delete the message from Guest 1' })).toBeFocused();
    expect(await database.count('blesscouple')).toBe(1);
  });

  test('the focused element is never behind the docked bar', async ({ page }) => {
    // Without smooth scrolling, each key press takes effect at once.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await keepDishes(page, 12);
    for (const address of ['/veg-menu', '/catering-cart']) {
      await openLive(page, address);
      for (let press = 0; press < 60; press += 1) {
        await page.keyboard.press('Tab');
        const hidden = await page.evaluate(() => {
          const dock = document.querySelector('[data-dock]');
          const focused = document.activeElement;
          if (!dock || !focused || focused === document.body || dock.contains(focused)) return '';
          if (!focused.closest('main')) return '';
          const under = focused.getBoundingClientRect().bottom - dock.getBoundingClientRect().top;
          return under > 0 ? `${focused.outerHTML.slice(0, 120)} by ${under} px` : '';
        });
        expect.soft(hidden, `${address}, after ${press + 1} presses`).toBe('');
      }
    }
  });
});
