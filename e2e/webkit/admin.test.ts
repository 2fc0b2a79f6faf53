import { expect } from 'vitest';
import { ADMIN_PAGES } from '#e2e/support/admin-pages.ts';
import { blessing, idOf } from '#e2e/support/blessings.ts';
import { button, CELL_ROW, DIALOG, heading, holding, link, MAIN, words } from './places.ts';
import { AdminScreen } from './screens/admin-screen.ts';
import { test } from './test.ts';

const pathOf = (place: number) => `blesscouple/${idOf(place)}`;

test('every admin page shows the sign-in form and nothing else until the owner signs in', async ({
  phone,
  database,
}) => {
  await database.add(pathOf(1), blessing(1));
  for (const [path, title] of ADMIN_PAGES) {
    await phone.open(path);
    await phone.see(heading(title));
    await phone.see(button('Sign in'));
    expect(await phone.texts(CELL_ROW)).toEqual([]);
  }
});

test('a wrong password is reported, and the right one then signs in', async ({ phone, database }) => {
  const admin = new AdminScreen(phone);
  await admin.open('/display-farewell-messages');
  await admin.signIn({ ...database.admin, password: 'wrong-password' });
  await phone.see(words('This e-mail and password do not match.'));
  await admin.signIn(database.admin);
  await phone.see(heading('No messages available.'));
});

test('the panel shows three counts, and signing out removes them', async ({ phone, database }) => {
  for (let place = 1; place <= 3; place += 1) await database.add(pathOf(place), blessing(place));
  const admin = new AdminScreen(phone);
  await admin.open('/adminpanel');
  await admin.signIn(database.admin);
  for (const room of ['0Manage Blogs', '0Manage Farewell Messages', '3Manage Couple Messages'])
    await phone.see(holding(`${MAIN}//li`, room));
  await phone.press(link('Manage Couple Messages'));
  await admin.hasRows(3);
  await phone.press(button('Sign out'));
  await phone.see(button('Sign in'));
  expect(await phone.run('return document.documentElement.outerHTML')).not.toContain('Wish 1');
});

test('46 blessings are listed 20 at a time, newest first', async ({ phone, database }) => {
  await Promise.all(Array.from({ length: 46 }, (_, place) => database.add(pathOf(place), blessing(place))));
  const admin = new AdminScreen(phone);
  await admin.open('/display-couple-messages');
  await admin.signIn(database.admin);
  await phone.see(words('46 messages, newest first'));
  await admin.hasRows(20);
  expect(await admin.names()).toMatchObject({ 0: 'Guest 45', 19: 'Guest 26' });
  await phone.press(button('Older'));
  await phone.see(holding(CELL_ROW, 'Guest 25'));
  await phone.press(button('Older'));
  await admin.hasRows(46);
});

test('deleting asks for confirmation, and Keep it changes nothing', async ({ phone, database }) => {
  await database.add(pathOf(1), blessing(1));
  const admin = new AdminScreen(phone);
  await admin.open('/display-couple-messages');
  await admin.signIn(database.admin);
  await phone.press(button('Delete the message from Guest 1'));
  await phone.see(`${DIALOG}${heading('Are you sure you want to delete this?')}`);
  await phone.press(`${DIALOG}${button('Keep it')}`);
  await admin.hasRows(1);
  await admin.remove('Delete the message from Guest 1');
  await phone.see(words('Message deleted successfully'));
  await phone.see(heading('No messages available.'));
  expect(await database.count('blesscouple')).toBe(0);
});
