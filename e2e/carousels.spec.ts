import type { Locator, Page } from '@playwright/test';
import { FACTS } from '#e2e/support/catalogue.ts';
import { openLive } from '#e2e/support/live.ts';
import { expect, test } from '#e2e/support/test.ts';

test.use({ reducedMotion: 'no-preference' });

const rowOf = (carousel: Locator) => carousel.locator('[data-place]').first().locator('..');

/** How far a row of slides moves during `ms` milliseconds, in pixels. */
function movementDuring(row: Locator, ms: number): Promise<number> {
  return row.evaluate(
    (element, during) =>
      new Promise<number>((resolve) => {
        const places: number[] = [];
        const start = performance.now();
        const look = () => {
          places.push(element.getBoundingClientRect().left);
          if (performance.now() - start < during) requestAnimationFrame(look);
          else resolve(Math.max(...places) - Math.min(...places));
        };
        look();
      }),
    ms,
  );
}

/** Resolves while a row is moving between two slides. */
function untilMoving(row: Locator): Promise<void> {
  return row.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        const at = () => element.getBoundingClientRect().left;
        const before = at();
        const look = () => (Math.abs(at() - before) > 2 ? resolve() : requestAnimationFrame(look));
        look();
      }),
  );
}

/** Touches the middle of an element: `down` resolves after touchstart, `up` after touchend. */
async function fingerOn(page: Page, target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchEnd') =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchStart' ? [{ x, y }] : [] });
  return {
    down: () => touch('touchStart'),
    up: () => touch('touchEnd'),
    seen: () =>
      page.evaluate((at) => document.elementFromPoint(at.x, at.y)?.closest('button')?.textContent ?? '', {
        x,
        y,
      }),
  };
}

test('a tap on moving categories chooses the one under the finger, and the carousel stops for it', {
  tag: '@phone',
}, async ({ page }) => {
  await openLive(page, '/veg-menu');
  const categories = page.getByRole('region', { name: 'Categories of Starters' });
  await categories.scrollIntoViewIfNeeded();
  const row = rowOf(categories);
  const finger = await fingerOn(page, categories);
  await untilMoving(row);
  await finger.down();
  const seen = await finger.seen();
  expect(await movementDuring(row, 2_600)).toBeLessThan(2);
  // Counted from before, because the carousel continues three seconds afterwards.
  const movement = movementDuring(row, 2_600);
  await finger.up();
  expect(await movement).toBeLessThan(2);
  await expect(categories.getByRole('button', { pressed: true })).toHaveText(seen);
  await untilMoving(row);
});

test('after the first tick the categories keep moving and the dishes stay', {
  tag: '@phone',
}, async ({ page }) => {
  await openLive(page, '/veg-menu');
  await page.getByRole('checkbox', { name: 'Virgin Mojito' }).tap();
  const dishes = page.getByRole('region', { name: 'Mocktails', exact: true });
  await expect(dishes.getByRole('button', { name: 'Play' })).toBeVisible();
  await untilMoving(rowOf(page.getByRole('region', { name: 'Categories of Starters' })));
  await expect(page.getByRole('checkbox', { name: 'Virgin Mojito' })).toBeInViewport();
});

test('autoplay of the dishes does not change the address', { tag: '@phone' }, async ({ page }) => {
  await openLive(page, '/veg-menu');
  const dishes = page.getByRole('region', { name: 'Mocktails', exact: true });
  await dishes.scrollIntoViewIfNeeded();
  await untilMoving(rowOf(dishes));
  expect(new URL(page.url()).search).toBe('');
});

test('previous work shows one picture on a phone, two from 640 px and three from 1024 px', {
  tag: '@desktop',
}, async ({ page }) => {
  for (const [width, shown] of [
    [360, 1],
    [639, 1],
    [640, 2],
    [768, 2],
    [1024, 3],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await openLive(page, '/');
    const work = page.getByRole('region', { name: 'Our Previous Work' }).getByRole('region').first();
    const row = await rowOf(work).boundingBox();
    const slide = await work.locator('[data-place="0"]').boundingBox();
    expect(Math.round((row?.width ?? 0) / (slide?.width ?? 1)), `${width} px`).toBe(shown);
  }
});

test('a series plays its designs only while visible and until it is touched', {
  tag: '@phone',
}, async ({ page }) => {
  const series = FACTS.series[1];
  await openLive(page, '/weddingcards');
  const gallery = page.getByRole('region', { name: `Designs of ${series?.title}` });
  await expect(gallery.locator('[data-place]')).toHaveCount(1);
  await gallery.scrollIntoViewIfNeeded();
  await expect(gallery.locator('[data-place]')).toHaveCount(series?.designs.length ?? 0);
  await untilMoving(rowOf(gallery));
  await expect(gallery.getByRole('button', { name: 'Pause' })).toBeVisible();
  await gallery.dispatchEvent('touchstart');
  await expect(gallery.getByRole('button', { name: 'Play' })).toBeVisible();
});

test('the design shown by a series opens in the lightbox', async ({ page }) => {
  await openLive(page, '/weddingcards');
  const gallery = page.getByRole('region', { name: 'Designs of Series 2' });
  await gallery.scrollIntoViewIfNeeded();
  await expect(gallery.locator('[data-place="1"][data-front="true"]')).toBeVisible();
  // The next turn would bring another design to the front.
  await gallery.getByRole('button', { name: 'Pause' }).click();
  const front = gallery.locator('[data-front="true"]').getByRole('img');
  const design = await front.getAttribute('alt');
  await front.click();
  await expect(
    page
      .getByRole('dialog')
      .getByRole('img', { name: design ?? '' })
      .first(),
  ).toBeVisible();
});
