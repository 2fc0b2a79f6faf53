import type { Page } from '@playwright/test';
import { signIn } from '#e2e/screens/admin-screen.ts';
import { FACTS } from '#e2e/support/catalogue.ts';
import { expect, test } from '#e2e/support/test.ts';
import { MONEY } from '#tests/support/money-documents.ts';
import { ORDER, ORDER_ID, ORDER_PATH } from '#tests/support/order-documents.ts';

const PLACED = { ...ORDER, createdAt: new Date('2026-11-22T06:00:00Z') };

/** Opens a fold of the panel unless it is open. */
async function unfold(desk: Page, title: string): Promise<void> {
  const fold = desk.locator('details').filter({ has: desk.locator('summary', { hasText: title }) });
  if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click();
}

/** `place` is the payment's number in the order. */
async function enterPayment(desk: Page, place: number, amount: string, kind = 'Received'): Promise<void> {
  await unfold(desk, 'Enter a payment');
  await desk.getByLabel('Type of entry').selectOption(kind);
  await desk.getByLabel('Amount in rupees').fill(amount);
  await desk.getByRole('button', { name: 'Enter it' }).click();
  await expect(
    desk.getByRole('button', { name: `Entered by mistake: ${ORDER.number}/${place}` }),
  ).toBeVisible();
}

async function sheetsOf(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  return pdf.match(/\/Type \/Page\b/g)?.length ?? 0;
}

/** The printed text, which is in the page only while printing. */
async function printed(page: Page, button: string | RegExp): Promise<string> {
  await page.getByRole('button', { name: button }).click();
  const paper = page.locator('[data-paper="money"]');
  await paper.waitFor({ state: 'attached' });
  const text = (await paper.textContent()) ?? '';
  expect(await sheetsOf(page), 'sheets of paper').toBe(1);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(paper).toBeHidden();
  return text;
}

test('advance, second payment, bill, cancellation and refund agree in the book, in print and on the customer’s page', {
  tag: '@phone',
}, async ({ page, browser, database }) => {
  test.slow();
  await database.add(ORDER_PATH, PLACED);
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  const desk = await (await browser.newContext()).newPage();
  await desk.addInitScript(() => {
    window.print = () => undefined;
  });
  await signIn(desk, database, `/manage-orders?order=${ORDER_ID}`);
  const panel = desk.getByRole('region', { name: 'Money' });
  const customer = page.getByRole('region', { name: 'Price and payments' });

  await unfold(desk, 'Agreed price');
  await expect(panel.getByLabel('Rupees in all').first()).toHaveValue('13750');
  await expect(panel.getByLabel('Rupees in all').last()).toHaveValue('−1375');
  await panel.getByLabel('Advance in rupees').fill('5000');
  await panel.getByLabel('Advance by').fill('2099-12-01');
  await panel.getByLabel('Everything is paid back').fill('2099-12-31');
  await panel.getByRole('button', { name: 'Save price and terms' }).click();
  await expect(desk.getByText('Price and terms saved')).toBeVisible();
  await expect(panel.getByRole('definition')).toHaveText(['₹12,375', '₹0', '₹12,375']);

  await page.goto(`/order/${ORDER_ID}`);
  await expect(customer.getByRole('definition')).toHaveText(['₹12,375', '₹0', '₹12,375']);
  await expect(customer.getByRole('img', { name: /^UPI code: ₹5,000 to/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /UPI/ })).toHaveCount(0);
  const quotation = page.locator('[data-paper=""]');
  await expect(quotation).toContainText('GST is included.');
  await expect(quotation).toContainText('Advance: ₹5,000, by 1 December 2099');
  await expect(quotation).toContainText('If you cancel by 31 December 2099');
  expect(await sheetsOf(page), 'sheets of the quotation').toBe(1);

  await enterPayment(desk, 1, '5000');
  await enterPayment(desk, 2, '5000');
  await panel.getByRole('button', { name: `Entered by mistake: ${ORDER.number}/2` }).click();
  await desk.getByLabel('What was wrong?').fill('Typed twice');
  await desk.getByRole('button', { name: 'Mark as a mistake' }).click();
  await expect(panel.getByRole('definition')).toHaveText(['₹12,375', '₹5,000', '₹7,375']);
  await enterPayment(desk, 3, '7375');
  await expect(panel.getByRole('definition')).toHaveText(['₹12,375', '₹12,375', '₹0']);

  await unfold(desk, 'Bill');
  await panel.getByRole('button', { name: 'Issue: Tax invoice' }).click();
  await desk.getByRole('button', { name: 'Issue it' }).click();
  const bill = await printed(desk, /^Print: Bill INV\//);
  expect(bill).toContain('₹12,375.00');

  await page.reload();
  await expect(customer.getByRole('definition')).toHaveText(['₹12,375', '₹12,375', '₹0']);
  await expect(customer.getByText('Typed twice')).toBeVisible();
  expect(await printed(page, /^Print: Bill INV\//)).toBe(bill);
  const receipt = await printed(page, `Print the receipt ${ORDER.number}/3`);
  expect(receipt).toContain('Paid so far₹12,375Still to pay₹0');

  await desk.getByRole('button', { name: 'Set to: Cancelled' }).click();
  await expect(panel.getByText('We owe you')).toBeVisible();
  await unfold(desk, 'Bill');
  await panel.getByLabel('Reason for taking the bill back').fill('Wedding cancelled');
  await panel.getByRole('button', { name: 'Issue a credit note' }).click();
  await desk.getByRole('button', { name: 'Issue it' }).click();
  const credit = await printed(desk, /^Print: Credit note CN\//);
  expect(credit).toContain('Wedding cancelled');
  await enterPayment(desk, 4, '12375', 'Paid back');

  await page.reload();
  await expect(customer.getByRole('definition')).toHaveText(['₹12,375', '₹12,375', '₹12,375']);
  expect(await printed(page, /^Print: Credit note CN\//)).toBe(credit);
  expect(await printed(page, `Print the receipt ${ORDER.number}/4`)).toContain('Refund voucher');
  await desk.context().close();
});

test('a quotation of all 171 dishes with an agreed price is printed whole, on two sheets', {
  tag: '@phone',
}, async ({ page, database }) => {
  const money = {
    ...MONEY,
    lines: '255000 300 996334 5 Dinner',
    agreed: 255_000,
    entries: '',
  };
  const lines = FACTS.dishIds.map((id) => `${id} 1`).join('\n');
  const menu = { kind: 'catering', lines, totalLow: 0, totalHigh: 0, couple: '', guests: 300, money };
  await database.add(ORDER_PATH, { ...PLACED, ...menu, discounts: '' });
  await page.goto(`/order/${ORDER_ID}`);
  await expect(page.getByRole('region', { name: 'Price and payments' })).toBeVisible();
  const quotation = page.locator('[data-paper=""]');
  await expect(quotation).toContainText('Total of items171');
  await expect(quotation).toContainText('Agreed price₹2,55,000');
  expect(await sheetsOf(page), 'sheets of the quotation').toBe(2);
});
