import { CardsScreen } from '#e2e/pages/cards-screen.ts';
import { expect, test } from '#e2e/support/test.ts';

test.use({ expectedErrors: [/net::ERR_FAILED/] });

test('a picture that cannot be loaded says so in lines that do not cover each other', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 240, height: 640 });
  const cards = new CardsScreen(page);
  await cards.open();
  await page.route('**/media/cards/**', (route) => route.abort());
  await cards.openSeries('Series 11');

  const line = cards.lightbox.getByText('This picture could not be loaded').first();
  await expect(line).toBeVisible();
  const lineHeight = await line.evaluate((element) =>
    Number.parseFloat(getComputedStyle(element).lineHeight),
  );
  expect(lineHeight).toBeGreaterThan(12);
});
