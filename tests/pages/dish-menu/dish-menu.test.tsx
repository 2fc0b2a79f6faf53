import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { cateringCart } from '#src/features/catering-cart/use-catering-cart.ts';
import LiveStationsPage from '#src/pages/dish-menu/live-stations-page.tsx';
import NonVegMenuPage from '#src/pages/dish-menu/non-veg-menu-page.tsx';
import VegMenuPage from '#src/pages/dish-menu/veg-menu-page.tsx';
import { Toaster } from '#src/ui/toast.tsx';

const KEY = 'shagun.catering-cart';

beforeEach(() => {
  for (const id of cateringCart.chosenNow()) cateringCart.remove(id);
});

function Address() {
  return <output data-testid="address">{useLocation().search}</output>;
}

function open(Page: typeof VegMenuPage, address = '/veg-menu') {
  window.history.replaceState(null, '', address);
  render(
    <BrowserRouter>
      <Page />
      <Toaster />
      <Address />
    </BrowserRouter>,
  );
}

const address = () => screen.getByTestId('address').textContent;
const block = (name: string) => within(screen.getByRole('region', { name }));
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null').state.data.lines;

test('The veg menu has its two blocks, each on its first category', () => {
  open(VegMenuPage);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Veg Menu');
  expect(block('Starters').getAllByRole('checkbox')).toHaveLength(12);
  expect(block('Starters').getByRole('checkbox', { name: /Virgin Mojito/ })).toBeDefined();
  expect(block('Main Course').getAllByRole('checkbox')).toHaveLength(11);
});

test('The non-veg menu and the live station open with their own blocks', () => {
  open(NonVegMenuPage, '/non-veg-menu');
  expect(block('Veg Starters & Drinks').getAllByRole('checkbox')).toHaveLength(12);
  expect(block('Main Course').getByRole('checkbox', { name: /Butter Chicken/ })).toBeDefined();
});

test('The live station offers its four stations', () => {
  open(LiveStationsPage, '/live-stations');
  const options = within(block('Stations').getByRole('combobox')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Chaat',
    'Chaat Counter',
    'South Indian',
    'Desserts',
  ]);
});

test('Dishes stand four to a slide', () => {
  open(VegMenuPage);
  const card = within(block('Starters').getAllByRole('region', { name: 'Mocktails' })[0] as HTMLElement);
  const slides = card.getAllByRole('group', { name: /of 3$/ });
  expect(slides.map((slide) => within(slide).getAllByRole('checkbox').length)).toEqual([4, 4, 4]);
});

test('Ticking adds with a toast and is stored; unticking removes with a toast', async () => {
  const user = userEvent.setup();
  open(VegMenuPage);
  await user.click(screen.getByRole('checkbox', { name: /Aam Panna/ }));
  expect(screen.getByText('Added to cart!')).toBeDefined();
  expect(screen.getByText('1 dish chosen')).toBeDefined();
  expect(screen.getAllByRole('link', { name: 'Catering cart, 1 dish chosen' })).toHaveLength(2);
  expect(stored()).toEqual([{ dishId: 'mocktail-7', amount: 1 }]);

  await user.click(screen.getByRole('checkbox', { name: /Aam Panna/ }));
  expect(screen.getByText('Removed from cart!')).toBeDefined();
  expect(screen.getByText('Nothing chosen yet')).toBeDefined();
  expect(stored()).toEqual([]);
});

test('Picking a category shows its dishes and writes the place into the address', async () => {
  const user = userEvent.setup();
  open(VegMenuPage);
  await user.selectOptions(block('Starters').getByRole('combobox'), 'Farsan');
  expect(block('Starters').getByRole('checkbox', { name: /Khandvi/ })).toBeDefined();
  expect(block('Starters').queryByRole('checkbox', { name: /Aam Panna/ })).toBeNull();
  await user.click(block('Main Course').getAllByRole('button', { name: /^Dal/ })[0] as HTMLElement);
  expect(block('Main Course').getByRole('checkbox', { name: /Dal Makhani/ })).toBeDefined();
  expect(address()).toBe('?starters=farsan&main=dal');
});

test('An address with a place opens there', () => {
  open(VegMenuPage, '/veg-menu?starters=starters-veg.2&main=indian-bread.4');
  expect(block('Starters').getByText('5–8 of 12')).toBeDefined();
  expect(block('Main Course').getByText('13 of 13')).toBeDefined();
});

test('Typing finds dishes across the blocks and goes into the address once it settles', async () => {
  const user = userEvent.setup();
  open(VegMenuPage);
  await user.type(screen.getByRole('searchbox'), 'panir');
  // Tikka and pakoda, the eleven paneer dishes and the kulcha.
  expect(screen.getAllByRole('checkbox')).toHaveLength(14);
  expect(screen.queryByRole('region', { name: 'Starters' })).toBeNull();
  await screen.findByText('?q=panir');
  await user.clear(screen.getByRole('searchbox'));
  expect(block('Starters').getAllByRole('checkbox')).toHaveLength(12);
});

test('A change keeps what the address has gained since the page was last drawn', async () => {
  const user = userEvent.setup();
  act(() => cateringCart.add('mocktail-7'));
  open(VegMenuPage);
  await user.type(screen.getByRole('searchbox'), 'panna');
  await screen.findByText('?q=panna');
  await user.clear(screen.getByRole('searchbox'));
  const chosenOnly = screen.getByRole('button', { name: 'Chosen only' });
  act(() => {
    window.history.replaceState(window.history.state, '', '/veg-menu?q=panna&starters=farsan');
    chosenOnly.click();
  });
  await screen.findByText('?starters=farsan&chosen=1');
});

test('A search without result says so and leads back', async () => {
  const user = userEvent.setup();
  open(VegMenuPage);
  await user.type(screen.getByRole('searchbox'), 'pizza');
  expect(screen.getByText('No dish of this menu is called “pizza”.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Show the whole menu' }));
  expect(block('Starters').getAllByRole('checkbox')).toHaveLength(12);
});

test('Chosen only shows what is chosen, and a dish unticked there stays to be ticked again', async () => {
  const user = userEvent.setup();
  act(() => {
    for (const id of ['mocktail-7', 'dal-1', 'chaat-1']) cateringCart.add(id);
  });
  open(VegMenuPage);
  await user.click(screen.getByRole('button', { name: 'Chosen only' }));
  expect(address()).toBe('?chosen=1');
  const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);
  expect(boxes()).toEqual([true, true]);
  await user.click(screen.getByRole('checkbox', { name: /Dal Makhani/ }));
  expect(boxes()).toEqual([true, false]);
});

test('Carousels of categories stop for good at the first tick', () => {
  open(VegMenuPage);
  expect(screen.getAllByRole('button', { name: 'Pause' })).toHaveLength(2);
  fireEvent.click(screen.getByRole('checkbox', { name: /Blue Lagoon/ }));
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Play' })).toHaveLength(2);
});
