import type { Locator, Page, Route } from '@playwright/test';

/** Time in which a page that never rests asks for its files thousands of times. */
export const MINUTE_MS = 60_000;

/** More than a page asks for when it opens, and far fewer than one that never rests. */
export const A_FEW_REQUESTS = 30;

/** What the browser reports about files that a journey keeps from arriving. */
export const LOST_FILE = /net::ERR_(?:FAILED|INTERNET_DISCONNECTED)|status of 404|Failed to fetch/;

/** The bar that says that the code of a written page could not be fetched. */
export function notice(page: Page): Locator {
  return page.getByRole('alert').filter({ hasText: 'This page has not finished loading' });
}

/** The button of the notice, or of the error page. */
export function tryAgain(page: Page): Locator {
  return page.getByRole('button', { name: 'Try again' });
}

/** Counts requests for files from now on. */
export function countRequests(page: Page, files: RegExp): () => number {
  let requests = 0;
  page.on('request', (request) => {
    if (files.test(request.url())) requests += 1;
  });
  return () => requests;
}

/** Counts the documents that the page opens from now on: one more after each reload. */
export function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  return () => documents;
}

/** Keeps files waiting; what it returns loses them, each by `lose`. */
export async function loseLater(
  page: Page,
  files: RegExp,
  lose: (route: Route) => Promise<void>,
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await lose(route);
  });
  return () => release();
}
