import { expect } from 'vitest';
import { BLESSING } from '#e2e/support/blessings.ts';
import { MESSAGE_FORM } from '#text/messages.ts';
import { button, CELL_ROW, heading, holding, link, words } from './places.ts';
import { AdminScreen } from './screens/admin-screen.ts';
import { MESSAGE, MessageScreen, NAME, NUMBER, SUBMIT } from './screens/message-screen.ts';
import { test } from './test.ts';

const COUPLES_PAGE = '/qr-page/hindu/page1';
const BLESSINGS = 'blesscouple';

/** Time for the outbox to deliver a message. */
const ARRIVES = { timeout: 30_000 };

test('a guest sends a blessing, sees only the thank-you note, and then the couple’s page', async ({
  phone,
  database,
}) => {
  const form = new MessageScreen(phone);
  await form.open();
  await form.send(BLESSING);
  await phone.missing(SUBMIT);
  await phone.see(words('Thank you. The couple will read every word.'));
  await expect.poll(() => phone.address(), { timeout: 20_000 }).toBe(COUPLES_PAGE);
  await expect.poll(() => database.count(BLESSINGS), ARRIVES).toBe(1);

  await form.open();
  await phone.holds(NAME, '');
  await phone.holds(MESSAGE, '');
});

test('a guest who came from the couple’s page goes back one step', async ({ phone, database }) => {
  const form = new MessageScreen(phone);
  await phone.open(COUPLES_PAGE);
  await phone.press(link('Bless the couple'));
  const before = await phone.run('return history.length');
  await form.send(BLESSING);
  await expect.poll(() => phone.address(), { timeout: 20_000 }).toBe(COUPLES_PAGE);
  expect(await phone.run('return history.length')).toBe(before);
  await expect.poll(() => database.count(BLESSINGS), ARRIVES).toBe(1);
});

test('the owner sees the blessing just sent on top, deletes it, and it is gone after a reload', async ({
  phone,
  database,
}) => {
  await database.add(`${BLESSINGS}/aaaaaaaaaaaaaaaaaaaaaaaa`, {
    name: 'Sunita Rao',
    number: '+919845000011',
    message: 'Blessings from Mysuru.',
    createdAt: new Date('2026-01-02T10:00:00Z'),
  });
  const form = new MessageScreen(phone);
  await form.open();
  await form.send(BLESSING);
  await expect.poll(() => database.count(BLESSINGS), ARRIVES).toBe(2);

  const admin = new AdminScreen(phone);
  await admin.open('/display-couple-messages');
  await admin.signIn(database.admin);
  await admin.lists('Nani and Nana', 'Sunita Rao');
  const row = holding(CELL_ROW, 'Nani and Nana');
  await phone.see(holding(holding(row, '+91 98450 00012'), BLESSING.message));

  await admin.remove('Delete the message from Nani and Nana');
  await admin.lists('Sunita Rao');
  await admin.open('/display-couple-messages');
  await admin.lists('Sunita Rao');
  expect(await database.count(BLESSINGS)).toBe(1);
});

test('a blessing written offline is saved on the phone and sent once online', async ({ phone, database }) => {
  const form = new MessageScreen(phone);
  await form.open();
  await phone.run('window.fetch = () => Promise.reject(new TypeError("Load failed"))');
  await form.type(BLESSING);
  await form.submit();
  await phone.see(heading('Saved on this phone'));
  expect(await database.count(BLESSINGS)).toBe(0);

  await phone.open('/home');
  await expect.poll(() => database.count(BLESSINGS), ARRIVES).toBe(1);
});

test('invalid input gets a clear message and nothing is sent', async ({ phone, database }) => {
  const form = new MessageScreen(phone);
  await form.open();
  await form.submit();
  await phone.see(words('Please type your name'));
  await phone.see(words('Please type a 10-digit mobile number'));
  expect(await phone.run('return document.activeElement.name')).toBe('name');

  await phone.type(NAME, 'Asha');
  await phone.type(NUMBER, 'ninety eight');
  await form.submit();
  await phone.see(words('Please type a 10-digit mobile number'));
  expect(await phone.run('return document.activeElement.name')).toBe('number');
  expect(await database.count(BLESSINGS)).toBe(0);
});

test('emoji, Devanagari and HTML arrive as typed, and no HTML is executed', async ({ phone, database }) => {
  const message = 'ढेर सारा प्यार 💐👩‍❤️‍👨\n<img src=x onerror="document.title=1"><script>alert(1)</script>';
  const form = new MessageScreen(phone);
  await form.open();
  await form.type({ name: 'श्रीमती "O\'Brien" & Co', number: '+44 7700 900123' });
  await phone.paste(MESSAGE, message);
  await form.submit();
  await form.thanked();
  await expect.poll(() => database.count(BLESSINGS), ARRIVES).toBe(1);

  const admin = new AdminScreen(phone);
  await admin.open('/display-couple-messages');
  await admin.signIn(database.admin);
  await admin.lists('श्रीमती "O\'Brien" & Co');
  expect(await phone.texts(`${CELL_ROW}/td[3]`)).toEqual([message]);
  expect(await phone.texts(`${CELL_ROW}//*[self::img or self::script]`)).toEqual([]);
});

test('sending the same message twice is refused politely', async ({ phone, database }) => {
  const form = new MessageScreen(phone);
  await form.open();
  await form.send(BLESSING);
  await form.open();
  await form.type(BLESSING);
  await form.submit();
  await phone.see(words(MESSAGE_FORM.twice.title));
  await phone.holds(MESSAGE, BLESSING.message);
  await phone.type(MESSAGE, 'And one more wish.');
  await form.submit();
  await form.thanked();
  await expect.poll(() => database.count(BLESSINGS), ARRIVES).toBe(2);
});

test('a half-typed message is still there after a reload', async ({ phone }) => {
  const form = new MessageScreen(phone);
  await form.open();
  await phone.type(NAME, 'Half a name');
  await phone.until('The draft to be kept', () =>
    phone.run('return Object.values(localStorage).join().includes("Half a name")'),
  );
  await phone.reload();
  await phone.holds(NAME, 'Half a name');
  await phone.see(button('Submit'));
});
