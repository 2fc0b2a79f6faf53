import { AdminScreen } from '#e2e/screens/admin-screen.ts';
import type { Database } from '#e2e/support/database.ts';
import { addHelper } from '#e2e/support/database.ts';
import { expect, test } from '#e2e/support/test.ts';
import { STORED_BLESSING } from '#tests/support/blessing-documents.ts';
import { INVITATION, PATH, START } from '#tests/support/invitation-documents.ts';

const OTHER_PATH = 'invitations/ZZZZ12345678';
const SETTINGS = { ...INVITATION.settings, wall: 'approved' };

async function fill(database: Database): Promise<void> {
  const couple = {
    one: { name: 'Kabir', also: '', script: 'Deva' },
    two: { name: 'Zoya', also: '', script: 'Deva' },
  };
  await database.add(PATH, { ...INVITATION, settings: SETTINGS, createdAt: START });
  await database.add(OTHER_PATH, { ...INVITATION, settings: SETTINGS, couple, createdAt: START });
  const wish = (name: string, state = 'new') => ({ ...STORED_BLESSING, name, state, text: `From ${name}` });
  await database.add(`${PATH}/wishes/${'1'.repeat(32)}`, wish('Asha'));
  await database.add(`${OTHER_PATH}/wishes/${'2'.repeat(32)}`, wish('Ravi'));
  await database.add(`${OTHER_PATH}/wishes/${'3'.repeat(32)}`, wish('Nobody asks', 'hidden'));
}

test('a helper finds the new blessings of two couples in one list, approves one for its wall and hides the other', {
  tag: '@phone',
}, async ({ page, database }) => {
  await fill(database);
  const admin = new AdminScreen(page);
  await admin.open('/adminpanel');
  await admin.signIn(await addHelper());
  const row = page.getByRole('listitem').filter({ hasText: 'Manage Blessings' });
  await expect(row).toContainText('2 so far');
  await expect(row).toContainText('2 new');
  await page.getByRole('link', { name: 'Manage Blessings' }).click();

  const blessing = (text: string) => page.getByRole('listitem').filter({ hasText: text });
  await expect(blessing('From Asha')).toContainText('For Aarav & Meera');
  await expect(blessing('From Ravi')).toContainText('For Kabir & Zoya');
  await expect(page.getByText('Nobody asks')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Delete/ })).toHaveCount(0);

  await page.getByRole('button', { name: 'Approve the blessing of Asha' }).click();
  await expect(blessing('From Asha')).toHaveCount(0);
  await page.getByRole('button', { name: 'Hide the blessing of Ravi' }).click();
  await expect(page.getByText('Nothing is waiting')).toBeVisible();

  await page.goto('/i/ABCD12345678/wall');
  await expect(page.getByText('From Asha')).toBeVisible();
  await page.goto('/adminpanel');
  await expect(row).toContainText('0 so far');
  await expect(row).not.toContainText('new');
});
