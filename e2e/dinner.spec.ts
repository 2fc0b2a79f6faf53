import type { Browser, Page } from '@playwright/test';
import { openOnGuestPhone } from '#e2e/support/guest-phone.ts';
import { openLive } from '#e2e/support/live.ts';
import { waitForOffline } from '#e2e/support/service-worker.ts';
import { COUPLE, openDesk } from '#e2e/support/sign-in-links.ts';
import { expect, test } from '#e2e/support/test.ts';
import { FUNCTION, INVITATION, PATH, TEAM } from '#tests/support/invitation-documents.ts';
import { MESSY_LINES } from '#tests/support/messy-guest-list.ts';

const DAY_MS = 86_400_000;
const SANGEET = new Date(Date.now() + 60 * DAY_MS);
const WEDDING = {
  ...INVITATION,
  functions: {
    f1: { ...FUNCTION, start: SANGEET, end: SANGEET },
    f2: { ...FUNCTION, name: 'Phere', start: SANGEET, end: SANGEET },
  },
  order: 'f1 f2',
  settings: { ...INVITATION.settings, replyBy: new Date(Date.now() + 30 * DAY_MS) },
  createdAt: SANGEET,
};

/** Presses Send for a family in the queue, and returns the number and the link that WhatsApp would get. */
async function sendTo(page: Page, name: string): Promise<{ number: string; link: string }> {
  await expect(page.getByRole('heading', { level: 3, name })).toBeVisible();
  const send = page.getByRole('link', { name: 'Send on WhatsApp' });
  const address = new URL((await send.getAttribute('href')) ?? '');
  const [popup] = await Promise.all([page.waitForEvent('popup'), send.click()]);
  await popup.close();
  const link = /https?:\/\/\S+#f[\w-]{22}/.exec(address.searchParams.get('text') ?? '')?.[0] ?? '';
  return { number: address.pathname.slice(1), link: new URL(link).pathname + new URL(link).hash };
}

async function openInvitation(
  browser: Browser,
  page: Page,
  link: string,
  serviceWorkers?: 'allow' | 'block',
): Promise<Page> {
  const guest = await openOnGuestPhone(browser, page, link, serviceWorkers);
  await guest.getByRole('heading', { name: 'Will you come?' }).scrollIntoViewIfNeeded();
  await expect(guest.getByText(/read your reply/)).toBeVisible();
  return guest;
}

/** The whole family comes, and eats vegetarian. */
async function allCome(guest: Page): Promise<void> {
  await guest.getByRole('button', { name: /us are coming/ }).click();
  await guest.getByRole('radio', { name: 'All vegetarian' }).check();
}

async function reply(guest: Page): Promise<void> {
  await guest.getByRole('button', { name: 'Reply', exact: true }).click();
  await guest.getByRole('button', { name: 'Send', exact: true }).click();
}

test.describe('from a messy list to the kitchen', () => {
  test.use({
    viewport: { width: 360, height: 740 },
    expectedErrors: [/status of 403|net::ERR_INTERNET_DISCONNECTED|Failed to fetch|net::ERR_FAILED/],
  });

  // Six phones take part.
  test.slow();

  test('families are imported, sent to, reply, are counted, and their plates are ordered', {
    tag: ['@phone', '@long'],
  }, async ({ page, browser, database }) => {
    await page.context().route(/wa\.me/, (route) => route.fulfill({ body: 'WhatsApp' }));
    await database.add(PATH, WEDDING);
    await database.add(TEAM, { editors: [COUPLE] });
    await openDesk(page, 'Guests');

    await page.getByRole('button', { name: 'Add families' }).click();
    await page.getByLabel('Paste your list').fill(MESSY_LINES.map(({ line }) => line).join('\n'));
    await page.getByRole('button', { name: 'Look at the list' }).click();
    const add = page.getByRole('button', { name: /^Add \d+ families$/ });
    const added = Number(/\d+/.exec((await add.textContent()) ?? '')?.[0]);
    expect(added).toBe(
      MESSY_LINES.filter(({ result }) => result === 'accepted' || result === 'repaired').length,
    );
    await add.click();
    await page.getByRole('button', { name: 'Back to the list' }).first().click();

    const links: string[] = [];
    for (const [name, number] of [
      ['Sharma family', '919829012345'],
      ['Gupta parivar', '919829012348'],
      ['Verma ji', '919829012347'],
    ] as const) {
      await page.getByLabel('Find by name, number or tag').fill(name);
      await page.getByRole('button', { name: `Send to ${name}`, exact: true }).click();
      const sent = await sendTo(page, name);
      expect(sent.number).toBe(number);
      links.push(sent.link);
      await page.getByRole('button', { name: 'Stop here' }).click();
    }
    const [sharma = '', gupta = ''] = links;

    // Sharma, 4 seats: without a network, all come and eat vegetarian.
    const offline = await openInvitation(browser, page, sharma, 'allow');
    await expect(offline.getByText('Sharma family').first()).toBeVisible();
    await waitForOffline(offline);
    await offline.context().setOffline(true);
    await allCome(offline);
    await reply(offline);
    await expect(offline.getByText(/Saved on this phone/)).toBeVisible();
    await offline.context().setOffline(false);
    await expect(offline.getByText(/Thank you!/)).toBeVisible({ timeout: 20_000 });
    await offline.context().close();

    // Gupta, 6 seats: all come; then from a second phone, five, all Jain.
    const first = await openInvitation(browser, page, gupta);
    await allCome(first);
    await reply(first);
    await expect(first.getByText(/Thank you!/)).toBeVisible();
    const second = await openInvitation(browser, page, gupta);
    await second.getByRole('button', { name: 'Change' }).click();
    await second.getByRole('button', { name: 'How many, Sangeet: one fewer' }).click();
    await second.getByRole('radio', { name: 'All Jain' }).check();
    await reply(second);
    await expect(second.getByText(/Thank you!/)).toBeVisible();
    await first.context().close();
    await second.context().close();

    // Verma, 2 seats, by phone: both come to the sangeet only.
    await page.getByLabel('Find by name, number or tag').fill('Verma');
    await page.getByRole('button', { name: 'Write down the reply of Verma ji' }).click();
    const told = page.getByRole('dialog');
    await allCome(page);
    await told
      .getByRole('group', { name: 'Will you come to Phere?' })
      .getByRole('radio', { name: 'Not coming' })
      .check();
    await reply(page);
    await expect(page.getByText('Their reply is saved and counted.')).toBeVisible();

    await page.getByRole('link', { name: 'Count', exact: true }).click();
    await page.reload();
    const sangeet = page.getByRole('listitem', { name: 'Sangeet' });
    await expect(sangeet).toContainText('11 coming');
    await expect(sangeet).toContainText('6 vegetarian, 5 Jain');
    const phere = page.getByRole('listitem', { name: 'Phere' });
    await expect(phere).toContainText('10 coming');
    await expect(phere).toContainText('4 vegetarian, 6 Jain');

    await sangeet.getByRole('button', { name: 'Plan this dinner' }).click();
    await expect(page).toHaveURL(/\/catering-cart$/);
    await openLive(page, '/veg-menu');
    await page.getByRole('checkbox').first().check();
    await openLive(page, '/catering-cart');
    await expect(page.getByText('11 plates: 6 vegetarian, 5 Jain').first()).toBeVisible();
    const checkout = page.getByRole('link', { name: 'Checkout on WhatsApp' }).first();
    const order = new URL((await checkout.getAttribute('href')) ?? '').searchParams.get('text');
    expect(order).toContain('Dinner: Sangeet, Aarav & Meera, Rambagh Palace, Jaipur');
    expect(order).toContain('Guests: 11 plates: 6 vegetarian, 5 Jain');

    // The Sharma family comes with one fewer: the cart shows this, and updates its count.
    const changed = await openInvitation(browser, page, sharma);
    await changed.getByRole('button', { name: 'Change' }).click();
    await changed.getByRole('button', { name: 'How many, Sangeet: one fewer' }).click();
    await reply(changed);
    await expect(changed.getByText(/Thank you!/)).toBeVisible();
    await changed.context().close();
    await page.reload();
    await expect(page.getByText('1 fewer since you planned')).toBeVisible();
    await page.getByRole('button', { name: 'Update my order' }).click();
    await expect(page.getByText('10 plates: 5 vegetarian, 5 Jain').first()).toBeVisible();
  });
});
