import { expect } from 'vitest';
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import type { Phone } from './phone.ts';
import { button, heading, link, words } from './places.ts';
import { AdminScreen } from './screens/admin-screen.ts';
import { test } from './test.ts';

/** 250 cards of Series 4 cost ₹40–55 each (specification §9). */
const CART = JSON.stringify({
  state: { data: { lines: [{ designId: 'series-4/ivory-arch', amount: 250 }] } },
  version: 1,
});

/** Keeps the address that a pressed link would open, and stays on the page. */
const KEEP_LINK = `
  addEventListener('click', (event) => {
    window.opened = event.target.closest('a')?.href;
    event.preventDefault();
  }, { once: true });`;

const WHO = JSON.stringify({ state: { data: { name: 'Asha' } } });

async function openCart(phone: Phone): Promise<void> {
  await phone.run('localStorage.setItem(arguments[0], arguments[1])', STORAGE_KEYS.cardCart, CART);
  // Otherwise the first press asks for a name.
  await phone.run('localStorage.setItem(arguments[0], arguments[1])', STORAGE_KEYS.orderDetails, WHO);
  await phone.open('/cart');
  await phone.see(words('Your name, number and date'));
}

/** Presses Checkout once; returns the text of the WhatsApp message that it opens. */
async function checkout(phone: Phone): Promise<string> {
  await phone.run(KEEP_LINK);
  await phone.press(link('Checkout'));
  const opened = String(await phone.run('return window.opened'));
  return new URL(opened).searchParams.get('text') ?? '';
}

test('one press places an order and opens WhatsApp with its link; the owner confirms it', async ({
  phone,
  database,
}) => {
  await openCart(phone);
  const text = await checkout(phone);
  const number = /S-\d{6}-\w{4}/.exec(text)?.[0] ?? '';
  const path = /\/order\/\w+/.exec(text)?.[0] ?? '';
  expect(text).toContain('Total: ₹10,000 – ₹13,750 for 250 cards (estimate)');
  expect(path).not.toBe('');
  await phone.see(words(`Order ${number} is with us.`));
  expect(await database.count('orders')).toBe(1);

  const admin = new AdminScreen(phone);
  await admin.open('/manage-orders');
  await admin.signIn(database.admin);
  await phone.press(link(number));
  await phone.press(button('Set to: Confirmed'));
  await phone.see(words('Status is now: Confirmed'));

  await phone.open(path);
  await phone.see(heading(`Order ${number}`));
  await phone.see(words('Confirmed on'));
  await phone.see(words('250 × ₹40–55 each'));
});

test('pressing Checkout again opens the same order', async ({ phone, database }) => {
  await openCart(phone);
  const text = await checkout(phone);
  await phone.see(words('is with us.'));
  expect(await checkout(phone)).toBe(text);
  expect(await database.count('orders')).toBe(1);
});
