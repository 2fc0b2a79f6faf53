import type { Page } from '@playwright/test';
import { openLive } from './live.ts';

/** A made-up wedding, from 11 to 13 February 2027. */
export const SAMPLE = '/i/SAMP1E000001';

const BEFORE = Date.parse('2027-01-15T12:00:00+05:30');

/**
 * Opens the sample before its wedding day. `page.clock` would also replace `performance`, from which the page
 * gets the list of files to cache.
 */
export async function openSample(page: Page): Promise<void> {
  await page.addInitScript((now) => {
    Date.now = () => now;
  }, BEFORE);
  await openLive(page, SAMPLE);
}
