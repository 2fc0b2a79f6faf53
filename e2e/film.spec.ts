import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { signIn } from '#e2e/screens/admin-screen.ts';
import { EditorScreen } from '#e2e/screens/editor-screen.ts';
import type { Database } from '#e2e/support/database.ts';
import { openLive } from '#e2e/support/live.ts';
import { waitForOffline } from '#e2e/support/service-worker.ts';
import { COUPLE, openDesk } from '#e2e/support/sign-in-links.ts';
import { expect, test } from '#e2e/support/test.ts';
import { PATHS } from '#src/config/paths.ts';
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { FAMILY_PRIVATE, OTHER_ID, PRIVATE } from '#tests/support/guest-documents.ts';
import { INVITATION, PATH, START, TEAM } from '#tests/support/invitation-documents.ts';
import { portraitOf } from '#tests/support/portrait-documents.ts';

test.use({ reducedMotion: 'no-preference' });

const NAMES = {
  latin: { first: 'Aarav', second: 'Meera', families: '', date: '12 February 2027', place: 'Jaipur' },
  local: { first: 'आरव', second: 'मीरा', families: '', date: '', place: '' },
  shown: 'latin',
};

async function openMaker(page: Page, film: string) {
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: film, exact: true }) })
    .getByRole('button', { name: 'Make it yours' })
    .click();
  const maker = page.getByRole('dialog', { name: `Your own ${film}` });
  await maker.waitFor();
  return maker;
}

test('a couple sees the names from its cards in a film, and stops making its file', {
  tag: '@phone',
}, async ({ page }) => {
  const early: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/media/films/')) early.push(request.url());
  });
  await page.addInitScript(
    ([key, names]) => localStorage.setItem(key, JSON.stringify({ state: { data: names } })),
    [STORAGE_KEYS.cardNames, NAMES] as const,
  );
  await openLive(page, PATHS.eVideos);
  expect(early).toEqual([]);

  const maker = await openMaker(page, 'E-Video 4');
  await expect(maker.getByLabel('Name shown first')).toHaveValue('Aarav');
  await expect(maker.getByLabel('Place')).toHaveValue('Jaipur');
  await expect(maker.getByRole('img', { name: 'E-Video 4 with your names' })).toBeVisible();
  await maker.getByRole('button', { name: 'Pause' }).click();
  await maker.getByText('The film in words').click();
  await expect(maker.getByRole('listitem').filter({ hasText: 'Aarav & Meera' })).toBeVisible();

  await maker.getByRole('button', { name: 'Make the film' }).click();
  await expect(maker.getByRole('progressbar')).toBeVisible();
  await maker.getByRole('button', { name: 'Cancel' }).click();
  await expect(maker.getByText('Stopped. Nothing was kept.')).toBeVisible();
  await expect(maker.getByLabel('Name shown first')).toHaveValue('Aarav');
});

test('a couple without an invitation chooses its customs and its music, which is fetched when it is heard', {
  tag: '@phone',
}, async ({ page }) => {
  const tunes: string[] = [];
  page.on('request', (request) => {
    const [, tune] = /loops\/(film-\w+)\.m4a/.exec(request.url()) ?? [];
    if (tune && !tunes.includes(tune)) tunes.push(tune);
  });
  await openLive(page, PATHS.eVideos);
  const maker = await openMaker(page, 'E-Video 4');
  await maker.getByLabel('Tradition of your wedding').selectOption('Muslim (nikah)');
  await maker.getByText('The film in words').click();
  await expect(maker.getByRole('listitem').filter({ hasText: 'invite you to our nikah' })).toBeVisible();
  await expect(maker.getByRole('listitem').filter({ hasText: 'गणेश' })).toHaveCount(0);

  await maker.getByLabel('Music').selectOption('Flute and piano, calm');
  expect(tunes).toEqual([]);
  await maker.getByRole('button', { name: 'Sound on' }).click();
  await expect.poll(() => tunes).toEqual(['film-evening']);
  await maker.getByLabel('Music').selectOption('Shehnai and drums, a procession');
  await expect.poll(() => tunes).toEqual(['film-evening', 'film-procession']);
  await maker.getByLabel('Music').selectOption('No music');
  await expect(maker.getByRole('button', { name: /^Sound/ })).toHaveCount(0);
});

test('the cover of a draft is in its film', { tag: '@phone' }, async ({ page }) => {
  const editor = new EditorScreen(page);
  await editor.open();
  await editor.fillNames();
  await editor.goTo('Look');
  await editor.cover.setInputFiles({ name: 'us.jpg', mimeType: 'image/jpeg', buffer: await blueJpeg() });
  await page.getByRole('button', { name: 'Use this' }).click();
  await expect(page.getByLabel('What does it show? (Cover)')).toBeVisible();

  await openLive(page, PATHS.eVideos);
  const maker = await openMaker(page, 'E-Video 5');
  await expect(maker.getByLabel('Name shown first')).toHaveValue('Rohan');
  await expect(maker.getByLabel('Show our photograph')).toBeChecked();
  await maker.getByRole('button', { name: 'Pause' }).click();
  await maker.getByRole('slider', { name: 'Position in the film' }).fill('7');
  await expect.poll(() => colourBelowNames(maker)).toBe('blue');
});

test('a film without a name asks for it before it is made', { tag: '@phone' }, async ({ page }) => {
  await openLive(page, PATHS.eVideos);
  const maker = await openMaker(page, 'E-Video 1');
  await maker.getByRole('button', { name: 'Make the film' }).click();
  await expect(maker.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  await expect(
    maker.getByText('Please write the name first, so that it can appear in the film.'),
  ).toBeVisible();
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test.use({ expectedErrors: [/net::ERR_INTERNET_DISCONNECTED|Failed to fetch|net::ERR_FAILED/] });

  test('a film that was seen once plays offline, with all of its pictures', {
    tag: ['@phone', '@long'],
  }, async ({ page, context }) => {
    test.slow();
    await page.goto('/home');
    await waitForOffline(page);
    await page.goto(PATHS.eVideos);
    await waitForOffline(page, 'everything');
    const used: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/media/films/')) used.push(request.url());
    });
    const maker = await openMaker(page, 'E-Video 4');
    await expect(maker.getByRole('img', { name: 'E-Video 4 with your names' })).toBeVisible();
    const seen = [...used];
    expect(seen.length).toBeGreaterThanOrEqual(3);

    await context.setOffline(true);
    await page.reload();
    const again = await openMaker(page, 'E-Video 4');
    await expect(again.getByRole('img', { name: 'E-Video 4 with your names' })).toBeVisible();
    const responses = await page.evaluate(
      (addresses) => Promise.all(addresses.map(async (address) => (await fetch(address)).status)),
      seen,
    );
    expect(responses).toEqual(seen.map(() => 200));
  });
});

test('a couple has a film for each of its families from its desk, and stops making them', {
  tag: '@phone',
}, async ({ page, database }) => {
  test.slow();
  const early: string[] = [];
  page.on('request', (request) => {
    if (/\/media\/films\/|film-maker/.test(request.url())) early.push(request.url());
  });
  await openFilmDesk(page, database);
  await expect(page.getByText('Until you order it, the film shows ‘Sample’.')).toBeVisible();
  const sharma = page.getByRole('listitem').filter({ hasText: 'Sharma family' });
  await expect(sharma.getByText('Sharma परिवार को निमंत्रण')).toBeVisible();
  expect(early).toEqual([]);

  await page.getByRole('button', { name: 'Make these 2 films' }).click();
  await expect(page.getByText(/^Making film 1 of 2/)).toBeVisible();
  await expect(page.getByRole('progressbar', { name: /^The film of/ })).toBeVisible();
  await expect(page.getByText('Waiting', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Make these 2 films' })).toBeVisible();

  await page.getByRole('button', { name: 'Watch it and make the file' }).click();
  const maker = page.getByRole('dialog', { name: 'Your own E-Video 4' });
  await expect(maker.getByLabel('Name shown first')).toHaveValue('Aarav');
  await expect(maker.getByLabel('Place')).toHaveValue('Jaipur');
  await expect(maker.getByLabel('Show the function of our invitation')).toBeChecked();
  await maker.getByText('The film in words').click();
  await expect(maker.getByRole('listitem').filter({ hasText: 'Sangeet' })).toBeVisible();
});

test('a couple’s cover is in the film of its desk, below the names, until the couple takes it out', {
  tag: '@phone',
}, async ({ page, database }) => {
  const cover = portraitOf(new Uint8Array(await blueJpeg()));
  await database.add(`${PATH}/portraits/cover`, { ...cover, width: 640, height: 480, updatedAt: START });
  await openFilmDesk(page, database, `f1 cover:${cover.version}`);
  await expect(page.getByLabel('Show your cover photograph below your names')).toBeChecked();

  await page.getByRole('button', { name: 'Watch it and make the file' }).click();
  const maker = page.getByRole('dialog', { name: 'Your own E-Video 4' });
  await maker.getByRole('button', { name: 'Pause' }).click();
  await maker.getByRole('slider', { name: 'Position in the film' }).fill('7');
  await expect.poll(() => colourBelowNames(maker)).toBe('blue');

  await maker.getByLabel('Show our photograph').uncheck();
  await expect.poll(() => colourBelowNames(maker)).toBe('another');
});

function blueJpeg(): Promise<Buffer> {
  return sharp({ create: { width: 640, height: 480, channels: 3, background: '#0000ff' } })
    .jpeg()
    .toBuffer();
}

/** Of the film's picture, where a photograph is. */
function colourBelowNames(maker: Locator): Promise<string> {
  return maker
    .locator('canvas')
    .first()
    .evaluate((canvas) => {
      if (!(canvas instanceof HTMLCanvasElement)) return 'none';
      const [red = 0, green = 0, blue = 0] =
        canvas.getContext('2d')?.getImageData(canvas.width / 2, canvas.height * 0.78, 1, 1).data ?? [];
      return blue > 150 && red < 60 && green < 60 ? 'blue' : 'another';
    });
}

test('the owner releases a couple’s film, which then is no sample at its desk', async ({
  page,
  browser,
  database,
}) => {
  await database.add(PATH, { ...INVITATION, createdAt: START, updatedAt: START });
  await database.add(TEAM, { editors: [COUPLE] });
  await signIn(page, database, PATHS.manageInvitations);
  await page.getByRole('button', { name: 'Release the film: Aarav & Meera' }).click();
  await expect(page.getByRole('button', { name: 'Mark the film as a sample: Aarav & Meera' })).toBeVisible();

  const phone = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const desk = await phone.newPage();
  await openDesk(desk, 'Film');
  await expect(desk.getByText('Films you make from now on will not show')).toBeVisible();
  await phone.close();
});

async function openFilmDesk(
  page: Page,
  database: Database,
  order: unknown = INVITATION.order,
): Promise<void> {
  await database.add(PATH, { ...INVITATION, order, createdAt: START, updatedAt: START });
  await database.add(TEAM, { editors: [COUPLE] });
  await database.add(PRIVATE, { ...FAMILY_PRIVATE, updatedAt: START });
  await database.add(`${PATH}/familyPrivate/${OTHER_ID}`, {
    ...FAMILY_PRIVATE,
    name: 'Rao family',
    language: 'en',
    updatedAt: START,
  });
  await openDesk(page, 'Film');
}
