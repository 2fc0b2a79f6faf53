import { beforeEach, expect, test } from 'vitest';
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { dateOfCarts, giveDateToCarts } from '#src/data/date-of-carts.ts';
import { orderDetails } from '#src/features/orders/placing/order-details.ts';

const NONE = { day: '', part: 'day', place: '' } as const;
const CHOSEN = { day: '2027-02-12', part: 'evening', place: 'Jaipur' } as const;

beforeEach(() => {
  localStorage.clear();
  orderDetails.change(() => ({ name: '', phone: '', couple: '', place: '', coupon: '', date: '' }));
});

test('a cart without a date gets the one that the visitor chose, and shows it at once', () => {
  giveDateToCarts(CHOSEN, NONE);
  expect(orderDetails.current()).toMatchObject({ date: '2027-02-12', place: 'Jaipur' });
  expect(dateOfCarts()).toEqual({ day: '2027-02-12', place: 'Jaipur' });
});

test('a cart with a date of its own keeps it, and name and number stay', () => {
  orderDetails.change((before) => ({ ...before, name: 'Asha', date: '2027-03-01', place: 'Kochi' }));
  giveDateToCarts(CHOSEN, NONE);
  expect(orderDetails.current()).toMatchObject({ name: 'Asha', date: '2027-03-01', place: 'Kochi' });
});

test('a date that was changed is changed in the cart too', () => {
  giveDateToCarts(CHOSEN, NONE);
  giveDateToCarts({ ...CHOSEN, day: '2027-02-14', place: 'Udaipur' }, CHOSEN);
  expect(orderDetails.current()).toMatchObject({ date: '2027-02-14', place: 'Udaipur' });
});

test('a dinner that a couple planned on its desk keeps its date', () => {
  const dinner = { state: { data: { date: '2027-03-01', dinner: { code: 'X' } } } };
  localStorage.setItem(STORAGE_KEYS.cateringParty, JSON.stringify(dinner));
  giveDateToCarts(CHOSEN, { ...NONE, day: '2027-03-01' });
  expect(localStorage.getItem(STORAGE_KEYS.cateringParty)).toBe(JSON.stringify(dinner));
});
