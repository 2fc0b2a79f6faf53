import type { Page } from '@playwright/test';

/** Keeps the app's scripts, or some of them, from arriving, as a slow line does; what it returns lets them come. */
export async function holdScripts(page: Page, scripts = /\/assets\/.*\.js$/): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}
