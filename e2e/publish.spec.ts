import { execFile } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { openLive } from '#e2e/support/live.ts';
import { storedPhotograph } from '#e2e/support/photographs.ts';
import { waitForOffline } from '#e2e/support/service-worker.ts';
import { expect, test } from '#e2e/support/test.ts';
import { parseHtml } from '#scripts/build/html.ts';
import { SECOND_SHOP } from '#scripts/second-shop/settings.ts';
import { INVITATION, START } from '#tests/support/invitation-documents.ts';

test.use({ serviceWorkers: 'allow' });

/** Of this journey alone: its page is written into the build that all journeys share. */
const CODE = 'PVBW1SH00001';
const PATH = `invitations/${CODE}`;
const ADDRESS = `/i/${CODE}`;
const FOLDER = 'dist/i';

const TIMEOUT_MS = 180_000;

// One after the other: both write into the build that all journeys share.
test.describe.configure({ mode: 'default', timeout: TIMEOUT_MS });

test.use({
  expectedErrors: [/status of 403|net::ERR_INTERNET_DISCONNECTED|Failed to fetch|net::ERR_FAILED/],
});

test.afterEach(() => {
  for (const name of readdirSync(FOLDER)) if (name.startsWith(CODE)) rmSync(`${FOLDER}/${name}`);
});

/** Adds the pages of the published invitations to the build; returns the command's output. Rejects with it if it fails. */
function publish(env: NodeJS.ProcessEnv = process.env): Promise<string> {
  const command = ['scripts/bootstrap.mjs', 'scripts/publish.ts', '--keep', '--dry-run'];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, command, { env }, (error, out, errors) => {
      if (error) reject(new Error(out + errors, { cause: error }));
      else resolve(out);
    });
  });
}

/** Counts the documents that a page asks Firestore for. */
function countReads(page: Page): { readonly count: number } {
  const reads = { count: 0 };
  page.on('request', (request) => {
    if (request.url().includes(`/documents/${PATH}`)) reads.count += 1;
  });
  return reads;
}

test('the build of a test run is never kept for a deploy to the shop’s project', {
  tag: '@phone',
}, async () => {
  const { FIRESTORE_EMULATOR_HOST: _, ...env } = process.env;
  const settings = { ...SECOND_SHOP, VITE_FIREBASE_PROJECT_ID: 'mangal-weddings' };
  await expect(publish({ ...env, ...settings })).rejects.toThrow(
    /built for the emulator of demo-\S+ at \S+, not for mangal-weddings/,
  );
});

test('a published invitation has its own preview, needs no document to be complete, and works offline', {
  tag: ['@phone', '@long'],
}, async ({ page, context, request, database }) => {
  await database.add(PATH, { ...INVITATION, createdAt: START });
  expect(await publish()).toContain('Pages written: 1');

  const response = await request.get(ADDRESS);
  expect(response.headers()['x-robots-tag']).toBe('noindex');
  const html = parseHtml(await response.text());
  expect(html.querySelector('title')?.text).toBe('Aarav & Meera, 12 February 2027, Jaipur');
  expect(html.querySelector('h1')?.text).toBe('Aarav & Meera');
  expect(html.querySelector('#root')?.text).toContain('12 February 2027');
  const image = html.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '';
  const picture = await (await request.get(new URL(image).pathname)).body();
  expect(picture.length).toBeLessThan(300_000);
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });

  const reads = countReads(page);
  await openLive(page, ADDRESS);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aarav & Meera');
  await expect.poll(() => reads.count).toBe(1);

  await waitForOffline(page);
  await page.reload();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aarav & Meera');
  await expect(page.getByText(/This is the invitation as you last opened it/)).toBeVisible();

  await context.setOffline(false);
  await database.add(PATH, { ...INVITATION, place: 'Udaipur', createdAt: START });
  await openLive(page, ADDRESS);
  await expect(page).toHaveTitle(/Udaipur/);

  await database.add(PATH, { ...INVITATION, published: false, createdAt: START });
  await openLive(page, ADDRESS);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This invitation is not open');
});

test('a blog’s page has its own title, description and picture for whoever shares it, until it is deleted', {
  tag: '@phone',
}, async ({ page, request, database }) => {
  const id = 'blog00000000000000000000';
  const picture = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer();
  await database.add(`blogPictures/${id}p`, { picture: new Uint8Array(picture), createdAt: START });
  const blog = {
    title: 'Haldi & co',
    content: 'How to wash it off.\nSoap.',
    createdAt: new Date('2026-01-01'),
  };
  await database.add(`blogs/${id}`, { ...blog, picture: `${id}p` });
  await database.add(`blogs/${id}later`, { ...blog, createdAt: new Date(Date.now() + 86_400_000) });
  expect(await publish()).toContain('Pages of blogs written: 1');

  const html = parseHtml(await (await request.get(`/blogs/${id}`)).text());
  const meta = (name: string) =>
    html.querySelector(`meta[property="og:${name}"]`)?.getAttribute('content') ?? '';
  expect(meta('title')).toMatch(/^Haldi & co/);
  expect(meta('description')).toBe('How to wash it off.');
  const response = await request.get(new URL(meta('image')).pathname);
  expect(await sharp(await response.body()).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 800,
  });

  await page.goto(`/blogs/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Haldi & co' })).toBeVisible();
  await expect(page.getByRole('article').locator('img')).toBeVisible();
  rmSync('dist/blogs', { recursive: true });
});

test('a cover photograph is a file of its own beside the page, and is in its preview', {
  tag: ['@phone', '@long'],
}, async ({ page, context, request, database }) => {
  await page.goto('/faq');
  const cover = await storedPhotograph(page, 'portrait');
  await database.add(PATH, { ...INVITATION, createdAt: START });
  expect(await publish()).toContain('Pages written: 1');
  const without = parseHtml(await (await request.get(ADDRESS)).text());

  await database.add(PATH, { ...INVITATION, createdAt: START, order: `f1 cover:${cover.version}` });
  await database.add(`${PATH}/portraits/cover`, cover);
  expect(await publish()).toContain('Pages written: 1');
  const text = await (await request.get(ADDRESS)).text();
  const html = parseHtml(text);
  const address =
    html.querySelector('h1')?.closest('header')?.querySelector('img')?.getAttribute('src') ?? '';
  expect(await (await request.get(address)).body()).toEqual(Buffer.from(cover.picture));
  const phone = html.querySelector('header picture > source')?.getAttribute('srcset') ?? '';
  const small = await (await request.get(phone)).body();
  expect(small.length).toBeLessThanOrEqual(46_000);
  expect(text.length).toBeLessThan(without.toString().length);
  const preview = (one: typeof html) =>
    one.querySelector('meta[property="og:image"]')?.getAttribute('content');
  expect(preview(html)).not.toBe(preview(without));
  const picture = await (await request.get(new URL(preview(html) ?? '').pathname)).body();
  expect(picture.length).toBeLessThan(300_000);

  await openLive(page, ADDRESS);
  await waitForOffline(page);
  await page.reload();
  const width = () =>
    page
      .locator('header picture > img')
      .evaluate((image) => (image instanceof HTMLImageElement && image.complete ? image.naturalWidth : 0));
  await expect.poll(width).toBe(720);
  await context.setOffline(true);
  await page.reload();
  await expect.poll(width).toBe(720);
});
