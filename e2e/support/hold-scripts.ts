import type { Page } from '@playwright/test';

/** Keeps the app's scripts from arriving, as a slow line does; what it returns lets them come. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}
