import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { CheckoutLink } from '#src/features/checkout/checkout.tsx';
import { lastOrders } from '#src/features/orders/placing/last-orders.ts';
import { asking, askWho, orderDetails } from '#src/features/orders/placing/order-details.ts';
import { OrderFoot, OrderPanel, PlacedOrderLine } from '#src/features/orders/placing/order-panel.tsx';
import { chatText } from '#tests/support/render-page.tsx';
import { SAMPLE_ORDER } from '#tests/support/sample-order.ts';
import { until } from '#tests/support/until.ts';

const { id, number } = SAMPLE_ORDER;

const NOTHING = vi.hoisted(() => ({
  items: [] as { readonly id: string; readonly state: string }[],
  delivered: [] as string[],
  unreadable: false,
}));
const phone = vi.hoisted(() => ({ view: NOTHING, read: Promise.resolve() }));
vi.mock('#src/features/orders/placing/order-outbox.ts', () => ({
  orderOutbox: () => ({
    view: () => phone.view,
    listen: () => () => {},
    syncWithStore: () => phone.read,
  }),
}));

beforeEach(() => {
  Object.assign(phone, { view: NOTHING, read: Promise.resolve() });
  lastOrders.change(() => ({ cards: [], catering: [] }));
  asking.setState({ asked: false });
  orderDetails.change(() => ({ name: '', phone: '', couple: '', place: '', date: '', coupon: '' }));
});

const show = (kind: 'cards' | 'catering' = 'cards') =>
  render(
    <MemoryRouter>
      <OrderPanel kind={kind} onNotes={notes} />
      <CheckoutLink parts={['The whole order']} place={place} ask={askWho}>
        Checkout
      </CheckoutLink>
      <OrderFoot kind={kind} />
    </MemoryRouter>,
  );

const place = vi.fn<() => string | undefined>();
const notes = vi.fn<(lines: readonly string[]) => void>();

/** Presses Checkout; returns the text of the link as the browser would follow it. */
function checkout(): string | undefined {
  let opened: string | undefined;
  const follow = (event: Event) => {
    if (!event.defaultPrevented) opened = chatText(screen.getByRole('link', { name: 'Checkout' }));
    event.preventDefault();
  };
  window.addEventListener('click', follow, { once: true });
  fireEvent.click(screen.getByRole('link', { name: 'Checkout' }));
  return opened;
}

test('Checkout opens the short message of the placed order during the press, and then holds the whole order again', async () => {
  place.mockReturnValue('https://wa.me/919800000000?text=Order%20S-261122-7Q3M');
  orderDetails.change((before) => ({ ...before, name: 'Asha' }));
  show();
  expect(checkout()).toBe('Order S-261122-7Q3M');
  await until(() => expect(chatText(screen.getByRole('link', { name: 'Checkout' }))).toBe('The whole order'));
});

test('Checkout opens the whole order where it could not be placed', () => {
  place.mockReturnValue(undefined);
  orderDetails.change((before) => ({ ...before, name: 'Asha' }));
  show();
  expect(checkout()).toBe('The whole order');
});

test('a coupon reaches the text of the order as it is typed, in the form of a code', async () => {
  show();
  expect(notes).toHaveBeenLastCalledWith([]);
  await userEvent.type(screen.getByLabelText('Coupon code'), 'diwali 10');
  expect(notes).toHaveBeenLastCalledWith(['Coupon code: DIWALI10']);
});

test('who orders reaches the text of the order as it is typed', async () => {
  show('catering');
  await userEvent.type(screen.getByLabelText('Your name'), 'Asha');
  await userEvent.type(screen.getByLabelText('Mobile number'), '9812345678');
  expect(notes).toHaveBeenLastCalledWith(['Name: Asha', 'Mobile number: +91 98123 45678']);
});

test('a wrong number stops Checkout and gets the focus', async () => {
  place.mockReset();
  show();
  await userEvent.type(screen.getByLabelText('Mobile number'), '12345');
  expect(screen.getByText(/^Please check the number/)).toBeTruthy();
  expect(checkout()).toBeUndefined();
  expect(place).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByLabelText('Mobile number'));
});

test('an order without name and number asks for one of them before WhatsApp, once, and takes no as an answer', async () => {
  place.mockReset();
  place.mockReturnValue('https://wa.me/919800000000?text=Order');
  show();
  expect(checkout()).toBeUndefined();
  expect(place).not.toHaveBeenCalled();
  expect(await screen.findByText('Who is it for?')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Your name'));
  expect(checkout()).toBe('Order');
});

test('an order with a number is not asked for a name', async () => {
  place.mockReset();
  place.mockReturnValue('https://wa.me/919800000000?text=Order');
  show();
  await userEvent.type(screen.getByLabelText('Mobile number'), '98123 45678');
  expect(checkout()).toBe('Order');
  expect(screen.queryByText('Who is it for?')).toBeNull();
});

test('what is typed is kept for the next order', async () => {
  show();
  await userEvent.type(screen.getByLabelText('Names for the card'), 'Aarav & Meera');
  await userEvent.type(screen.getByLabelText('City or venue'), 'जयपुर');
  expect(orderDetails.current()).toMatchObject({ couple: 'Aarav & Meera', place: 'जयपुर' });
});

test('a menu is not asked for names on a card', () => {
  show('catering');
  expect(screen.queryByLabelText('Names for the card')).toBeNull();
  expect(screen.getByLabelText('Your name')).toBeTruthy();
});

test.each([
  ['waiting', `Order ${number} is saved on this phone and will be sent.`],
  ['refused', `Order ${number} could not be saved.`],
  [undefined, `Order ${number} is with us.`],
])('an order whose message is %s says what became of it', async (state, text) => {
  phone.view = { ...NOTHING, items: state ? [{ id, state }] : [] };
  lastOrders.change((before) => ({
    ...before,
    cards: [{ id, number, contents: '', placedAt: 0, board: 0, occasion: '' }],
  }));
  show();
  expect(await screen.findByText(text)).toBeTruthy();
  const see = screen.queryByRole('link', { name: 'See your order' })?.getAttribute('href');
  expect(see).toBe(state === 'refused' ? undefined : `/order/${id}`);
});

test('an order is not said to be with us before this phone has looked whether it still waits here', async () => {
  let done = () => {};
  phone.read = new Promise<void>((resolve) => {
    done = resolve;
  });
  lastOrders.change((before) => ({
    ...before,
    cards: [{ id, number, contents: '', placedAt: 0, board: 0, occasion: '' }],
  }));
  show();
  expect(screen.getByRole('status').textContent).toBe('');
  phone.view = { ...NOTHING, items: [{ id, state: 'waiting' }] };
  done();
  expect(await screen.findByText(`Order ${number} is saved on this phone and will be sent.`)).toBeTruthy();
});

test('an order that was just placed is brought into view, and an older one is not', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  lastOrders.change((before) => ({
    ...before,
    cards: [{ id, number, contents: '', placedAt: Date.now() - 60_000, board: 0, occasion: '' }],
  }));
  show();
  await screen.findByText(`Order ${number} is with us.`);
  expect(scroll).not.toHaveBeenCalled();
  act(() =>
    lastOrders.change((before) => ({
      ...before,
      cards: [{ id: 'b', number, contents: '', placedAt: Date.now(), board: 0, occasion: '' }],
    })),
  );
  await until(() => expect(scroll).toHaveBeenCalledOnce());
});

const PLACED = { contents: '', placedAt: 0, board: 0 };
const SANGEET = { ...PLACED, id: 'a', number: 'S-261122-AAAA', occasion: 'Sangeet' };
const RECEPTION = { ...PLACED, id: 'b', number: 'S-261122-BBBB', occasion: 'Reception' };

test.each([
  [' Sangeet ', SANGEET],
  ['Reception', RECEPTION],
  ['', RECEPTION],
  ['Haldi', RECEPTION],
])(
  'a menu for ‘%s’ says what became of the last order of its function, or of the last one',
  async (typed, order) => {
    lastOrders.change((before) => ({ ...before, catering: [RECEPTION, SANGEET] }));
    render(
      <MemoryRouter>
        <OrderFoot kind="catering" occasion={typed} />
      </MemoryRouter>,
    );
    expect(await screen.findByText(`Order ${order.number} (${order.occasion}) is with us.`)).toBeTruthy();
  },
);

test('after the order of a dinner, the way back to the wedding leads to the next one', async () => {
  localStorage.setItem('shagun.wedding-code', 'ABCD12345678');
  lastOrders.change((before) => ({
    ...before,
    catering: [{ id, number, contents: '', placedAt: Date.now(), board: 0, occasion: 'Reception' }],
  }));
  render(
    <MemoryRouter>
      <PlacedOrderLine kind="catering" />
    </MemoryRouter>,
  );
  const next = await screen.findByRole('link', { name: 'Plan the next dinner' });
  expect(next.getAttribute('href')).toBe('/my-wedding?code=ABCD12345678#count');
});

test('a menu that was refused after it had left the cart leads to its order, where it can be ordered again', async () => {
  phone.view = { ...NOTHING, items: [{ id: RECEPTION.id, state: 'refused' }] };
  lastOrders.change((before) => ({ ...before, catering: [{ ...RECEPTION, placedAt: Date.now() }] }));
  render(
    <MemoryRouter>
      <PlacedOrderLine kind="catering" />
    </MemoryRouter>,
  );
  await screen.findByText(`Order ${RECEPTION.number} (Reception) could not be saved.`);
  const see = screen.getByRole('link', { name: 'See your order' });
  expect(see.getAttribute('href')).toBe(`/order/${RECEPTION.id}`);
});

test('a wedding date that has passed stops Checkout', () => {
  place.mockReset();
  orderDetails.change((before) => ({ ...before, name: 'Asha', date: '2020-02-14' }));
  show();
  expect(checkout()).toBeUndefined();
  expect(screen.getByText('This date has passed. Choose today or a later date.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Wedding date'));
  expect(place).not.toHaveBeenCalled();
});

test('a cart that is opened again after the question leaves the page where it is', async () => {
  const { unmount } = show();
  checkout();
  await screen.findByText('Who is it for?');
  unmount();
  show();
  expect(document.activeElement).toBe(document.body);
});
