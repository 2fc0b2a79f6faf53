import type { Request } from '@playwright/test';
import { addAlbum } from '#e2e/support/album-desk.ts';
import { guestPhotographs } from '#e2e/support/drawn-guest-photos.ts';
import { untilIdle } from '#e2e/support/live.ts';
import { openDesk } from '#e2e/support/sign-in-links.ts';
import { expect, test } from '#e2e/support/test.ts';
import { entriesIn } from '#e2e/support/zip-names.ts';
import { photoId, storedPhotos } from '#tests/support/guest-photos.ts';
import { PATH } from '#tests/support/invitation-documents.ts';

test.use({ viewport: { width: 360, height: 740 }, expectedErrors: [/net::ERR_FAILED|Failed to fetch/] });

test('the couple downloads its photographs with readable names, also when one of them cannot be fetched', {
  tag: '@phone',
}, async ({ page, database }) => {
  await addAlbum(database);
  const taken = new Date('2027-02-12T14:15:00Z');
  const names = ['Asha', 'रवि मामा', 'A/B: "C"', ''];
  await storedPhotos(5, {
    jpegs: await guestPhotographs(),
    change: (place) => ({
      name: names[place] ?? 'Nani',
      takenAt: taken,
      state: place === 4 ? 'hidden' : 'approved',
    }),
  });
  await openDesk(page, 'Photos');
  const panel = page.getByRole('region', { name: 'Download the photographs' });
  await expect(panel).toBeVisible();
  const save = async (button: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      panel.getByRole('button', { name: button }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('guests-photographs-1.zip');
    const entries = entriesIn(await download.path());
    expect(Math.min(...entries.map(({ bytes }) => bytes))).toBeGreaterThan(5_000);
    return entries.map(({ name }) => name);
  };
  expect(await save('Part 1 (1–4)')).toEqual([
    '2027-02-12 19-45 Asha 0001.jpg',
    '2027-02-12 19-45 रवि मामा 0002.jpg',
    '2027-02-12 19-45 A B C 0003.jpg',
    '2027-02-12 19-45 0004.jpg',
  ]);
  await expect(panel.getByText('4 photographs saved.')).toBeVisible();

  await panel.getByLabel('All, also new and hidden ones').check();
  await page.route(/documents/, (route) =>
    route
      .request()
      .postData()
      ?.includes(`photoFiles/${photoId(1)}`)
      ? route.abort()
      : route.fallback(),
  );
  expect(await save('Part 1 (1–5)')).toHaveLength(4);
  await expect(panel.getByRole('alert')).toContainText('2027-02-12 19-45 रवि मामा 0002.jpg');
  expect(await database.count(`${PATH}/photos`)).toBe(5);
});

test('a download is cancelled, and nothing is saved', { tag: '@phone' }, async ({ page, database }) => {
  await addAlbum(database);
  await storedPhotos(2, { jpegs: await guestPhotographs(), change: () => ({ state: 'approved' }) });
  await openDesk(page, 'Photos');
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  const isPicture = (request: Request, id = '') => request.postData()?.includes(`photoFiles/${id}`) ?? false;
  await page.route(/documents/, async (route) => {
    if (isPicture(route.request())) await held;
    await route.fallback();
  });
  const saved: string[] = [];
  page.on('download', (download) => saved.push(download.suggestedFilename()));
  const pictures = Promise.all(
    [0, 1].map((place) => page.waitForRequest((request) => isPicture(request, photoId(place)))),
  );
  const panel = page.getByRole('region', { name: 'Download the photographs' });
  await panel.getByRole('button', { name: 'Part 1 (1–2)' }).click();
  await expect(panel.getByText('Downloading 0 of 2 photographs')).toBeVisible();
  const requests = await pictures;
  await panel.getByRole('button', { name: 'Cancel' }).click();
  await expect(panel.getByText('Cancelled. Nothing was saved.')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Part 1 (1–2)' })).toBeFocused();
  go();
  for (const request of requests) await (await request.response())?.finished();
  await untilIdle(page);
  expect(saved).toEqual([]);
});
