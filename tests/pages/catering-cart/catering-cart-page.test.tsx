import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { CartLink } from '#src/app/layout/header/cart-link.tsx';
import { DISH_CATEGORIES } from '#src/catalogue/dishes.ts';
import { cardCart } from '#src/features/card-cart/card-cart.ts';
import { cateringCart } from '#src/features/catering-cart/catering-cart.ts';
import { changeParty, NO_PARTY } from '#src/features/catering-cart/catering-party.ts';
import { planDinner } from '#src/features/catering-cart/planned-dinners.ts';
import { orderDetails } from '#src/features/orders/placing/order-details.ts';
import { orderOutbox } from '#src/features/orders/placing/order-outbox.ts';
import CateringCartPage from '#src/pages/catering-cart/catering-cart-page.tsx';
import { Toaster } from '#src/ui/toast.tsx';
import { taken } from '#tests/support/firestore-responses.ts';
import { bookings, renderPage } from '#tests/support/render-page.tsx';
import { SAMPLE_DINNER } from '#tests/support/sample-dinner.ts';
import { until } from '#tests/support/until.ts';

beforeEach(() => {
  localStorage.clear();
  for (const id of cateringCart.chosenNow()) cateringCart.remove(id);
  cardCart.remove('series-4/ivory-arch');
  changeParty(() => NO_PARTY);
});

function open(...ids: string[]) {
  for (const id of ids) cateringCart.add(id);
  return renderPage(
    () => (
      <>
        <CartLink />
        <CateringCartPage />
        <Toaster />
      </>
    ),
    '/catering-cart',
  );
}

test('An empty cart says so and links to catering and contact', () => {
  open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your cart is empty');
  expect(screen.getByText(/catering page/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back to Catering Page' }).getAttribute('href')).toBe('/catering');
  expect(screen.getByRole('link', { name: 'Contact Us' }).getAttribute('href')).toBe('/contact-us');
});

test('Dishes are listed by category with their names, priced by quotation, and counted', () => {
  open('chaat-1', 'paneer-2', 'paneer-1');
  const paneer = within(screen.getByRole('region', { name: /^Paneer Dishes/ }));
  expect(paneer.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'Shahi Paneerशाही पनीरPrice by quotationRemove item',
    'Paneer Butter Masalaपनीर बटर मसालाPrice by quotationRemove item',
  ]);
  const total = within(screen.getByRole('region', { name: 'Total of items' }));
  expect(total.getByText('3')).toBeDefined();
});

const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('Every removed dish keeps its place and the focus, and can be restored', async () => {
  const { container } = open('paneer-1', 'paneer-2', 'chaat-1');
  await press('Remove item: Shahi Paneer');
  expect(screen.getByText('Removed from cart!')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo: Shahi Paneer' }));
  await press('Remove item: Pani Puri');
  expect([...cateringCart.chosenNow()]).toEqual(['paneer-2']);
  expect(bookings(container)[0]?.text).toContain('Total Items: 1');

  const paneer = within(screen.getByRole('region', { name: 'Paneer Dishes 1' }));
  expect(paneer.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'Shahi Paneerशाही पनीरRemoved.Undo',
    'Paneer Butter Masalaपनीर बटर मसालाPrice by quotationRemove item',
  ]);

  await press('Undo: Shahi Paneer');
  await press('Undo: Pani Puri');
  expect([...cateringCart.chosenNow()]).toEqual(['paneer-1', 'paneer-2', 'chaat-1']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove item: Pani Puri' }));
});

test('With every dish removed the cart says that it is empty, and each can still be restored', async () => {
  open('paneer-1');
  await press('Remove item: Shahi Paneer');
  expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeDefined();
  expect(screen.queryByRole('link', { name: /Checkout/ })).toBeNull();
  await press('Undo: Shahi Paneer');
  expect(screen.getAllByRole('link', { name: 'Checkout on WhatsApp' })).toHaveLength(2);
});

test('The second press of a double click does not restore the dish', async () => {
  open('paneer-1', 'chaat-1');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Remove item: Shahi Paneer' }));
  expect([...cateringCart.chosenNow()]).toEqual(['chaat-1']);
});

test('Checkout opens WhatsApp with greeting, a line per dish and the count; guests and date once typed', async () => {
  const user = userEvent.setup();
  const { container } = open('paneer-1', 'chaat-1');
  await user.type(screen.getByLabelText(/^Guests/), '1,250');
  act(() => changeParty((before) => ({ ...before, date: '2099-02-14' })));
  await screen.findByLabelText('Your name');
  const [first] = bookings(container);
  expect(first?.label).toBe('Checkout on WhatsApp');
  expect(first?.text.split('\n')).toEqual([
    'Hello Shagun, I would like to order this catering menu:',
    'Date: 14 February 2099',
    'Guests: 1,250',
    'Name: Asha',
    '1. Shahi Paneer (paneer-1)',
    '2. Pani Puri (chaat-1)',
    'Total Items: 2',
  ]);
});

test('An invalid number of guests is reported and is not in the order', async () => {
  const user = userEvent.setup();
  const { container } = open('paneer-1');
  await user.type(screen.getByLabelText(/^Guests/), '300-350');
  await user.tab();
  expect(screen.getByText('Type a whole number from 1 to 10,000.')).toBeDefined();
  expect(bookings(container)[0]?.text).not.toContain('Guests');
});

test('Guests typed in Devanagari digits are in the order', async () => {
  const user = userEvent.setup();
  const { container } = open('paneer-1');
  await user.type(screen.getByLabelText(/^Guests/), '३५०');
  expect(bookings(container)[0]?.text).toContain('Guests: 350');
});

/** Presses a checkout link; returns whether it was followed. */
async function pressCheckout(): Promise<boolean> {
  const [link] = screen.getAllByRole('link', { name: 'Checkout on WhatsApp' });
  let stopped: boolean | undefined;
  document.addEventListener(
    'click',
    (event) => {
      stopped = event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  await userEvent.click(link as HTMLElement);
  return stopped === false;
}

beforeEach(() => orderDetails.change((before) => ({ ...before, name: 'Asha' })));

test('An invalid number of guests stops the order and gets the focus until corrected', async () => {
  vi.stubGlobal('fetch', async () => taken());
  const user = userEvent.setup();
  open('paneer-1');
  const guests = screen.getByLabelText(/^Guests/);
  await user.type(guests, '20000');
  expect(await pressCheckout()).toBe(false);
  expect(document.activeElement).toBe(guests);

  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Copy order' }));
  expect(copy).not.toHaveBeenCalled();

  await user.clear(guests);
  await user.type(guests, '2000');
  expect(await pressCheckout()).toBe(true);
  // An order that waits would be sent again during another test.
  await until(() => expect(orderOutbox().view().items).toEqual([]));
});

test('A press that leaves the focus in an invalid number stops the order too', async () => {
  const user = userEvent.setup();
  open('paneer-1');
  const guests = screen.getByLabelText(/^Guests/);
  await user.type(guests, '20000');
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  // As in Safari: the button does not take the focus.
  fireEvent.click(screen.getByRole('button', { name: 'Copy order' }));
  expect(copy).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(guests);
  expect(screen.getByText('Type a whole number from 1 to 10,000.')).toBeDefined();
});

test('A past date stops the order and gets the focus', async () => {
  open('paneer-1');
  act(() => changeParty((before) => ({ ...before, date: '2020-02-14' })));
  expect(await pressCheckout()).toBe(false);
  expect(document.activeElement).toBe(screen.getByLabelText(/^Date/));
});

test('A past date is reported', () => {
  open('paneer-1');
  act(() => changeParty((before) => ({ ...before, date: '2020-02-14' })));
  expect(screen.getByText('This date has passed. Choose today or a later date.')).toBeDefined();
});

test('An order of all dishes has several parts, each with a plain link', () => {
  const all = DISH_CATEGORIES.flatMap(({ dishes }) => dishes);
  const { container } = open(...all.map(({ id }) => id));
  const parts = bookings(container);
  expect(parts.length).toBeGreaterThan(1);
  const lines = parts.flatMap(({ text }) => text.split('\n').filter((line) => /^\d+\. /.test(line)));
  expect(lines).toEqual(all.map(({ name, id }, place) => `${place + 1}. ${name} (${id})`));
  const checkouts = screen.getAllByRole('link', { name: 'Checkout on WhatsApp' });
  expect(checkouts.map((link) => link.getAttribute('href'))).toEqual(['#order-parts', '#order-parts']);
});

test('Copy order copies the same text', async () => {
  const user = userEvent.setup();
  open('paneer-1');
  await screen.findByLabelText('Your name');
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Copy order' }));
  expect(copy).toHaveBeenCalledExactlyOnceWith(
    'Hello Shagun, I would like to order this catering menu:\nName: Asha\n1. Shahi Paneer (paneer-1)\nTotal Items: 1',
  );
  expect(screen.getByText('Order copied')).toBeDefined();
});

test('Printing is one press away, and the printed menu has both scripts', async () => {
  const user = userEvent.setup();
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { container } = open('dal-1');
  await user.click(screen.getByRole('button', { name: 'Print the menu' }));
  expect(print).toHaveBeenCalledOnce();
  expect(container.textContent).toContain('Our wedding menu');
  expect(screen.getAllByText('दाल मखनी').length).toBe(2);
});

test('Without dishes it links to the cards already chosen', async () => {
  cardCart.add('series-4/ivory-arch');
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'No dishes in your cart yet' })).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Your cards: 1 design' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'See my cards' }).getAttribute('href')).toBe('/cart');
});

test('The bag follows each removed and restored dish, in addition to the cards', async () => {
  cardCart.add('series-4/ivory-arch');
  open('paneer-1', 'chaat-1');
  expect(await screen.findByRole('link', { name: 'Cart, 1 design, 2 dishes' })).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Your cards: 1 design' })).toBeDefined();
  await press('Remove item: Shahi Paneer');
  expect(screen.getByRole('link', { name: 'Cart, 1 design, 1 dish' }).textContent).toBe('2');
  await press('Undo: Shahi Paneer');
  expect(screen.getByRole('link', { name: 'Cart, 1 design, 2 dishes' }).textContent).toBe('3');
});

test('A wish is in the order as it was typed, below the dishes', async () => {
  const user = userEvent.setup();
  const { container } = open('dal-1');
  await user.type(screen.getByLabelText('Anything else in Dal Dishes?'), 'Cholar dal');
  await screen.findByLabelText('Your name');
  expect(bookings(container)[0]?.text.split('\n').slice(2)).toEqual([
    '1. Dal Makhani (dal-1)',
    'Something else, Dal Dishes: Cholar dal',
    'Total Items: 1',
  ]);
  act(() => cateringCart.setExtra('dal', ''));
});

const RECEPTION = { ...SAMPLE_DINNER, key: 'f2', name: 'Reception', place: 'Taj Hall' };

test('A planned dinner without dishes says whose it is and what is left to choose', async () => {
  planDinner(SAMPLE_DINNER);
  open();
  const dinner = await screen.findByRole('region', { name: 'The dinner you are planning' });
  expect(dinner.textContent).toContain('SangeetWedding of Aarav & Meera12 February 2099, Rambagh Palace');
  expect(dinner.textContent).toContain('420 plates: 360 vegetarian, 60 Jain, 38 of them children');
  expect(within(dinner).getByRole('link', { name: 'Veg Menu' }).getAttribute('href')).toBe('/veg-menu');
  expect(within(dinner).queryByRole('link', { name: 'Non-Veg Menu' })).toBeNull();
  expect(screen.getByRole('heading', { level: 2, name: 'No dishes for this dinner yet' })).toBeDefined();
});

test('Each planned dinner has dishes of its own, and the one put aside can be continued', async () => {
  planDinner(RECEPTION);
  cateringCart.add('dal-1');
  planDinner(SAMPLE_DINNER);
  expect([...cateringCart.chosenNow()]).toEqual([]);
  open('chaat-1');
  await screen.findByRole('button', { name: 'Continue with Reception: 1 dish' });
  await press('Continue with Reception: 1 dish');
  expect([...cateringCart.chosenNow()]).toEqual(['dal-1']);
  expect(screen.getByRole('region', { name: 'The dinner you are planning' }).textContent).toContain(
    'Taj Hall',
  );
  expect(screen.getByRole('button', { name: 'Continue with Sangeet: 1 dish' })).toBeDefined();
});

test('A menu of dishes chosen before any dinner was planned is for the dinner', () => {
  cateringCart.add('dal-1');
  planDinner(SAMPLE_DINNER);
  expect([...cateringCart.chosenNow()]).toEqual(['dal-1']);
});

test('The menu as text has the coupon that was typed on the page', async () => {
  const { container } = open('paneer-1');
  await userEvent.type(await screen.findByLabelText('Coupon code'), 'diwali10');
  expect(bookings(container)[0]?.text).toContain('Name: Asha\nCoupon code: DIWALI10\n1. ');
  act(() => orderDetails.change((before) => ({ ...before, coupon: '' })));
  expect(bookings(container)[0]?.text).not.toContain('Coupon');
});
