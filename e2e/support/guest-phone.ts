import type { Browser, Page } from '@playwright/test';
import { openLive } from './live.ts';

/** Opens an invitation and its envelope on a new phone, on the same site as `page`. */
export async function openOnGuestPhone(
  browser: Browser,
  page: Page,
  address: string,
  serviceWorkers: 'allow' | 'block' = 'block',
): Promise<Page> {
  const context = await browser.newContext({
    serviceWorkers,
    baseURL: new URL(page.url()).origin,
    viewport: { width: 360, height: 740 },
    // Without motion there is no envelope.
    reducedMotion: 'no-preference',
  });
  const guest = await context.newPage();
  await openLive(guest, address);
  await guest.getByRole('button', { name: 'Open the invitation' }).click();
  return guest;
}
