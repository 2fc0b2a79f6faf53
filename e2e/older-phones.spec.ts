import type { Page } from '@playwright/test';
import { CardsScreen } from '#e2e/screens/cards-screen.ts';
import { CartScreen } from '#e2e/screens/cart-screen.ts';
import { MessageScreen } from '#e2e/screens/message-screen.ts';
import { BLESSING } from '#e2e/support/blessings.ts';
import {
  ALBUM_PAGE,
  cameraPhotograph,
  choosePhotographs,
  openAlbum,
} from '#e2e/support/guest-photographs.ts';
import { openLive } from '#e2e/support/live.ts';
import { horizontalOverflow } from '#e2e/support/overflow.ts';
import { expect, test } from '#e2e/support/test.ts';
import { CODE, INVITATION, PATH } from '#tests/support/invitation-documents.ts';

/** Takes container queries, their units, `svh` and `overflow: clip` away, none of which Safari 15.3 or Chrome 89 has. */
async function withoutNewerStyles(page: Page): Promise<void> {
  await page.route(
    (url) => url.pathname.endsWith('.css') || !/\.\w+$/.test(url.pathname),
    async (route) => {
      if (!['document', 'stylesheet'].includes(route.request().resourceType())) return route.fallback();
      const response = await route.fetch();
      const body = (await response.text())
        .replace(/(?<=\d)(?=(?:cqi|svh)\b)/g, 'no-')
        .replace(/(?<=(?:overflow(?:-x)?|--clip): ?)clip\b/g, 'no-clip')
        .replace(/@container\b/g, '@no-container')
        .replace(/(?<![-\w])(?=container(?:-type)?:)/g, 'no-');
      await route.fulfill({ response, body });
    },
  );
}

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
      Reflect.deleteProperty(globalThis, 'OffscreenCanvas');
      // It refuses the name of what is now the default, and turns no photograph upright.
      const decode = createImageBitmap;
      globalThis.createImageBitmap = (source: ImageBitmapSource, options?: unknown) =>
        JSON.stringify(options)?.includes('from-image')
          ? Promise.reject(new TypeError('from-image is no orientation'))
          : decode(source, { imageOrientation: 'none' });
    }),
  );

  // Styles of parts that are loaded late may still be on their way.
  test.afterEach(({ page }) => page.unrouteAll({ behavior: 'wait' }));

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

  test('a guest sends a photograph, which arrives upright', async ({ page, database }) => {
    await openAlbum(database);
    await openLive(page, ALBUM_PAGE);
    await choosePhotographs(page, [await cameraPhotograph(1)]);
    await page.getByLabel('Your name').fill('Asha Bua');
    await page.getByRole('button', { name: 'Send 1 photograph' }).click();
    await expect(page.getByText('From this phone (1)')).toBeVisible();
    await expect
      .poll(async () => {
        const [photo] = await database.documents(`${PATH}/photos`);
        return [photo?.fields.width?.integerValue, photo?.fields.height?.integerValue];
      })
      .toEqual(['1200', '1600']);
  });

  test('the names on an invitation are large, and its text has margins', async ({ page }) => {
    await withoutNewerStyles(page);
    await page.goto('/i/SAMP1E000001');
    const names = page.getByRole('heading', { level: 1 });
    await expect(names).toHaveCSS('font-weight', '600');
    expect(
      await names.evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize)),
    ).toBeGreaterThan(40);
    const functions = await page.getByRole('heading', { level: 2 }).first().boundingBox();
    expect(functions?.x).toBeGreaterThanOrEqual(20);
  });

  for (const path of ['/photography', '/dj', '/firecrackers', '/e-videos', '/weddingcards']) {
    test(`${path} does not scroll sideways`, async ({ page }) => {
      await withoutNewerStyles(page);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await horizontalOverflow(page)).toBe(0);
    });
  }
});
