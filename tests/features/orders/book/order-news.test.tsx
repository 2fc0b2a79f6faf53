import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lookAt } from '#src/data/last-looks.ts';
import type { Order } from '#src/domain/order/order.ts';
import { OrderBook } from '#src/features/orders/book/order-book.tsx';
import * as api from '#tests/support/fake-orders.ts';
import { HONEST } from '#tests/support/sample-order.ts';
import { until } from '#tests/support/until.ts';

vi.mock('#src/features/orders/orders-api.ts', () => import('#tests/support/fake-orders.ts'));
vi.mock('#src/data/board/read-board.ts', () => import('#tests/support/fake-board.ts'));

const live = vi.hoisted(() => ({ countOrdersSince: vi.fn(), listenToOrders: vi.fn(), stop: vi.fn() }));
vi.mock('#src/features/orders/new-orders-api.ts', () => live);

beforeEach(() => {
  localStorage.clear();
  api.findOrders.mockReset().mockResolvedValue([]);
  api.listOrders.mockReset();
  api.openOrder.mockReset().mockResolvedValue({ id: HONEST.id, order: HONEST });
  api.readNote.mockReset().mockResolvedValue({ text: '', rev: 0 });
  api.readManyOrders.mockReset().mockResolvedValue({ items: [] });
  api.sumOrders.mockReset().mockResolvedValue({ count: 1, low: 10_000, high: 13_750 });
  live.stop.mockReset();
  live.listenToOrders.mockReset().mockResolvedValue(live.stop);
});

afterEach(() => {
  vi.useRealTimers();
});

const show = (search = '') =>
  render(
    <MemoryRouter initialEntries={[`/manage-orders${search}`]}>
      <OrderBook guard={(work) => work()} isOwner />
    </MemoryRouter>,
  );

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** An order that was placed after the one of the list. */
const numbered = (number: string, change: Partial<Order> = {}) => {
  const id = number.padEnd(32, '0').toLowerCase();
  const order: Order = { ...HONEST, id, number, createdAt: HONEST.createdAt + 1_000, ...change };
  return { id, order };
};

/** Opens a list of one order, and returns what to call when others come. */
async function listen(search = ''): Promise<(...came: readonly ReturnType<typeof numbered>[]) => void> {
  api.listOrders.mockResolvedValue({ items: [{ id: HONEST.id, order: HONEST }] });
  show(search);
  await screen.findByText(HONEST.number);
  await until(() => expect(live.listenToOrders).toHaveBeenCalled());
  const [after, onChange] = live.listenToOrders.mock.calls[0] ?? [];
  expect(after).toBe(HONEST.createdAt);
  return (...came) => act(() => onChange(came));
}

test('an order that comes while the book is open is in it at once, and counts in the title until the page is touched', async () => {
  document.title = 'Manage Orders';
  const come = await listen();
  come();
  expect(document.title).toBe('Manage Orders');
  come(numbered('S-261122-NEW1'));
  expect(screen.getByText('S-261122-NEW1')).toBeTruthy();
  expect(screen.getByText('New')).toBeTruthy();
  expect(document.title).toBe('(1) Manage Orders');
  expect(screen.getByText('1 new order')).toBeTruthy();
  await userEvent.click(screen.getByText('1 new order'));
  expect(document.title).toBe('Manage Orders');
});

test('what was placed before the book listened is shown without a sign', async () => {
  const come = await listen();
  come(numbered('S-261122-NEW1'));
  expect(screen.getByText('S-261122-NEW1')).toBeTruthy();
  expect(screen.queryByText('1 new order')).toBeNull();
});

test('an order of another kind does not come into a list of cards, but is told', async () => {
  const come = await listen('?kind=cards');
  come();
  come(numbered('S-261122-MENU', { kind: 'catering' }));
  expect(screen.queryByText('S-261122-MENU')).toBeNull();
  expect(screen.getByText('1 new order')).toBeTruthy();
});

test('orders are counted again when one comes or changes, and only then; the old count stays until the new one is there', async () => {
  let counted: (sums: object) => void = () => undefined;
  const come = await listen();
  expect(await screen.findByText('1 order')).toBeTruthy();
  come();
  expect(api.sumOrders).toHaveBeenCalledOnce();

  api.sumOrders.mockReturnValueOnce(new Promise((resolve) => (counted = resolve)));
  come(numbered('S-261122-NEW1'));
  expect(screen.getByText('1 order')).toBeTruthy();
  await act(async () => counted({ count: 2, low: 20_000, high: 27_500 }));
  expect(screen.getByText('2 orders')).toBeTruthy();

  come(numbered('S-261122-NEW1', { status: 'confirmed', rev: 1 }));
  expect(api.sumOrders).toHaveBeenCalledTimes(3);
});

test('an order of another kind that comes does not have the cards counted again', async () => {
  const come = await listen('?kind=cards');
  come(numbered('S-261122-MENU', { kind: 'catering' }));
  expect(api.sumOrders).toHaveBeenCalledOnce();
});

test('the bell is off until it is pressed, then rings and notifies without a name', async () => {
  const tones: number[] = [];
  const shown: string[] = [];
  vi.stubGlobal('AudioContext', soundless(tones));
  vi.stubGlobal(
    'Notification',
    class {
      static permission = 'granted';
      constructor(title: string) {
        shown.push(title);
      }
    },
  );
  const come = await listen();
  come();
  come(numbered('S-261122-NEW1'));
  expect(tones).toEqual([]);

  const bell = screen.getByRole('button', { name: 'Ring when an order comes in' });
  expect(bell.getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(bell);
  expect(tones).toHaveLength(2);
  come(numbered('S-261122-NEW1'), numbered('S-261122-NEW2'));
  expect(tones).toHaveLength(4);
  await until(() => expect(shown).toEqual(['New order S-261122-NEW2']));
});

/** A browser's sound that only notes the pitch of each tone. */
function soundless(tones: number[]) {
  const node = {
    frequency: {
      set value(pitch: number) {
        tones.push(pitch);
      },
    },
    gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} },
    connect: () => node,
    start() {},
    stop() {},
  };
  return class {
    currentTime = 0;
    destination = {};
    resume = async () => {};
    createOscillator = () => node;
    createGain = () => node;
  };
}

const openFirst = async () => {
  await userEvent.click(screen.getByRole('link', { name: HONEST.number }));
  await screen.findByLabelText('Your note');
};

const search = async (words: string) => {
  await userEvent.type(screen.getByLabelText(SEARCH), words);
  await press('Find');
};

const SEARCH = 'Search by part of a number, phone or name';

test('an order that comes while another is open is told at once, and is new in the list afterwards', async () => {
  document.title = 'Manage Orders';
  const come = await listen();
  come();
  await openFirst();
  expect(live.stop).not.toHaveBeenCalled();
  come(numbered('S-261122-NEW1'));
  expect(document.title).toBe('(1) Manage Orders');
  await userEvent.click(screen.getByRole('link', { name: 'All orders' }));
  expect(await screen.findByText('S-261122-NEW1')).toBeTruthy();
  expect(screen.getByText('New')).toBeTruthy();
  expect(live.listenToOrders).toHaveBeenCalledOnce();
});

test('an order that comes while a search is shown is told', async () => {
  document.title = 'Manage Orders';
  const come = await listen();
  come();
  await search('zebra');
  expect(await screen.findByText('No order found for “zebra”.')).toBeTruthy();
  come(numbered('S-261122-NEW1'));
  expect(document.title).toBe('(1) Manage Orders');
});

test('a book that is opened at one order tells of those that come after what was seen last', async () => {
  document.title = 'Manage Orders';
  lookAt('orders', [HONEST.createdAt + 500]);
  show(`?order=${HONEST.id}`);
  await until(() => expect(live.listenToOrders).toHaveBeenCalledOnce());
  const [after, onChange] = live.listenToOrders.mock.calls[0] ?? [];
  expect(after).toBe(HONEST.createdAt + 500);
  act(() => onChange([]));
  act(() => onChange([numbered('S-261122-NEW1')]));
  expect(document.title).toBe('(1) Manage Orders');
});

test('a book that could not listen does so when the owner comes back, and tells what has come meanwhile', async () => {
  document.title = 'Manage Orders';
  live.listenToOrders.mockRejectedValueOnce(new Error('the code was lost on the way'));
  await listen();
  await until(() => {
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(live.listenToOrders).toHaveBeenCalledTimes(2);
  });
  const [after, onChange] = live.listenToOrders.mock.calls[1] ?? [];
  expect(after).toBe(HONEST.createdAt);
  act(() => onChange([numbered('S-261122-NEW1')]));
  expect(document.title).toBe('(1) Manage Orders');
});

test('a book whose listening was ended, as by a session, listens again after a pause, until it is left', async () => {
  const come = await listen();
  come();
  const endListening = (call: number) => act(() => live.listenToOrders.mock.calls[call]?.[2]());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  endListening(0);
  expect(live.listenToOrders).toHaveBeenCalledOnce();
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(live.listenToOrders).toHaveBeenCalledTimes(2);

  endListening(1);
  cleanup();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(live.listenToOrders).toHaveBeenCalledTimes(2);
});

test('a search is still there after one of its orders was opened and closed', async () => {
  api.listOrders.mockResolvedValue({ items: [] });
  api.readManyOrders.mockResolvedValue({ items: [{ id: HONEST.id, order: HONEST }] });
  show();
  await search('asha');
  await screen.findByText('Orders found for “asha”');
  await openFirst();
  await userEvent.click(screen.getByRole('link', { name: 'All orders' }));
  expect(await screen.findByText('Orders found for “asha”')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(SEARCH).value).toBe('asha');
  await press('Show all orders');
  expect(await screen.findByText('No orders yet')).toBeTruthy();
});

test('a search finds parts in the newest orders, and looks further back when asked', async () => {
  api.listOrders.mockResolvedValue({ items: [] });
  api.readManyOrders
    .mockResolvedValueOnce({ items: [numbered('S-261122-AAAA', { couple: 'Rohan & Ananya' })], next: 'more' })
    .mockResolvedValueOnce({ items: [numbered('S-251122-BBBB', { name: 'Ananya Iyer' })] });
  show();
  await search('ananya');
  expect(await screen.findByText('S-261122-AAAA')).toBeTruthy();
  expect(screen.queryByText('S-251122-BBBB')).toBeNull();
  await press('Search older orders too');
  expect(await screen.findByText('S-251122-BBBB')).toBeTruthy();
});

test('the next function first asks for the list in that order', async () => {
  api.listOrders.mockResolvedValue({ items: [{ id: HONEST.id, order: HONEST }] });
  show();
  await userEvent.selectOptions(screen.getByLabelText('Order'), 'function');
  expect(await screen.findByLabelText('Month of the function')).toBeTruthy();
  expect(api.listOrders).toHaveBeenLastCalledWith(expect.objectContaining({ by: 'function' }), undefined);
});

test('orders stay in the open book although more than a page of newer ones has come', async () => {
  const come = await listen();
  const came = Array.from({ length: 21 }, (_, place) =>
    numbered(`S-261122-N${String(place).padStart(3, '0')}`, {
      createdAt: HONEST.createdAt + 1_000 * (21 - place),
    }),
  );
  come(...came.slice(1));
  come(...came.slice(0, 20));
  for (const { order } of came) expect(screen.getByText(order.number)).toBeTruthy();
});
