import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright';
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';

/** What a browser's context has of a small phone. */
export const PHONE = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const;

/** As Lighthouse's phone: milliseconds, and bytes a second. */
const NETWORK = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
const SLOW_DOWN = 4;

/** Hands a page of its own to `use`, where no pop-up will open, and closes it after it. */
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

/** Gives a page the processor of Lighthouse's phone. */
export async function slowProcessor(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  return session;
}

/** Gives a page the network and the processor of Lighthouse's phone. */
export async function slowDown(page: Page): Promise<void> {
  const session = await slowProcessor(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
}
