import type { Page } from '@playwright/test';
import { MessageScreen } from '#e2e/pages/message-screen.ts';
import { holdFiles } from '#e2e/support/hold-files.ts';
import { expect, test } from '#e2e/support/test.ts';

// Otherwise it might send the message before the page is there again.
test.use({ serviceWorkers: 'block' });

const WRITES = /documents:commit/;

const BLESSING = {
  name: 'Nani and Nana',
  number: '98450 00012',
  message: 'May your home always have music in it.',
};

/** Submits, and reloads once the message is stored and before it has arrived; returns how to let it through. */
async function reloadWhileSending(page: Page, form: MessageScreen): Promise<() => void> {
  const release = await holdFiles(page, WRITES);
  await form.open();
  await form.type(BLESSING);
  const write = page.waitForRequest(WRITES);
  await form.submit();
  await write;
  await page.reload({ waitUntil: 'commit' });
  return release;
}

test.describe('after a reload while a message is being sent', { tag: '@phone' }, () => {
  test('the same message, submitted again at once, is not sent twice', async ({ page, database }) => {
    const form = new MessageScreen(page);
    const release = await reloadWhileSending(page, form);
    await form.type(BLESSING);
    await form.submit();
    await expect(page.getByText('You have already sent this message.')).toBeVisible();
    release();
    await expect(page.getByText('Your message has been submitted successfully!')).toBeVisible();
    expect(await database.count('blesscouple')).toBe(1);
  });

  test('the form is empty, and says that a message waits', async ({ page }) => {
    const form = new MessageScreen(page);
    const release = await reloadWhileSending(page, form);
    await expect(page.getByText(/^One of your messages is saved on this phone/)).toBeVisible();
    await expect(form.name).toHaveValue('');
    await expect(form.number).toHaveValue('');
    await expect(form.message).toHaveValue('');
    release();
    await expect(page.getByText('Your message has been submitted successfully!')).toBeVisible();
  });
});
