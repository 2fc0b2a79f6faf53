import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { signIn } from '#e2e/screens/admin-screen.ts';
import { blessing, idOf } from '#e2e/support/blessings.ts';
import { expect, test } from '#e2e/support/test.ts';

/** Runs `npm run documents:date` on the emulator and returns its output. */
async function dateDocuments(): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    'scripts/bootstrap.mjs',
    'scripts/date-documents.ts',
  ]);
  return stdout;
}

test('Older adds the next messages below those that are read, and Refresh begins anew', {
  tag: '@phone',
}, async ({ page, database }) => {
  await Promise.all(
    Array.from({ length: 45 }, (_, place) => database.add(`blesscouple/${idOf(place)}`, blessing(place))),
  );
  const admin = await signIn(page, database, '/display-couple-messages');
  await page.getByRole('button', { name: 'Older' }).click();
  await expect(admin.rows).toHaveCount(40);
  await expect(admin.row('Guest 44')).toBeAttached();
  await page.getByRole('button', { name: 'Older' }).click();
  await expect(admin.rows).toHaveCount(45);
  await expect(page.getByRole('button', { name: 'Older' })).toHaveCount(0);

  await database.add(`blesscouple/${idOf(45)}`, blessing(45));
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('46 messages, newest first')).toBeVisible();
  await expect(admin.rows).toHaveCount(20);
  await expect(admin.row('Guest 45')).toBeVisible();
});

test('messages without a date come last until the owner dates them', {
  tag: '@desktop',
}, async ({ page, database }) => {
  await Promise.all(
    Array.from({ length: 21 }, (_, place) => database.add(`blesscouple/${idOf(place)}`, blessing(place))),
  );
  for (const place of [40, 41]) {
    const { createdAt: _, ...undated } = blessing(place);
    await database.add(`blesscouple/${idOf(place)}`, undated);
  }
  const admin = await signIn(page, database, '/display-couple-messages');
  await expect(page.getByText('23 messages')).toBeVisible();
  await page.getByRole('button', { name: 'Older' }).click();
  await expect(admin.row('Guest 0')).toBeVisible();
  await page.getByRole('button', { name: 'Older' }).click();
  await expect(page.getByRole('heading', { name: 'Older messages, stored without a date' })).toBeVisible();
  expect((await admin.names()).slice(-2)).toEqual(['Guest 40', 'Guest 41']);
  await expect(page.getByRole('button', { name: 'Older' })).toHaveCount(0);

  expect(await dateDocuments()).toContain('blesscouple: 2 dated');
  await page.goto('/display-couple-messages');
  await expect.poll(() => admin.names()).toEqual(expect.arrayContaining(['Guest 40', 'Guest 41']));
  expect(await dateDocuments()).toContain('blesscouple: 0 dated');
});

test('a list with only undated messages shows them at once', { tag: '@desktop' }, async ({
  page,
  database,
}) => {
  const { createdAt: _, ...undated } = blessing(7);
  await database.add(`blesscouple/${idOf(7)}`, undated);
  const admin = await signIn(page, database, '/display-couple-messages');
  await expect(admin.row('Guest 7')).toBeVisible();
});
