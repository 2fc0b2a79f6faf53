import { BOOKING_STATES } from '#e2e/states/booking-states.ts';
import { OWNER_STATES } from '#e2e/states/owner-states.ts';
import { enlargeLetters } from '#e2e/support/large-letters.ts';
import { openLive } from '#e2e/support/live.ts';
import { horizontalOverflow } from '#e2e/support/overflow.ts';
import { expect, test } from '#e2e/support/test.ts';

test.use({ reducedMotion: 'no-preference' });

test('the pause button covers no text over the film', {
  tag: '@phone',
}, async ({ page }) => {
  await enlargeLetters(page);
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 640 });
    await openLive(page, '/qr-page/hindu/page1');
    const covered = await page.getByRole('button', { name: 'Pause' }).evaluate((button) => {
      const box = button.getBoundingClientRect();
      return [...document.querySelectorAll('main h1 span, main [lang="hi"], main h1 ~ p')]
        .filter((text) => {
          const range = document.createRange();
          range.selectNodeContents(text);
          return [...range.getClientRects()].some(
            ({ left, right, top, bottom }) =>
              right > box.left && left < box.right && bottom > box.top && top < box.bottom,
          );
        })
        .map(({ textContent }) => textContent);
    });
    expect(covered, `at ${width} px`).toEqual([]);
  }
});

/** The widest of the owner's desks: steppers, a calendar and a table of what is left, and names beside numbers. */
const WIDEST = ['manage-bookings-first', 'manage-bookings', 'admin-blessings'];

for (const { name, reach } of [...BOOKING_STATES, ...OWNER_STATES].filter((state) =>
  WIDEST.includes(state.name),
)) {
  test(`the owner reads ${name} on a phone with text at 200 %`, {
    tag: '@phone',
  }, async ({ page, database }) => {
    await enlargeLetters(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await reach(page, database);
    expect(await horizontalOverflow(page)).toBe(0);
    const narrowest = await page.evaluate(() =>
      Math.min(...[...document.querySelectorAll('main b')].map((text) => text.getBoundingClientRect().width)),
    );
    expect(narrowest, 'a name has room for more than three letters').toBeGreaterThan(60);
  });
}

test('no button covers a price at 200 %', { tag: '@phone' }, async ({ page }) => {
  await enlargeLetters(page);
  await openLive(page, '/carservice');
  const car = page.getByRole('listitem').filter({ hasText: 'Innova Crysta' });
  const price = await car.getByText('per night').boundingBox();
  const button = await car
    .getByRole('link', { name: 'BOOK NOW' })
    .or(car.getByRole('button', { name: 'BOOK NOW' }))
    .boundingBox();
  expect(button?.y ?? 0).toBeGreaterThanOrEqual((price?.y ?? 0) + (price?.height ?? 0));
});
