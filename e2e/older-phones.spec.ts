import { CardsScreen } from '#e2e/screens/cards-screen.ts';
import { CartScreen } from '#e2e/screens/cart-screen.ts';
import { MessageScreen } from '#e2e/screens/message-screen.ts';
import { BLESSING } from '#e2e/support/blessings.ts';
import { openLive } from '#e2e/support/live.ts';
import { expect, test } from '#e2e/support/test.ts';
import { CODE, INVITATION, PATH } from '#tests/support/invitation-documents.ts';

test.describe('in a browser without what came after Safari 15', { tag: '@phone' }, () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      for (const name of ['toSorted', 'toReversed', 'toSpliced', 'with'])
        Reflect.deleteProperty(Array.prototype, name);
      for (const name of ['timeout', 'any']) Reflect.deleteProperty(AbortSignal, name);
      Reflect.deleteProperty(URL, 'canParse');
      Reflect.deleteProperty(Array, 'fromAsync');
      Reflect.deleteProperty(Object, 'groupBy');
      Reflect.deleteProperty(Promise, 'withResolvers');
    }),
  );

  test('a guest reads an invitation from the database, and a blessing arrives', async ({
    page,
    database,
  }) => {
    await database.add(PATH, INVITATION);
    await openLive(page, `/i/${CODE}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Aarav');
    const form = new MessageScreen(page);
    await form.open();
    await form.send(BLESSING);
    await expect.poll(() => database.count('blesscouple')).toBe(1);
  });

  test('a couple puts a removed card back into the cart', async ({ page }) => {
    const cards = new CardsScreen(page);
    await cards.open();
    await cards.openSeries('Series 2');
    const name = await cards.addDesign();
    const cart = new CartScreen(page);
    await cart.open();
    await cart.remove(name);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(cart.amountOf(name)).toBeVisible();
  });
});
