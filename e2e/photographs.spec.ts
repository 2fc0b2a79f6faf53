import { EditorScreen } from '#e2e/screens/editor-screen.ts';
import { openLive } from '#e2e/support/live.ts';
import { CAMERA_SIDE, drawnPhotograph, storedPhotograph } from '#e2e/support/photographs.ts';
import { COUPLE, openDesk, signInByLink } from '#e2e/support/sign-in-links.ts';
import { expect, test } from '#e2e/support/test.ts';
import { INVITATION, PATH, START, TEAM } from '#tests/support/invitation-documents.ts';

test.use({ reducedMotion: 'no-preference' });

test.use({ viewport: { width: 360, height: 740 } });

test('a couple adds a cover before it has an account, places it by keyboard, and sees it on its page, also after a reload', {
  tag: '@phone',
}, async ({ page }) => {
  // Without smooth scrolling to the field that is filled: the next press would miss its tab.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const editor = new EditorScreen(page);
  await editor.open();
  await editor.fillNames();
  await editor.goTo('Look');
  await editor.cover.setInputFiles(await drawnPhotograph(page, 'light', CAMERA_SIDE));

  const dialog = page.getByRole('dialog', { name: 'Position and crop: Cover' });
  const point = dialog.getByRole('slider', { name: 'Point that stays visible' });
  await point.focus();
  await point.press('ArrowRight');
  await point.press('ArrowUp');
  await point.press('+');
  await expect(point).toHaveAttribute('aria-valuetext', '52% from the left, 48% from the top, shown at 115%');
  await dialog.getByRole('button', { name: 'Use this' }).click();

  const words = page.getByLabel('What does it show? (Cover)');
  await words.fill('Two hills at dawn');
  await words.blur();
  await editor.see();
  const cover = editor.preview.getByRole('img', { name: 'Two hills at dawn' });
  await expect(cover).toBeVisible();
  const names = editor.preview.getByRole('heading', { name: 'Rohan & Priya' });
  const [above, below] = [await cover.boundingBox(), await names.boundingBox()];
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));

  await page.reload();
  await editor.open();
  await editor.see();
  await expect(cover).toBeVisible();

  await editor.write();
  await editor.goTo('Look');
  await page.getByRole('button', { name: 'Remove: Cover' }).click();
  await expect(page.getByText('Removed: Cover')).toBeVisible();
  await editor.see();
  await expect(cover).toBeHidden();
});

test('a tablet that is turned keeps the photograph that is being placed, and the page leads back to the step', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 1100 });
  const editor = new EditorScreen(page);
  await editor.open();
  await editor.fillNames();
  await editor.goTo('Look');
  await editor.cover.setInputFiles(await drawnPhotograph(page, 'light'));
  const dialog = page.getByRole('dialog', { name: 'Position and crop: Cover' });
  const point = dialog.getByRole('slider', { name: 'Point that stays visible' });
  await point.press('ArrowRight');

  await page.setViewportSize({ width: 1100, height: 800 });
  await expect(editor.preview).toBeAttached();
  await expect(point).toHaveAttribute('aria-valuetext', /^52% from the left/);
  await dialog.getByRole('button', { name: 'Use this' }).click();
  await expect(page.getByLabel('What does it show? (Cover)')).toBeVisible();

  await page.setViewportSize({ width: 800, height: 1100 });
  await editor.see();
  await expect(editor.preview).toBeVisible();
  const tab = await page.getByRole('tab', { name: 'See your page' }).boundingBox();
  expect(tab?.y, 'the page begins below the header').toBeLessThan(100);
  await editor.write();
  await expect(page.getByRole('tab', { name: 'Look' })).toHaveAttribute('aria-selected', 'true');
});

test('a finger chooses the point, and what is no photograph is named', { tag: '@phone' }, async ({
  page,
}) => {
  const editor = new EditorScreen(page);
  await editor.open();
  await editor.goTo('Look');
  await editor.cover.setInputFiles({
    name: 'notes.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('no picture'),
  });
  await expect(page.getByText('This picture could not be opened.')).toBeVisible();
  await editor.cover.setInputFiles(await drawnPhotograph(page, 'portrait'));
  const dialog = page.getByRole('dialog', { name: 'Position and crop: Cover' });
  const point = dialog.getByRole('slider', { name: 'Point that stays visible' });
  const box = await point.boundingBox();
  if (!box) throw new Error('No photograph is shown');
  await point.click({ position: { x: box.width * 0.25, y: box.height * 0.75 } });
  await expect(point).toHaveAttribute('aria-valuetext', /^2[45]% from the left, 7[456]% from the top/);
});

test('guests see the cover above the names without anything moving, and open the others full screen', {
  tag: '@phone',
}, async ({ page, database }) => {
  await page.goto('/faq');
  const cover = await storedPhotograph(page, 'dark');
  const other = await storedPhotograph(page, 'group');
  await database.add(PATH, {
    ...INVITATION,
    createdAt: START,
    order: `f1 cover:${cover.version} p1:${other.version}`,
  });
  await database.add(`${PATH}/portraits/cover`, cover);
  await database.add(`${PATH}/portraits/p1`, other);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLive(page, PATH.replace('invitations', '/i'));
  const shown = page.getByRole('img', { name: 'Two of us (dark)' });
  await expect(shown).toBeVisible();
  const bottom = await shown.evaluate((image) => image.getBoundingClientRect().bottom);
  const names = page.getByRole('heading', { level: 1 });
  expect(await names.evaluate((heading) => heading.getBoundingClientRect().top)).toBeGreaterThanOrEqual(
    bottom,
  );
  const moved = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(
            list.getEntries().reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0),
          );
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
  expect(moved).toBeLessThan(0.02);

  await page.setViewportSize({ width: 768, height: 1_024 });
  const frame = await shown.boundingBox();
  expect((frame?.width ?? 0) / (frame?.height ?? 1), 'the frame in which it was placed').toBeCloseTo(0.8, 2);

  await page.getByRole('heading', { name: 'A few photographs of us' }).scrollIntoViewIfNeeded();
  const small = page.getByRole('button', { name: 'Two of us (group)' });
  await small.click();
  const lightbox = page.getByRole('dialog', { name: 'A few photographs of us' });
  await expect(lightbox.getByRole('img', { name: 'Two of us (group)' })).toBeVisible();
  await lightbox.getByRole('button', { name: 'Close' }).click();
  await expect(lightbox).toBeHidden();
});

test('a couple changes the photographs of its page at its desk, and what is typed stays', {
  tag: '@phone',
}, async ({ page, database }) => {
  await database.add(PATH, { ...INVITATION, createdAt: START });
  await database.add(TEAM, { editors: [COUPLE] });
  await openDesk(page);
  const editor = new EditorScreen(page);
  await editor.first.fill('Aarav K');
  await editor.goTo('Look');
  await editor.cover.setInputFiles(await drawnPhotograph(page, 'group'));
  await page.getByRole('dialog').getByRole('button', { name: 'Use this' }).click();
  await expect(page.getByRole('button', { name: 'Remove: Cover' })).toBeVisible();
  await expect.poll(() => database.count(`${PATH}/portraits`)).toBe(1);
  await editor.goTo('Names');
  await expect(editor.first).toHaveValue('Aarav K');

  await editor.goTo('Look');
  await page.getByRole('button', { name: 'Remove: Cover' }).click();
  await expect.poll(() => database.count(`${PATH}/portraits`)).toBe(0);
});

test.describe('without a network', () => {
  test.use({ expectedErrors: [/net::ERR_INTERNET_DISCONNECTED/] });

  test('photographs go with the draft to its account, from there to the page, and wait while there is no network', {
    tag: '@phone',
  }, async ({ page, context, database }) => {
    const editor = new EditorScreen(page);
    await editor.open();
    await editor.fillNames();
    await editor.goTo('Look');
    const input = page.getByLabel('Add photographs').and(page.locator('input'));
    const keep = page.getByRole('dialog').getByRole('button', { name: 'Use this' });
    await input.setInputFiles(await drawnPhotograph(page, 'light'));
    await keep.click();
    await expect(page.getByRole('button', { name: 'Remove: Photograph 1' })).toBeVisible();
    await context.setOffline(true);
    await input.setInputFiles(await drawnPhotograph(page, 'portrait'));
    await keep.click();
    await expect(page.getByRole('button', { name: 'Remove: Photograph 2' })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Save my invitation' }).click();
    await signInByLink(page, COUPLE);
    await expect(page.getByText(`Saved for ${COUPLE}.`)).toBeVisible();
    await expect.poll(() => database.count('drafts')).toBe(1);
  });
});
