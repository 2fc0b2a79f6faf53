import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright';
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';

export const PHONE = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const;

/** As Lighthouse's phone: milliseconds, and bytes per second. */
const NETWORK = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
const SLOW_DOWN = 4;

/** No pop-up will open on it; closes the page after `use`. */
export async function withPage<Result>(
  browser: Browser,
  options: BrowserContextOptions,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const page = await browser.newPage(options);
  try {
    await page.addInitScript((key) => sessionStorage.setItem(key, 'yes'), STORAGE_KEYS.messagePopUpClosed);
    return await use(page);
  } finally {
    await page.close();
  }
}

/** As Lighthouse's phone. */
export async function slowProcessor(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  return session;
}

export async function slowDown(page: Page): Promise<void> {
  const session = await slowProcessor(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
}
