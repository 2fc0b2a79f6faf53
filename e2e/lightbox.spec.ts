import { CardsScreen } from '#e2e/screens/cards-screen.ts';
import { LOST_FILE, tryAgain } from '#e2e/support/lost-files.ts';
import { expect, test } from '#e2e/support/test.ts';

// A service worker would serve cached files.
test.use({ serviceWorkers: 'block', expectedErrors: [LOST_FILE], reducedMotion: 'no-preference' });

test('a picture that cannot be loaded shows a message whose lines do not overlap', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 240, height: 640 });
  const cards = new CardsScreen(page);
  await cards.open();
  await page.route('**/media/cards/**', (route) => route.abort());
  await cards.openSeries('Series 11');

  const line = cards.lightbox.getByText('This picture could not be loaded').first();
  await expect(line).toBeVisible();
  const { lines, letters } = await line.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return {
      lines: [...new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))],
      letters: Number.parseFloat(getComputedStyle(element).fontSize),
    };
  });
  expect(lines.length).toBeGreaterThan(1);
  for (const [place, top] of lines.slice(1).entries()) {
    expect(top - (lines[place] ?? top)).toBeGreaterThanOrEqual(letters);
  }
});

for (const lost of ['js', 'css']) {
  test(`if the ${lost} file of its pictures fails the lightbox stays open, and Try again shows them`, {
    tag: '@phone',
  }, async ({ page }) => {
    const stage = new RegExp(`/assets/lightbox-stage-[\\w-]+\\.${lost}$`);
    await page.route(stage, (route) => route.abort());
    const cards = new CardsScreen(page);
    await cards.open();
    await cards.openSeries('Series 11');
    await expect(cards.lightbox.getByRole('alert')).toContainText('The pictures could not be opened.');
    await expect(cards.lightbox.getByRole('button', { name: 'Add to Cart' })).toBeVisible();

    await page.unroute(stage);
    await tryAgain(page).click();
    const picture = cards.lightbox.getByRole('img').first();
    await expect(picture).toBeVisible();
    // Only with the library's styles does it fit the screen.
    await expect.poll(async () => (await picture.boundingBox())?.width).toBeLessThan(400);
  });
}

test('if the lightbox cannot be loaded the page says so, and the next press opens it', {
  tag: '@phone',
}, async ({ page }) => {
  const code = /\/assets\/open-design-[\w-]+\.js$/;
  await page.route(code, (route) => route.abort());
  const cards = new CardsScreen(page);
  await cards.open();
  await cards.openSeries('Series 11');
  await expect(page.getByText('This card could not be opened')).toBeVisible();
  await expect(page).toHaveURL(/\/weddingcards$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Series 11', exact: true })).toBeVisible();

  await page.unroute(code);
  await cards.openSeries('Series 11');
  await expect(cards.lightbox.getByRole('img').first()).toBeVisible();
});

test('a design that is closed as soon as it opens leaves nothing for Back to close', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/about');
  const cards = new CardsScreen(page);
  await cards.open();
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new MutationObserver((_, observer) => {
          const close = document.querySelector<HTMLElement>('dialog[open] [aria-label="Close"]');
          if (!close) return;
          observer.disconnect();
          close.click();
          resolve();
        }).observe(document.body, { attributes: true, childList: true, subtree: true });
        document.querySelector<HTMLElement>('article a')?.click();
      }),
  );
  await expect(cards.lightbox).toBeHidden();
  await expect(page).toHaveURL('/weddingcards');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});
