import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, TestInfo } from '@playwright/test';
import { GUEST_STATES } from '#e2e/states/guest-states.ts';
import { OWNER_STATES } from '#e2e/states/owner-states.ts';
import { openLive } from '#e2e/support/live.ts';
import { test } from '#e2e/support/test.ts';
import { SCREENS } from '#src/app/screens.ts';
import { PATHS } from '#src/config/paths.ts';

/** Pictures of every screen as it opens and of every state, whole, one file each (`npm run screens`). */
test.use({ expectedErrors: [/./], reducedMotion: 'reduce' });

/** One branch stands for the nine; the front page has a second address. The owner's pages are states. */
const ADDRESSES = SCREENS.filter(({ prerender, path }) => prerender?.length !== 0 && path !== PATHS.home)
  .map(({ path }) => path.replace(':branchName', 'btech'))
  .filter((path) => !/^\/farewell\/(?!btech|message)/.test(path));

/** Shows all of the page once, so that what comes late is there, and keeps it in `SCREENS_FOLDER`. */
async function keepPicture(page: Page, name: string, { project }: TestInfo): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
  const folder = join(process.env.SCREENS_FOLDER ?? 'test-results/screens', project.name);
  await mkdir(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}

for (const address of ADDRESSES) {
  const name = address === '/' ? 'home' : address.slice(1).replaceAll('/', '-');
  test(`picture of ${name}`, async ({ page }, info) => {
    await openLive(page, address);
    await keepPicture(page, name, info);
  });
}

for (const { name, reach, only } of GUEST_STATES) {
  test(`picture of ${name}`, async ({ page }, info) => {
    const wide = Number(info.project.name) >= 992;
    if (only !== undefined && (only === 'wide') !== wide) return;
    await reach(page);
    await keepPicture(page, name, info);
  });
}

for (const { name, reach } of OWNER_STATES) {
  test(`picture of ${name}`, async ({ page, database }, info) => {
    await reach(page, database);
    await keepPicture(page, name, info);
  });
}
