import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { NO_MONEY } from '#src/domain/money/money.ts';
import type { Order } from '#src/domain/order/order.ts';
import { ORDER_STATUSES } from '#src/domain/order/order-status.ts';
import { hasUnsentText } from '#src/lib/unsent-text.ts';
import * as api from '#tests/support/fake-orders.ts';
import { refuse, resetOrders, showBook } from '#tests/support/order-book.tsx';
import { chatText } from '#tests/support/render-page.tsx';
import { HONEST } from '#tests/support/sample-order.ts';
import { until } from '#tests/support/until.ts';
import { ORDER_STATUS } from '#text/orders.ts';

vi.mock('#src/features/orders/orders-api.ts', () => import('#tests/support/fake-orders.ts'));
vi.mock('#src/data/board/read-board.ts', () => import('#tests/support/fake-board.ts'));

vi.mock('#src/features/orders/new-orders-api.ts', () => ({ listenToOrders: async () => () => {} }));

beforeEach(resetOrders);

/** Opens one order of the book; `then` is what later reads return. */
async function open(order: Order, ...then: Order[]): Promise<void> {
  api.openOrder.mockResolvedValueOnce({ id: order.id, order });
  for (const later of then) api.openOrder.mockResolvedValueOnce({ id: order.id, order: later });
  showBook(`?order=${order.id}`);
  await screen.findByRole('heading', { name: order.number });
  await screen.findByLabelText('Your note');
}

test('a helper works with an order, and is offered neither its price nor its erasing', async () => {
  const dinner: Order = { ...HONEST, kind: 'catering', lines: [] };
  for (const isOwner of [true, false]) {
    api.openOrder.mockResolvedValueOnce({ id: dinner.id, order: dinner });
    showBook(`?order=${dinner.id}`, isOwner);
    await screen.findByLabelText('Your note');
    expect(screen.queryByLabelText(/plate/) !== null).toBe(isOwner);
    expect(screen.queryByRole('button', { name: /Erase/ }) !== null).toBe(isOwner);
    cleanup();
  }
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('an honest order has no warning', async () => {
  await open(HONEST);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('250 × ₹40–55 each')).toBeTruthy();
});

test('an order that arrived on a later day than it was placed on says both', async () => {
  await open({ ...HONEST, number: 'S-261120-7Q3M' });
  expect(screen.getByText(/^Placed on 20 November 2026, arrived on 22 Nov.* 11:30 am IST$/)).toBeTruthy();
  cleanup();
  await open(HONEST);
  expect(screen.getByText(/^Placed on 22 Nov[^,]* 2026, 11:30 am IST$/)).toBeTruthy();
});

test('a forged price and a forged total are shown beside ours', async () => {
  await open({
    ...HONEST,
    lines: [{ id: 'series-4/ivory-arch', amount: 250, price: { low: 1, high: 1 } }],
    total: { low: 250, high: 250 },
    discounts: ['90% off'],
  });
  expect(screen.getByRole('alert').textContent).toContain('This order differs from our prices');
  for (const text of ['Our price: ₹40–55', 'By our prices: ₹10,000 – ₹13,750', 'Not one of our offers'])
    expect(screen.getByText(text)).toBeTruthy();
});

/** Series 4 costs ₹45–60 by revision 7 of the sample's board. */
const UNDER_BOARD: Order = {
  ...HONEST,
  number: 'S-261103-7Q3M',
  createdAt: Date.parse('2026-11-03T06:00:00Z'),
  lines: [{ id: 'series-4/ivory-arch', amount: 250, price: { low: 45, high: 60 } }],
  total: { low: 11_250, high: 15_000 },
  board: 7,
  coupon: 'DIWALI10',
};

test('an order is right by the price list that it names, which the slip says too', async () => {
  await open(UNDER_BOARD);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(screen.getByText('Coupon DIWALI10: 10% off')).toBeTruthy();
  expect(screen.getByDisplayValue('Coupon DIWALI10: 10% off')).toBeTruthy();
  expect(screen.getByText('Price list no. 7')).toBeTruthy();
  vi.stubGlobal('print', () => undefined);
  await press('Print a slip for the printer');
  expect(screen.getAllByText('Price list no. 7')).toHaveLength(2);
});

test('a coupon of somebody else is shown in red', async () => {
  await open({ ...UNDER_BOARD, coupon: 'FREE4ALL' });
  expect(await screen.findByText('Not one of our coupons, or it had expired')).toBeTruthy();
});

test('a script in a name is text', async () => {
  await open({ ...HONEST, name: '<script>alert(1)</script>' });
  expect(screen.getByText('<script>alert(1)</script>')).toBeTruthy();
});

test('a new status is set on the revision that was read, and shown', async () => {
  await open(HONEST, { ...HONEST, status: 'confirmed', rev: 1 });
  await press('Set to: Confirmed');
  expect(await screen.findByText('Status is now: Confirmed')).toBeTruthy();
  expect(api.setStatus).toHaveBeenCalledWith(expect.objectContaining({ rev: 0 }), 'confirmed');
});

const FORGED: Order = { ...HONEST, total: { low: 250, high: 250 } };

test('a forged total is counted in the sum only after the owner was asked, and told both totals', async () => {
  await open(FORGED, { ...FORGED, status: 'confirmed', rev: 1 });
  await press('Set to: Confirmed');
  const question = screen.getByRole('dialog', { name: 'The prices differ. Confirm anyway?' });
  expect(question.textContent).toContain('This order says ₹250; by our prices it is ₹10,000 – ₹13,750.');
  expect(api.setStatus).not.toHaveBeenCalled();
  await press('Not yet');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.setStatus).not.toHaveBeenCalled();

  await press('Set to: Confirmed');
  await press('Yes, with these prices');
  expect(await screen.findByRole('link', { name: 'WhatsApp: Confirmed' })).toBeTruthy();
  expect(api.setStatus).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ rev: 0 }), 'confirmed');
});

test('a forged order is cancelled, and one that was agreed to goes on, without a question', async () => {
  await open(FORGED, { ...FORGED, status: 'cancelled', rev: 1 });
  await press('Set to: Cancelled');
  expect(await screen.findByText('Status is now: Cancelled')).toBeTruthy();
  cleanup();
  const agreed: Order = { ...FORGED, status: 'confirmed', rev: 1 };
  await open(agreed, { ...agreed, status: 'working', rev: 2 });
  await press('Set to: In progress');
  expect(api.setStatus).toHaveBeenLastCalledWith(expect.objectContaining({ rev: 1 }), 'working');
});

test('a status that somebody else has set meanwhile is shown, and not overwritten', async () => {
  await open(HONEST, { ...HONEST, status: 'confirmed', rev: 1 });
  api.setStatus.mockRejectedValue(new Error('permission-denied'));
  await press('Set to: Ready');
  expect(await screen.findByText('Somebody else has changed this order in the meantime.')).toBeTruthy();
  expect(screen.getByText(/^Its status is now: Confirmed\./)).toBeTruthy();
  expect(screen.queryByText('Status is now: Ready')).toBeNull();
});

test('a status whose response was lost counts as set', async () => {
  await open(HONEST, { ...HONEST, status: 'ready', rev: 1 });
  api.setStatus.mockRejectedValue(new Error('timeout'));
  await press('Set to: Ready');
  expect(await screen.findByText('Status is now: Ready')).toBeTruthy();
  expect(screen.queryByText(/Somebody else/)).toBeNull();
});

test('a status that cannot be set is reported, and nothing changes', async () => {
  await open(HONEST, HONEST);
  api.setStatus.mockRejectedValue(new Error('unavailable'));
  await press('Set to: Ready');
  expect(await screen.findByText('The status could not be changed. Please try again.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Set to: Ready' })).toBeTruthy();
});

test.each(ORDER_STATUSES)('an order that is %s has a message of its own for the customer', async (status) => {
  await open({ ...HONEST, status });
  const link = screen.getByRole('link', { name: `WhatsApp: ${ORDER_STATUS[status].name}` });
  expect(link.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/919812345678\?/);
  expect(chatText(link)).toContain('S-261122-7Q3M');
  expect(chatText(link)).toMatch(new RegExp(`\\nhttps://[^/]+/order/${HONEST.id}$`));
  expect(screen.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+919812345678');
});

test.each(ORDER_STATUSES)('an order in Hindi that is %s is answered in Hindi', async (status) => {
  await open({ ...HONEST, status, language: 'hi' });
  const link = screen.getByRole('link', { name: `WhatsApp in Hindi: ${ORDER_STATUS[status].name}` });
  expect(chatText(link)).toMatch(/^नमस्ते! .*S-261122-7Q3M/);
  expect(chatText(link)).toMatch(new RegExp(`\\nhttps://[^/]+/hi/order/${HONEST.id}$`));
});

test('an order without a number says where to look for the customer', async () => {
  await open({ ...HONEST, phone: '' });
  expect(screen.queryByRole('link', { name: 'Call' })).toBeNull();
  expect(screen.getByText(/Look for the order’s number in WhatsApp/)).toBeTruthy();
});

test('a note that somebody else has changed meanwhile is shown beside the typed one', async () => {
  await open(HONEST, HONEST);
  await userEvent.type(screen.getByLabelText('Your note'), 'Wants gold foil');
  api.writeNote.mockRejectedValueOnce(new Error('permission-denied'));
  api.readNote.mockResolvedValueOnce({ text: 'Called on Sunday', rev: 1 });
  await press('Save the note');
  expect(await screen.findByText('Called on Sunday')).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your note').value).toBe('Wants gold foil');

  api.writeNote.mockResolvedValueOnce({ text: 'Wants gold foil', rev: 2 });
  await press('Save the note');
  expect(await screen.findByText('Note saved')).toBeTruthy();
  expect(api.writeNote.mock.lastCall?.[1]).toEqual({ text: 'Called on Sunday', rev: 1 });
});

test('a note whose response was lost is saved, and not somebody else’s', async () => {
  await open(HONEST, HONEST);
  await userEvent.type(screen.getByLabelText('Your note'), 'Wants gold foil');
  api.writeNote.mockRejectedValueOnce(new Error('deadline-exceeded'));
  api.readNote.mockResolvedValueOnce({ text: 'Wants gold foil', rev: 1 });
  await press('Save the note');
  expect(await screen.findByText('Note saved')).toBeTruthy();
  expect(screen.queryByText(/Somebody else has changed this note/)).toBeNull();
});

test('the slip and the quotation are each on the page when it is printed', async () => {
  const papers: (string | undefined)[] = [];
  const print = vi.fn(() => papers.push(document.querySelector('[data-paper] h2')?.textContent));
  vi.stubGlobal('print', print);
  await open(HONEST);
  await press('Print a slip for the printer');
  await until(() => expect(papers).toEqual(['Work slip: printer']));
  await press('Print the quotation');
  await until(() => expect(papers).toEqual(['Work slip: printer', 'Quotation']));
});

test('erasing asks first', async () => {
  await open(HONEST);
  await press('Erase this order');
  expect(api.eraseOrder).not.toHaveBeenCalled();
  api.listOrders.mockResolvedValue({ items: [] });
  await press('Erase it');
  expect(await screen.findByText('Order erased')).toBeTruthy();
  expect(api.eraseOrder).toHaveBeenCalledWith(HONEST.id);
});

test('an order that has been erased by somebody else says so', async () => {
  api.openOrder.mockImplementation(refuse);
  showBook(`?order=${HONEST.id}`);
  expect(await screen.findByText('We cannot find this order')).toBeTruthy();
});

const menu: Order = {
  ...HONEST,
  kind: 'catering',
  lines: [{ id: 'dal-1', amount: 1, price: undefined }],
  total: { low: 0, high: 0 },
  discounts: [],
};

test('the price of a plate that another device has set is taken over, so that the old one is not saved over it', async () => {
  await open(menu, { ...menu, platePrice: 900, rev: 1 });
  const field = screen.getByLabelText<HTMLInputElement>('Price per plate, in rupees');
  api.setStatus.mockRejectedValueOnce(new Error('permission-denied'));
  await press('Set to: Confirmed');
  await until(() => expect(field.value).toBe('900'));
});

test('the owner writes the price of a plate, and the order has it', async () => {
  await open(menu);
  await userEvent.type(screen.getByLabelText('Price per plate, in rupees'), '1,250');
  await press('Save the price');
  expect(api.setPlatePrice).toHaveBeenCalledExactlyOnceWith(menu, 1_250);
  expect(await screen.findByText('Price saved')).toBeTruthy();
});

test('the price of a plate that is saved after somebody else’s change is still typed, and saved by a second press', async () => {
  const confirmed: Order = { ...menu, status: 'confirmed', rev: 1 };
  await open(menu, confirmed);
  await userEvent.type(screen.getByLabelText('Price per plate, in rupees'), '1,250');
  api.setPlatePrice.mockRejectedValueOnce(new Error('permission-denied'));
  await press('Save the price');
  expect(await screen.findByText(/^This order has changed in the meantime/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'WhatsApp: Confirmed' })).toBeTruthy();
  await press('Save the price');
  expect(api.setPlatePrice).toHaveBeenLastCalledWith(confirmed, 1_250);
  expect(await screen.findByText('Price saved')).toBeTruthy();
});

test('the price of a plate that is being typed is not reloaded away', async () => {
  await open({ ...menu, platePrice: 900 });
  expect(hasUnsentText()).toBe(false);
  const field = screen.getByLabelText('Price per plate, in rupees');
  await userEvent.type(field, '5');
  expect(hasUnsentText()).toBe(true);
});

test('once a price is agreed, it is the only one that can be changed', async () => {
  const lines = [{ text: 'Dinner', quantity: 0, amount: 340_000, code: '', rate: 0 }];
  await open({ ...menu, money: { ...NO_MONEY, lines } });
  expect(screen.queryByLabelText('Price per plate, in rupees')).toBeNull();
});
