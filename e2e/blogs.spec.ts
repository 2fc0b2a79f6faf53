import type { Page } from '@playwright/test';
import { signIn } from '#e2e/screens/admin-screen.ts';
import { holdFiles } from '#e2e/support/hold-files.ts';
import { expect, test } from '#e2e/support/test.ts';

const OLD = {
  title: 'An older one',
  content: 'Line one.\n\nLine three.',
  createdAt: new Date('2026-01-01T20:00:00Z'),
};

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>';

test('a blog is added, is first on /blogs, and is deleted after a confirmation', { tag: '@phone' }, async ({
  page,
  database,
}) => {
  await database.add('blogs/older00000000000000000', OLD);
  const admin = await signIn(page, database, '/add-blogs');

  await page.getByRole('button', { name: 'Add blog' }).click();
  await expect(page.getByText('Please type a title')).toBeVisible();
  await expect(page.getByText('Please type the content')).toBeVisible();
  await expect(page.getByText('Please paste a direct https link to a picture')).toBeVisible();

  await page.getByLabel('Title').fill('<b>Bold</b> & new');
  await page.getByLabel('Content').fill('First line.\nSecond line.');
  await page.getByLabel('Picture').fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Add blog' }).click();
  await expect(page.getByText('Please paste a direct https link to a picture')).toBeVisible();

  await page.getByLabel('Picture').fill('https://gallery.example/album/7');
  await page.getByRole('button', { name: 'Add blog' }).click();
  await expect(page.getByText('This link does not open a picture.')).toBeVisible();
  await expect(page.getByLabel('Picture')).toBeFocused();

  await page.route('https://pictures.example/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }),
  );
  await page.getByLabel('Picture').fill('HTTPS://pictures.example/one.jpg');
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('<b>Bold</b> & new');
  await page.getByRole('button', { name: 'Add blog' }).click();
  await expect(page.getByText('Blog added successfully')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('');

  await page.goto('/blogs');
  const articles = page.getByRole('article');
  await expect(articles).toHaveCount(2);
  await expect(articles.first()).toContainText('<b>Bold</b> & new');
  const text = articles.first().getByText('First line.');
  expect(await text.textContent()).toBe('First line.\nSecond line.');
  await expect(text).toHaveCSS('white-space', 'pre-line');
  // 20:00 UTC on the first is 1:30 am on the second in India.
  await expect(articles.nth(1)).toContainText('2 January 2026');

  await page.goto('/add-blogs');
  await page.getByRole('link', { name: 'View All Blogs' }).click();
  await page.getByRole('button', { name: 'Delete the blog “<b>Bold</b> & new”' }).click();
  await expect(admin.question).toContainText('Are you sure you want to delete this blog?');
  await admin.question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Blog deleted successfully')).toBeVisible();
  await page.goto('/blogs');
  await expect(articles).toHaveCount(1);
  await expect(articles.first()).toContainText('An older one');
});

test('a Hindi title uses our own typeface', { tag: '@desktop' }, async ({ page, database }) => {
  await database.add('blogs/hindi000000000000000000', { ...OLD, title: 'शादी की बातें' });
  await page.goto('/blogs');
  const title = page.getByRole('heading', { name: 'शादी की बातें' });
  await expect(title).toBeVisible();
  await page.evaluate(() => document.fonts.ready);

  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'article h2',
  });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  expect(fonts).not.toEqual([]);
  expect(fonts.filter(({ isCustomFont }) => !isCustomFont)).toEqual([]);
});

for (const path of ['/blogs', '/hi/blogs']) {
  test(`${path} asks for its blogs before its scripts are there, and once`, { tag: '@phone' }, async ({
    page,
    database,
  }) => {
    await database.add('blogs/older00000000000000000', OLD);
    const queries: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes(':runQuery')) queries.push(request.url());
    });
    const release = await holdFiles(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => queries.length).toBe(1);
    release();
    await expect(page.getByRole('article')).toContainText('An older one');
    expect(queries).toHaveLength(1);
  });
}

test('older blogs are loaded 20 at a time', { tag: '@desktop' }, async ({ page, database }) => {
  await Promise.all(
    Array.from({ length: 25 }, (_, place) =>
      database.add(`blogs/blog${String(place).padStart(20, '0')}`, {
        ...OLD,
        title: `Blog ${place}`,
        createdAt: new Date(Date.UTC(2026, 0, 1, 0, place)),
      }),
    ),
  );
  await page.goto('/blogs');
  const articles = page.getByRole('article');
  await expect(articles).toHaveCount(20);
  await expect(articles.first()).toContainText('Blog 24');
  await page.getByRole('button', { name: 'Show older blogs' }).click();
  await expect(articles).toHaveCount(25);
  await expect(page.getByRole('button', { name: 'Show older blogs' })).toBeHidden();
});

test.describe('when the blogs cannot be loaded', () => {
  test.use({ expectedErrors: [/status of 503/] });

  test('the page says so and offers a retry', { tag: '@phone' }, async ({ page, database }) => {
    await database.add('blogs/older00000000000000000', OLD);
    await page.route(/documents:runQuery/, (route) =>
      route.fulfill({ status: 503, headers: { 'access-control-allow-origin': '*' }, json: {} }),
    );
    await page.goto('/blogs');
    await expect(page.getByText('We could not load the blogs.')).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('article')).toHaveCount(1);
  });
});

/** A photograph of a phone: a JPEG of 3,000 by 2,000 points that says where it was taken. */
async function drawPhotograph(page: Page): Promise<Buffer> {
  const drawn = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(3_000, 2_000);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    for (let x = 0; x < 3_000; x += 50) {
      context.fillStyle = `hsl(${x / 10} 70% 50%)`;
      context.fillRect(x, 0, 50, 2_000);
    }
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 });
    return [...new Uint8Array(await blob.arrayBuffer())];
  });
  const body = Buffer.from('Exif\0\0GPS 26.9124,75.7873', 'latin1');
  const exif = Buffer.concat([Buffer.from([0xff, 0xe1, 0, body.length + 2]), body]);
  return Buffer.concat([Buffer.from(drawn.slice(0, 2)), exif, Buffer.from(drawn.slice(2))]);
}

test('the owner keeps a draft, gives it a picture from the phone, publishes it, changes it, and its page is shared', {
  tag: '@phone',
}, async ({ page, database }) => {
  const admin = await signIn(page, database, '/add-blogs');
  await page.getByLabel('Title').fill('Haldi');
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await expect(page.getByText('Draft saved')).toBeVisible();
  await page.getByRole('link', { name: 'View All Blogs' }).click();
  await expect(page.getByRole('heading', { name: 'Drafts' })).toBeVisible();
  await page.getByRole('link', { name: 'Edit the blog “Haldi”' }).click();
  await expect(page.getByRole('heading', { name: 'Edit a blog' })).toBeVisible();

  await page.getByLabel('Content').fill('See https://x.example/haldi.');
  const photograph = await drawPhotograph(page);
  await page
    .getByLabel('Or take one from this phone')
    .setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: photograph });
  await expect(page.getByRole('region', { name: 'Preview' }).locator('img')).toBeVisible();
  await expect(page.getByLabel('Picture', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Add blog' }).click();
  await expect(page).toHaveURL(/manage-blogs/);
  await expect(page.getByRole('heading', { name: 'Drafts' })).toHaveCount(0);

  await page.goto('/blogs');
  const picture = page.getByRole('article').locator('img');
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1_200);
  const stored = Buffer.from((await picture.getAttribute('src'))?.split(',')[1] ?? '', 'base64');
  expect(stored.length).toBeGreaterThan(1_000);
  expect(stored.length).toBeLessThanOrEqual(280_000);
  expect(stored.toString('latin1')).not.toMatch(/Exif|GPS/);

  await page.getByRole('link', { name: 'Haldi', exact: true }).click();
  await expect(page).toHaveURL(/\/blogs\/[0-9a-f]{32}$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Haldi' })).toBeVisible();
  await expect(page).toHaveTitle(/^Haldi/);
  const link = page.getByRole('link', { name: 'https://x.example/haldi' });
  await expect(link).toHaveAttribute('href', 'https://x.example/haldi');

  await page.goto('/manage-blogs');
  await page.getByRole('link', { name: 'Edit the blog “Haldi”' }).click();
  await page.getByLabel('Title').fill('Haldi, and how to wash it off');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { name: 'Haldi, and how to wash it off' })).toBeVisible();
  expect(await database.count('blogPictures')).toBe(1);
  await page.getByRole('button', { name: /^Delete the blog/ }).click();
  await admin.question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Blog deleted successfully')).toBeVisible();
  expect(await database.count('blogs')).toBe(0);
  expect(await database.count('blogPictures')).toBe(0);
});

test('a blog for a later day is in the owner’s list with its day, and not on the page until then', {
  tag: '@phone',
}, async ({ page, database }) => {
  const id = 'later0000000000000000000';
  const tomorrow = new Date(Date.now() + 86_400_000);
  await database.add(`blogs/${id}`, { ...OLD, title: 'For tomorrow', createdAt: tomorrow });
  await database.add('blogs/older00000000000000000', OLD);
  await page.goto('/blogs');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.goto(`/blogs/${id}`);
  await expect(page.getByRole('heading', { name: 'We do not have this blog' })).toBeVisible();

  await signIn(page, database, '/manage-blogs');
  await expect(page.getByText(/^Appears on/)).toBeVisible();
  await page.clock.setFixedTime(Date.now() + 2 * 86_400_000);
  await page.goto('/blogs');
  await expect(page.getByRole('article')).toHaveCount(2);
});
