import type { Locator, Page, Route } from '@playwright/test';

/** Long enough for a page in a retry loop to make thousands of requests. */
export const MINUTE_MS = 60_000;

/** More requests than opening a page takes, far fewer than a retry loop makes. */
export const A_FEW_REQUESTS = 30;

/** Console errors of files blocked by a test. */
export const LOST_FILE = /net::ERR_(?:FAILED|INTERNET_DISCONNECTED)|status of 404|Failed to fetch/;

export function notice(page: Page): Locator {
  return page.getByRole('alert').filter({ hasText: 'This page has not finished loading' });
}

export function tryAgain(page: Page): Locator {
  return page.getByRole('button', { name: 'Try again' });
}

export function countRequests(page: Page, files: RegExp): () => number {
  let requests = 0;
  page.on('request', (request) => {
    if (files.test(request.url())) requests += 1;
  });
  return () => requests;
}

export function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  return () => documents;
}

/** Holds requests; the returned function ends each through `end`. */
export async function holdBack(
  page: Page,
  files: RegExp,
  end: (route: Route) => Promise<void>,
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await end(route);
  });
  return () => release();
}

/** Presses 'Try again' and no longer loses `files`. No automatic attempt can succeed before the press. */
export async function tryAgainWithFiles(page: Page, files: RegExp): Promise<void> {
  const release = await holdBack(page, files, (route) => route.continue());
  await tryAgain(page).click();
  release();
}
