import type { Page } from '@playwright/test';
import { FACTS } from '#e2e/support/catalogue.ts';
import { openAtRest, openLive } from '#e2e/support/live.ts';
import { expect, test } from '#e2e/support/test.ts';

test.use({ reducedMotion: 'no-preference' });

const isShow = (url: string) => /\.mp4|\.m4a|canvas-confetti|confetti\.module/.test(url);

test('the gift page loads no media until it is pressed; then film, music and confetti start together', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (isShow(request.url())) fetched.push(request.url());
  });
  await openAtRest(page, '/gift');
  expect(fetched).toEqual([]);

  await page.getByRole('button', { name: 'Play with music' }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  const offer = page.locator('[data-drawn="true"]');
  await expect(offer).toBeVisible();
  expect(FACTS.giftOffers).toContain(await offer.textContent());
  await expect.poll(() => stopped(page)).toEqual([false, false]);
  await expect.poll(() => fetched.some((url) => url.includes('confetti'))).toBe(true);

  await page.getByRole('button', { name: 'Pause' }).click();
  await expect.poll(() => stopped(page)).toEqual([true, true]);
});

test('one press mutes the music while the film continues', { tag: '@phone' }, async ({ page }) => {
  await openLive(page, '/gift');
  await page.getByRole('button', { name: 'Play with music' }).click();
  await page.getByRole('button', { name: 'Mute the music' }).click();
  await expect(page.getByRole('button', { name: 'Mute the music' })).toHaveAttribute('aria-pressed', 'true');
  expect(await page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.muted)).toBe(true);
  await expect.poll(() => stopped(page)).toEqual([false, false]);
});

test('order the first gift within two screens of a small phone', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openLive(page, '/gift');
  const order = page.getByRole('link', { name: 'Order Now' }).first();
  const box = await order.boundingBox();
  expect((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0)).toBeLessThan(2 * 740);
});

async function stopped(page: Page): Promise<boolean[]> {
  return page
    .locator('video, audio')
    .evaluateAll((all) => all.map((one) => one instanceof HTMLMediaElement && one.paused));
}
