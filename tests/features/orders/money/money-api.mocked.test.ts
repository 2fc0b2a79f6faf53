import { beforeEach, expect, test, vi } from 'vitest';
import type { Money } from '#src/domain/money/money.ts';
import { moneyFields } from '#src/domain/money/money-document.ts';
import type { Order } from '#src/domain/order/order.ts';
import { documentOf } from '#src/domain/order/order-document.ts';
import { issuePaper, saveMoney } from '#src/features/orders/money/money-api.ts';
import { setPlatePrice } from '#src/features/orders/orders-api.ts';
import { UnsureError } from '#src/lib/done-or-unsure.ts';
import { ORDER_WITH_MONEY, paid } from './made-up-money.ts';

const database = vi.hoisted(() => ({
  updateDoc: vi.fn(),
  commit: vi.fn(),
  readFields: vi.fn(),
  readPaper: vi.fn(),
}));
vi.mock('firebase/firestore/lite', async (original) => ({
  ...(await original()),
  doc: (_: unknown, ...path: string[]) => path.join('/'),
  updateDoc: database.updateDoc,
  writeBatch: () => ({ set: () => undefined, update: () => undefined, commit: database.commit }),
}));
vi.mock('#src/lib/firebase.ts', () => ({ openDatabase: async () => ({}) }));
vi.mock('#src/lib/pages-api.ts', () => ({ readFields: database.readFields }));
vi.mock('#src/features/orders/money/read-paper.ts', () => ({ readPaper: database.readPaper }));

const LOST = new Error('no response');
const { money } = ORDER_WITH_MONEY;
const PAID: Money = { ...money, entries: [paid(5_000)] };

/** The document of an order as the database has it. */
function stored({ id: _, status, times, rev, platePrice, money: agreed, createdAt, ...placed }: Order) {
  const fields = { ...documentOf(placed), status, times, rev, platePrice, createdAt: new Date(createdAt) };
  return { ...fields, ...(agreed && { money: moneyFields(agreed) }) };
}

beforeEach(() => {
  vi.resetAllMocks();
  database.updateDoc.mockRejectedValue(LOST);
  database.commit.mockRejectedValue(LOST);
});

test('a payment whose response was lost counts as entered, and is entered once', async () => {
  database.readFields.mockResolvedValue(stored({ ...ORDER_WITH_MONEY, rev: 1, money: PAID }));
  expect(await saveMoney(ORDER_WITH_MONEY, PAID)).toEqual({ ...ORDER_WITH_MONEY, rev: 1, money: PAID });
  expect(database.updateDoc).toHaveBeenCalledOnce();
});

test.each<[string, Partial<Order>]>([
  ['that did not arrive', {}],
  ['that somebody else was faster than', { rev: 1, money: { ...money, entries: [paid(2_000)] } }],
])('a payment %s is not said to be entered', async (_, found) => {
  database.readFields.mockResolvedValue(stored({ ...ORDER_WITH_MONEY, ...found }));
  await expect(saveMoney(ORDER_WITH_MONEY, PAID)).rejects.toBe(LOST);
});

test('of a payment that cannot be looked for nobody knows whether it is entered', async () => {
  database.readFields.mockRejectedValue(new Error('unavailable'));
  await expect(saveMoney(ORDER_WITH_MONEY, PAID)).rejects.toBeInstanceOf(UnsureError);
});

test('the price of a plate whose response was lost counts as saved', async () => {
  database.readFields.mockResolvedValue(stored({ ...ORDER_WITH_MONEY, rev: 1, platePrice: 850 }));
  await setPlatePrice(ORDER_WITH_MONEY, 850);
  await expect(setPlatePrice(ORDER_WITH_MONEY, 900)).rejects.toBe(LOST);
});

const SELLER = { name: 'Kote Gate Weddings', address: '', gstin: '', fssai: '', scheme: 'none' } as const;
const CONTENT = {
  orderId: ORDER_WITH_MONEY.id,
  orderNumber: ORDER_WITH_MONEY.number,
  seller: SELLER,
  buyer: { name: 'Asha Rao', address: '', gstin: '', state: '' },
  lines: money.lines,
  total: 12_375,
  credits: undefined,
  reason: '',
};

test('a bill whose response was lost counts as issued, but not one that was issued to somebody else meanwhile', async () => {
  database.readFields.mockImplementation(async (place: string) =>
    place.startsWith('orders') ? stored({ ...ORDER_WITH_MONEY, rev: 1 }) : { last: 6 },
  );
  const issue = () => issuePaper(ORDER_WITH_MONEY, money, 'INV', CONTENT);
  database.readPaper.mockImplementation(async (_, name) => ({ ...CONTENT, ...name, issuedAt: 0 }));
  expect(await issue()).toMatchObject({ name: { kind: 'INV', serial: 7 }, order: { rev: 1 } });

  const buyer = { ...CONTENT.buyer, name: 'Ravi Rao' };
  database.readPaper.mockImplementation(async (_, name) => ({ ...CONTENT, ...name, buyer, issuedAt: 0 }));
  await expect(issue()).rejects.toBe(LOST);
});

test('a bill that had arrived is found by a second press, which would have given it the next number', async () => {
  const name = { kind: 'INV', year: 2026, serial: 7 } as const;
  const billed: Money = { ...money, papers: [{ ...name, total: CONTENT.total }] };
  database.readFields.mockImplementation(async (place: string) =>
    place.startsWith('orders') ? stored({ ...ORDER_WITH_MONEY, rev: 1, money: billed }) : { last: 7 },
  );
  database.readPaper.mockImplementation(async (_, { serial }) => {
    if (serial !== 7) throw new Error('There is no such paper.');
    return { ...CONTENT, ...name, issuedAt: 0 };
  });
  const { order, name: issued } = await issuePaper(ORDER_WITH_MONEY, money, 'INV', CONTENT);
  expect(issued).toMatchObject(name);
  expect(order).toEqual({ ...ORDER_WITH_MONEY, rev: 1, money: billed });
});
