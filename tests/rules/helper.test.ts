import { expect, test } from 'vitest';
import {
  APPROVED,
  BLESSING,
  BLESSING_ID,
  BURIED,
  COPY,
  GRAVE,
  HIDDEN,
  OFF_WALL,
  ON_WALL,
  STORED_BLESSING,
  storedBlessing,
} from '#tests/support/blessing-documents.ts';
import { BOOKABLE_PATH, BOOKING, BOOKING_PATH, STOCK } from '#tests/support/booking-documents.ts';
import { book } from '#tests/support/booking-writes.ts';
import {
  deleteWithTombstone,
  get,
  list,
  listBelow,
  patch,
  remove,
  SERVER_TIME,
  write,
  writeAll,
} from '#tests/support/firestore-rest.ts';
import { INVITATION, MEERA, PATH, STRANGERS, stored } from '#tests/support/invitation-documents.ts';
import { NOTE_PATH, ORDER, ORDER_PATH } from '#tests/support/order-documents.ts';
import { describeRules, deviceId } from '#tests/support/rules-suite.ts';

const NOTE = { text: 'Rings after six', rev: 1, updatedAt: SERVER_TIME };
const MESSAGE = { name: 'Asha', number: '+919812345678', message: '', createdAt: SERVER_TIME };
const BLOG = { title: 'Haldi', content: 'Turmeric', createdAt: SERVER_TIME };

describeRules('a helper of the shop', () => {
  test('works in the order book: reads it, moves an order on and keeps its note', async () => {
    await write('guest', ORDER_PATH, ORDER);
    expect(await list('helper', 'orders', 21)).toBe('allowed');
    expect(await list('helper', 'orders', 10_001)).toBe('refused');
    const confirmed = { status: 'confirmed', rev: 1, 'times.confirmed': SERVER_TIME };
    expect(await patch('helper', ORDER_PATH, confirmed)).toBe('allowed');
    expect(await write('helper', NOTE_PATH, NOTE)).toBe('allowed');
    expect(await get('helper', NOTE_PATH)).toBe('allowed');
    expect(await write('helper', NOTE_PATH, { ...NOTE, rev: 2 })).toBe('allowed');
  });

  test('sets no price and erases no order', async () => {
    await write('guest', ORDER_PATH, ORDER);
    await write('admin', NOTE_PATH, NOTE);
    expect(await patch('helper', ORDER_PATH, { platePrice: 500, rev: 1 })).toBe('refused');
    expect(await patch('admin', ORDER_PATH, { platePrice: 500, rev: 1 })).toBe('allowed');
    expect(await remove('helper', NOTE_PATH)).toBe('refused');
    expect(await remove('admin', NOTE_PATH)).toBe('allowed');
    expect(await deleteWithTombstone('helper', ORDER_PATH)).toBe('refused');
    expect(await deleteWithTombstone('admin', ORDER_PATH)).toBe('allowed');
  });

  test.each([
    ['blesscouple', MESSAGE],
    ['farewellMessages', { ...MESSAGE, branch: 'it' }],
  ])('reads %s and deletes nothing of it', async (collection, message) => {
    const path = `${collection}/${deviceId('a')}`;
    await write('guest', path, message);
    expect(await get('helper', path)).toBe('allowed');
    expect(await list('helper', collection, 20)).toBe('allowed');
    expect(await list('helper', collection, 10_001)).toBe('refused');
    expect(await deleteWithTombstone('helper', path)).toBe('refused');
  });

  test('reads the blessings of a couple, puts them on its wall and takes them off', async () => {
    await storedBlessing(STORED_BLESSING, {}, { published: false });
    const decide = (wish: object, copy: object) =>
      writeAll('helper', [
        [BLESSING, { ...wish }],
        [COPY, { ...copy }],
      ]);
    expect(await get('helper', PATH)).toBe('allowed');
    expect(await get('helper', BLESSING)).toBe('allowed');
    expect(await listBelow('helper', `${PATH}/wishes`, 100)).toBe('allowed');
    expect(await listBelow('helper', `${PATH}/wall`, 300)).toBe('allowed');
    expect(await decide(APPROVED, ON_WALL)).toBe('allowed');
    expect(await decide(HIDDEN, OFF_WALL)).toBe('allowed');
  });

  test('lists the blessings of all couples together, which the couples themselves cannot', async () => {
    await storedBlessing(STORED_BLESSING);
    for (const who of ['helper', 'admin'] as const) {
      expect(await list(who, 'wishes', 21, undefined, true)).toBe('allowed');
      expect(await list(who, 'wishes', 10_001, undefined, true)).toBe('refused');
    }
    for (const who of [...STRANGERS, MEERA])
      expect(await list(who, 'wishes', 1, undefined, true)).toBe('refused');
    expect(await list('helper', 'families', 1, undefined, true)).toBe('refused');
  });

  test('deletes no blessing and changes none', async () => {
    await storedBlessing(APPROVED);
    expect(await write('helper', BLESSING, { ...APPROVED, text: 'Another' })).toBe('refused');
    expect(await writeAll('helper', [[GRAVE, BURIED]], [BLESSING])).toBe('refused');
    expect(await write('helper', GRAVE, BURIED)).toBe('refused');
    expect(await remove('helper', COPY)).toBe('refused');
    expect(await remove('helper', BLESSING)).toBe('refused');
    expect(await write('helper', `${PATH}/wall/${BLESSING_ID.replace('1', '2')}`, ON_WALL)).toBe('refused');
  });

  test('enters bookings, changes and releases them, erases none and counts nothing', async () => {
    await write('owner', BOOKABLE_PATH, STOCK);
    expect(await book('helper')).toBe('allowed');
    expect(await get('helper', BOOKING_PATH)).toBe('allowed');
    expect(await list('helper', 'bookings', 21)).toBe('allowed');
    expect(await write('helper', BOOKING_PATH, { ...BOOKING, rev: 2, note: 'Red' })).toBe('allowed');
    expect(await book('helper', { rev: 3, released: true }, { taken: {} })).toBe('allowed');
    expect(await remove('helper', BOOKING_PATH)).toBe('refused');
    expect(await write('helper', BOOKABLE_PATH, STOCK)).toBe('refused');
  });

  test('changes no invitation, lists none, and reads no draft, and adds no blog', async () => {
    await stored();
    expect(await write('helper', PATH, { ...INVITATION, createdAt: SERVER_TIME })).toBe('refused');
    expect(await remove('helper', PATH)).toBe('refused');
    expect(await list('helper', 'invitations', 1)).toBe('refused');
    expect(await get('helper', 'drafts/somebody')).toBe('refused');
    expect(await list('helper', 'drafts', 1)).toBe('refused');
    expect(await write('helper', `blogs/${deviceId('b')}`, BLOG)).toBe('refused');
  });
});
