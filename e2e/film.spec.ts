import type { Page } from '@playwright/test';
import { openLive } from '#e2e/support/live.ts';
import { expect, test } from '#e2e/support/test.ts';
import { PATHS } from '#src/config/paths.ts';
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';

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
  await expect(maker.getByLabel('First name')).toHaveValue('Aarav');
  await expect(maker.getByLabel('Place')).toHaveValue('Jaipur');
  await expect(maker.getByRole('img', { name: 'E-Video 4 with your names' })).toBeVisible();
  await maker.getByRole('button', { name: 'Pause' }).click();
  await maker.getByText('The film in words').click();
  await expect(maker.getByRole('listitem').filter({ hasText: 'Aarav & Meera' })).toBeVisible();

  await maker.getByRole('button', { name: 'Make the film' }).click();
  await expect(maker.getByRole('progressbar')).toBeVisible();
  await maker.getByRole('button', { name: 'Cancel' }).click();
  await expect(maker.getByText('Stopped. Nothing was kept.')).toBeVisible();
  await expect(maker.getByLabel('First name')).toHaveValue('Aarav');
});

test('a film without a name asks for it before it is made', { tag: '@desktop' }, async ({ page }) => {
  await openLive(page, PATHS.eVideos);
  const maker = await openMaker(page, 'E-Video 1');
  await maker.getByRole('button', { name: 'Make the film' }).click();
  await expect(maker.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  await expect(maker.getByText('Please write the name first, so that the film can say it.')).toBeVisible();
});
