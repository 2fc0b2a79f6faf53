import type { Page } from '@playwright/test';
import { signIn } from '#e2e/screens/admin-screen.ts';
import type { Database } from '#e2e/support/database.ts';
import { COUPLE, openDesk } from '#e2e/support/sign-in-links.ts';
import { expect, test } from '#e2e/support/test.ts';
import { INVITATION, PATH, START, TEAM } from '#tests/support/invitation-documents.ts';

const NAMES = 'Aarav & Meera';
const ALBUM = 'https://photos.example/sangeet';

async function openList(page: Page, database: Database): Promise<void> {
  await signIn(page, database, '/manage-invitations');
  await page.getByRole('heading', { name: NAMES }).waitFor();
}

test('a link that an editor changes after publishing is shown to the owner, who approves it again', async ({
  page,
  browser,
  database,
}) => {
  await database.add(PATH, { ...INVITATION, published: false, createdAt: START, updatedAt: START });
  await database.add(TEAM, { editors: [COUPLE] });
  await openList(page, database);
  await page.getByRole('button', { name: `Publish: ${NAMES}` }).click();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Changed since you approved it')).toBeHidden();

  const phone = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const desk = await phone.newPage();
  await openDesk(desk);
  await desk.getByRole('tab', { name: 'Settings' }).click();
  await desk.getByLabel('Shared album for photographs').fill(ALBUM);
  await desk.getByRole('tab', { name: 'Names' }).click();
  await desk.getByLabel('City', { exact: true }).fill('Udaipur');
  await desk.getByRole('button', { name: 'Save the changes' }).click();
  await expect(desk.getByText('Saved. Guests will see it')).toBeVisible();
  await phone.close();

  await page.reload();
  const changes = page.getByRole('listitem').filter({ hasText: NAMES }).getByRole('listitem');
  await expect(changes).toHaveText([
    `Link to the albumWas emptyIs now: ${ALBUM}`,
    'CityWas: JaipurIs now: Udaipur',
  ]);
  await page.getByRole('button', { name: `Approve again: ${NAMES}` }).click();
  await expect(page.getByText('Approved as it is now.')).toBeFocused();

  await page.reload();
  await page.getByRole('button', { name: `Unpublish: ${NAMES}` }).waitFor();
  await expect(page.getByText('Changed since you approved it')).toBeHidden();
});

test('a page that was published before is shown as not approved, until the owner approves it', {
  tag: '@phone',
}, async ({ page, database }) => {
  await database.add(PATH, { ...INVITATION, createdAt: START, updatedAt: START });
  await openList(page, database);
  await expect(page.getByText('You have not approved this page yet.')).toBeVisible();
  await page.getByRole('button', { name: `Approve the page: ${NAMES}` }).click();
  await expect(page.getByText('Approved as it is now.')).toBeFocused();
});
