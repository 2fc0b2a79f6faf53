import type { Locator, Page } from '@playwright/test';
import { CardsScreen } from '#e2e/screens/cards-screen.ts';
import { openLive } from '#e2e/support/live.ts';
import { keepCards } from '#e2e/support/storage.ts';
import { expect, test } from '#e2e/support/test.ts';

/** Smallest and largest common phone in landscape. */
const SIDEWAYS = [
  { width: 640, height: 360 },
  { width: 915, height: 412 },
] as const;
/** 1280 × 1024 px at 400 % zoom. */
const ENLARGED = { width: 320, height: 256 };

/** Expects every control of a dialog to be reachable by scrolling, without horizontal overflow. */
async function expectReachable(page: Page, dialog: Locator): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  for (const control of await dialog.locator('button, a, input').filter({ visible: true }).all()) {
    const box = await control.boundingBox();
    const name = await control.evaluate(
      (element) => element.getAttribute('aria-label') ?? element.textContent,
    );
    expect.soft(box?.x, `left edge of ${name}`).toBeGreaterThanOrEqual(0);
    expect.soft((box?.x ?? 0) + (box?.width ?? 0), `right edge of ${name}`).toBeLessThanOrEqual(width);
    await control.scrollIntoViewIfNeeded();
    await expect.soft(control, `${name}`).toBeInViewport({ ratio: 0.95 });
  }
}

async function openDesign(page: Page): Promise<Locator> {
  const cards = new CardsScreen(page);
  await cards.open();
  await cards.openSeries('Series 1');
  await expect(cards.lightbox.getByRole('button', { name: 'Add to Cart' })).toBeAttached();
  return cards.lightbox;
}

async function openSamples(page: Page): Promise<Locator> {
  await openLive(page, '/dj');
  await page.getByRole('button', { name: 'View Sample' }).first().click();
  const samples = page.getByRole('dialog');
  await expect(samples.getByRole('tab', { name: 'Photos' })).toBeVisible();
  return samples;
}

async function openDiscounts(page: Page): Promise<Locator> {
  await keepCards(page, 2);
  await openLive(page, '/cart');
  await page.getByRole('button', { name: /Discounts Applied/ }).click();
  return page.getByRole('dialog');
}

async function openTemplate(page: Page): Promise<Locator> {
  await openLive(page, '/qr-templates');
  await page.getByRole('main').getByRole('button').first().click();
  return page.getByRole('dialog');
}

const DIALOGS = { openDesign, openSamples, openDiscounts, openTemplate };

test.describe('on a phone in landscape', { tag: '@phone' }, () => {
  test.use({ viewport: SIDEWAYS[0] });

  test('the lightbox shows a design, its price, Add to Cart and both arrows without scrolling', async ({
    page,
  }) => {
    const lightbox = await openDesign(page);
    const picture = lightbox.locator('.yarl__slide_current img').last();
    for (const viewport of SIDEWAYS) {
      await page.setViewportSize(viewport);
      for (const name of ['Previous', 'Next', 'Add to Cart', 'Close'])
        await expect(lightbox.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
      await expect
        .poll(async () => (await picture.boundingBox())?.height)
        .toBeGreaterThan(viewport.height * 0.7);
    }
  });

  test('a sample picture is fully visible with its arrows, at least half as high as the screen', async ({
    page,
  }) => {
    const samples = await openSamples(page);
    const picture = samples.getByRole('img').first();
    for (const viewport of SIDEWAYS) {
      await page.setViewportSize(viewport);
      for (const name of ['Previous', 'Next', 'Close'])
        await expect(samples.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
      await expect(picture).toBeInViewport({ ratio: 1 });
      await expect(async () => {
        const box = await picture.boundingBox();
        expect(box?.height).toBeGreaterThan(viewport.height / 2);
        expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(4 / 3, 1);
      }).toPass();
    }
  });

  test('the dishes of a menu get four fifths of the screen: the header scrolls away and the dock is slim', async ({
    page,
  }) => {
    await openLive(page, '/veg-menu');
    for (const viewport of SIDEWAYS) {
      await page.setViewportSize(viewport);
      await page.getByRole('heading', { name: 'Main Course' }).scrollIntoViewIfNeeded();
      await expect(page.getByRole('banner')).not.toBeInViewport();
      await expect(page.getByRole('link', { name: 'See my menu' })).toBeInViewport({ ratio: 1 });
      const dock = page.locator('[data-dock]');
      await expect.poll(async () => (await dock.boundingBox())?.y).toBeGreaterThan(viewport.height * 0.8);
    }
  });

  test('the overlay menu keeps its close button in view while its links are scrolled', async ({ page }) => {
    await openLive(page, '/about');
    for (const viewport of SIDEWAYS) {
      await page.setViewportSize(viewport);
      await page.getByRole('button', { name: 'Open menu' }).click();
      const menu = page.getByRole('dialog');
      await menu.getByRole('button', { name: 'Services' }).click();
      const consultation = menu.getByRole('link', { name: 'Get Free Consultation' });
      await consultation.scrollIntoViewIfNeeded();
      await expect(consultation).toBeInViewport({ ratio: 1 });
      const close = menu.getByRole('button', { name: 'Close menu' });
      await expect(close).toBeInViewport({ ratio: 1 });
      await close.click();
      await expect(menu).toBeHidden();
      await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
    }
  });
});

for (const [name, open] of Object.entries(DIALOGS)) {
  test(`every control of a dialog can be reached at 400 % zoom, and in landscape with text at 200 % (${name})`, {
    tag: '@phone',
  }, async ({ page }) => {
    await page.setViewportSize(ENLARGED);
    const dialog = await open(page);
    await expectReachable(page, dialog);
    await page.setViewportSize(SIDEWAYS[0]);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expectReachable(page, dialog);
  });
}

test('a long dialog keeps its close button in view, and a pull scrolls to its top before it closes', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize(ENLARGED);
  const samples = await openSamples(page);
  await samples.getByRole('button', { name: 'Next' }).scrollIntoViewIfNeeded();
  await expect(samples.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  const pull = (from: number, to: number) =>
    samples.getByRole('tabpanel').evaluate(
      (target, [start, end]) => {
        const touch = (clientY: number) => new Touch({ identifier: 1, target, clientX: 150, clientY });
        const touches = [touch(start ?? 0)];
        target.dispatchEvent(
          new TouchEvent('touchstart', { bubbles: true, touches, changedTouches: touches }),
        );
        const changedTouches = [touch(end ?? 0)];
        target.dispatchEvent(new TouchEvent('touchend', { bubbles: true, changedTouches }));
      },
      [from, to],
    );
  await pull(50, 200);
  await expect(samples).toBeVisible();
  await samples.getByRole('heading').scrollIntoViewIfNeeded();
  await samples.getByRole('tabpanel').evaluate((panel) => {
    for (let element = panel.parentElement; element; element = element.parentElement) element.scrollTop = 0;
  });
  await pull(50, 200);
  await expect(samples).toBeHidden();
});
