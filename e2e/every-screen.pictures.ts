import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, TestInfo } from '@playwright/test';
import { BOOKING_STATES } from '#e2e/states/booking-states.ts';
import { DESK_STATES } from '#e2e/states/desk-states.ts';
import { GUEST_STATES } from '#e2e/states/guest-states.ts';
import { HINDI_STATES } from '#e2e/states/hindi-states.ts';
import { OWNER_STATES } from '#e2e/states/owner-states.ts';
import { HINDI_ADDRESSES } from '#e2e/support/addresses.ts';
import { openLive } from '#e2e/support/live.ts';
import { test } from '#e2e/support/test.ts';
import { SCREENS } from '#src/app/screens.ts';
import { PATHS } from '#src/config/paths.ts';
import { localeOf } from '#src/locales/locales.ts';
import { BRANCHES } from '#text/catalogue/farewell-branches.ts';
import { SAMPLE_WEDDINGS } from '#text/catalogue/sample-invitations.ts';

/** Full-page screenshots of every screen and state (`npm run screens`). */
test.use({ expectedErrors: [/./] });

/** One branch is enough: all branch pages look alike. */
const [BRANCH, ...OTHERS] = BRANCHES;
const LEFT_OUT: readonly string[] = [PATHS.home, PATHS.blogs, ...OTHERS.map(({ id }) => PATHS.farewell(id))];

/** Left out: the second address of the home page, and pages covered by the states. */
const ADDRESSES = SCREENS.filter(
  ({ prerender, path }) => prerender?.length !== 0 && !LEFT_OUT.includes(path),
).flatMap(({ path, frame, prerender = [] }) =>
  frame === 'invitation' ? prerender : [path.replace(':branchName', BRANCH.id)],
);

/** Waits for late content, then saves the full page, or the viewport while a dialog is open. */
async function saveScreenshot(page: Page, name: string, { project }: TestInfo, sheet = ''): Promise<void> {
  await page.evaluate(async () => {
    // As after the first scroll, which lays out what is further down.
    document.documentElement.dataset.scrolled = '';
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
  const folder = join(process.env.SCREENS_FOLDER ?? 'test-results/screens', `${sheet}${project.name}`);
  await mkdir(folder, { recursive: true });
  const covered = (await page.locator('dialog[open]').count()) > 0;
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: !covered });
}

for (const address of ADDRESSES) {
  const name = address === '/' ? 'home' : address.slice(1).replaceAll('/', '-');
  test(`picture of ${name}`, async ({ page }, info) => {
    await openLive(page, address);
    await saveScreenshot(page, name, info);
  });
}

for (const address of HINDI_ADDRESSES) {
  const name = address.slice(1).replaceAll('/', '-');
  test(`picture in Hindi of ${name}`, async ({ page }, info) => {
    await openLive(page, address);
    await saveScreenshot(page, name, info, 'hindi-');
  });
}

for (const [place, { code, tradition }] of SAMPLE_WEDDINGS.entries()) {
  test(`picture of the ${tradition} dress in both languages`, async ({ page }, info) => {
    await openLive(page, PATHS.invitation(code));
    for (const language of ['en', 'hi'] as const) {
      await page.getByRole('button', { name: localeOf(language).name, exact: true }).click();
      await page.evaluate(() => scrollTo(0, 0));
      await saveScreenshot(page, `${place + 1}-${tradition}-${language}`, info, 'dresses-');
    }
  });
}

const GUESTS = GUEST_STATES.map((state) => ({ ...state, title: state.name, sheet: '' }));
const HINDI = HINDI_STATES.map(({ name, ...state }) => ({
  ...state,
  title: `${name} in Hindi`,
  name: `state-${name}`,
  sheet: 'hindi-',
}));
for (const { title, name, reach, only, sheet } of [...GUESTS, ...HINDI]) {
  test(`picture of ${title}`, async ({ page }, info) => {
    const wide = Number(info.project.name) >= 992;
    if (only !== undefined && (only === 'wide') !== wide) return;
    await reach(page);
    await saveScreenshot(page, name, info, sheet);
  });
}

for (const { name, reach } of [...OWNER_STATES, ...BOOKING_STATES, ...DESK_STATES]) {
  test(`picture of ${name}`, async ({ page, database }, info) => {
    await reach(page, database);
    await saveScreenshot(page, name, info);
  });
}
