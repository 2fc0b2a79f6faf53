import type { Page, Request } from '@playwright/test';

/** Holds back matching files, by default scripts, as on a slow connection; the returned function releases them. */
export async function holdFiles(
  page: Page,
  files = /\/assets\/.*\.js$/,
  isHeld = (_request: Request) => true,
): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    if (isHeld(route.request())) await held;
    await route.continue();
  });
  return () => release();
}
