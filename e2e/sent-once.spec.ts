import type { Page } from '@playwright/test';
import { MessageScreen } from '#e2e/screens/message-screen.ts';
import { BLESSING } from '#e2e/support/blessings.ts';
import { holdFiles } from '#e2e/support/hold-files.ts';
import { expect, test } from '#e2e/support/test.ts';

// Otherwise it might send the message before the page is there again.
test.use({ serviceWorkers: 'block' });

const WRITES = /documents:commit/;

/** Submits a message, which is then stored on the phone and does not arrive before the returned function is called. */
async function submitOnSlowNetwork(page: Page, form: MessageScreen): Promise<() => void> {
  const release = await holdFiles(page, WRITES);
  await form.open();
  await form.type(BLESSING);
  const write = page.waitForRequest(WRITES);
  await form.submit();
  await write;
  return release;
}

test.describe('a page that is left while it sends a message', { tag: '@phone' }, () => {
  test('does not send it twice when it is submitted again before hydration', async ({ page, database }) => {
    const form = new MessageScreen(page);
    const release = await submitOnSlowNetwork(page, form);
    const releaseScripts = await holdFiles(page);
    await page.reload({ waitUntil: 'commit' });
    await form.type(BLESSING);
    await form.submit();
    await expect(form.early).toBeVisible();
    releaseScripts();
    await expect(page.getByText('You have already sent this message.')).toBeVisible();
    release();
    await expect(page.getByText('Your message has been submitted successfully!')).toBeVisible();
    expect(await database.count('blesscouple')).toBe(1);
  });

  test('has an empty form after Back, and says that a message waits', async ({ page }) => {
    const form = new MessageScreen(page);
    const release = await submitOnSlowNetwork(page, form);
    await page.goto('about:blank');
    await page.goBack();
    await expect(page.getByText(/^One of your messages is saved on this phone/)).toBeVisible();
    await expect(form.name).toHaveValue('');
    await expect(form.number).toHaveValue('');
    await expect(form.message).toHaveValue('');
    release();
    await expect(page.getByText('Your message has been submitted successfully!')).toBeVisible();
  });
});
