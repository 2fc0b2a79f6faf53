import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { DISH_CATEGORIES } from '#src/catalogue/dishes.ts';
import { cateringCart } from '#src/features/catering-cart/catering-cart.ts';
import LiveStationsPage from '#src/pages/dish-menu/live-stations-page.tsx';
import NonVegMenuPage from '#src/pages/dish-menu/non-veg-menu-page.tsx';
import VegMenuPage from '#src/pages/dish-menu/veg-menu-page.tsx';
import { Toaster } from '#src/ui/toast.tsx';
import type { Menu } from '#text/catalogue/menus.ts';
import { LIVE_MENU, NON_VEG_MENU, VEG_MENU } from '#text/catalogue/menus.ts';

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
const countOf = (id: string) => DISH_CATEGORIES.find((category) => category.id === id)?.dishes.length ?? 0;
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null').state.data.lines;

test.each<[title: string, typeof VegMenuPage, Menu]>([
  ['Veg Menu', VegMenuPage, VEG_MENU],
  ['Non-Veg Menu', NonVegMenuPage, NON_VEG_MENU],
  ['Live Station', LiveStationsPage, LIVE_MENU],
])('%s has its blocks, each with its categories and the dishes of the first', (title, Page, { blocks }) => {
  open(Page);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  for (const { title: name, categories } of blocks) {
    const options = within(block(name).getByRole('combobox')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(
      categories.map((category) => category.name),
    );
    const dishes = categories[0]?.dishes ?? [];
    expect(block(name).getAllByRole('checkbox')).toHaveLength(dishes.length);
    for (const dish of dishes) {
      expect(block(name).getByRole('checkbox', { name: new RegExp(`^${dish.name}`) })).toBeDefined();
    }
  }
});

test('Each slide has four dishes, and the last one the rest', () => {
  open(VegMenuPage);
  const [first] = VEG_MENU.blocks[0]?.categories ?? [];
  if (!first) throw new Error('The veg menu is empty');
  const [card] = block('Starters').getAllByRole('region', { name: first.name });
  const slides = [...(card?.querySelectorAll<HTMLElement>('[aria-roledescription="slide"]') ?? [])];
  const counts = slides.map((slide) => within(slide).getAllByRole('checkbox').length);
  expect(counts.slice(0, -1)).toEqual(counts.slice(1).map(() => 4));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(first.dishes.length);
});

test.each([
  ['Next', ['Next four', 'First four']],
  ['Previous', ['First four', 'First four']],
])(
  'After %s the label says where Next leads, for one slide on a phone and for three side by side',
  (name, labels) => {
    open(VegMenuPage);
    const home = VEG_MENU.blocks.find(({ categories }) => categories.some(({ id }) => id === 'indian-bread'));
    const { getByRole } = block(home?.title ?? '');
    fireEvent.change(getByRole('combobox'), { target: { value: 'indian-bread' } });
    const card = within(getByRole('region', { name: 'Indian Bread' }));
    const shown = () => card.getAllByText(/four$/).map(({ textContent }) => textContent);
    expect(shown()).toEqual(['Next four', 'Next four']);
    fireEvent.click(card.getByRole('button', { name }));
    expect(shown()).toEqual(labels);
  },
);

test('Ticking adds and stores a dish with a toast; unticking removes it with a toast', async () => {
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
  const breads = countOf('indian-bread');
  const lastPage = Math.ceil(breads / 4);
  const first = lastPage * 4 - 3;
  open(VegMenuPage, `/veg-menu?starters=starters-veg.2&main=indian-bread.${lastPage}`);
  expect(block('Starters').getByText(`5–8 of ${countOf('starters-veg')}`)).toBeDefined();
  const range = first === breads ? `${breads}` : `${first}–${breads}`;
  expect(block('Main Course').getByText(`${range} of ${breads}`)).toBeDefined();
});

test('Typing finds dishes across the blocks and is written to the address after a pause', async () => {
  const user = userEvent.setup();
  open(VegMenuPage);
  await user.type(screen.getByRole('searchbox'), 'panir');
  // The whole category, and Paneer Tikka or Kulcha from others.
  const expected = VEG_MENU.blocks
    .flatMap(({ categories }) => categories)
    .flatMap(({ id, dishes }) => dishes.filter(({ name }) => id === 'paneer' || name.includes('Paneer')));
  expect(screen.getAllByRole('checkbox')).toHaveLength(expected.length);
  expect(screen.queryByRole('region', { name: 'Starters' })).toBeNull();
  await screen.findByText('?q=panir');
  await user.clear(screen.getByRole('searchbox'));
  expect(block('Starters').getAllByRole('checkbox')).toHaveLength(countOf('mocktails'));
});

test('A change keeps parameters added since the last render', async () => {
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

test('A search without results says so and offers the whole menu', async () => {
  const user = userEvent.setup();
  open(VegMenuPage);
  await user.type(screen.getByRole('searchbox'), 'pizza');
  expect(screen.getByText('No dish on this menu matches “pizza”.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Show the whole menu' }));
  expect(block('Starters').getAllByRole('checkbox')).toHaveLength(countOf('mocktails'));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Chosen only' }));
});

test('Chosen only shows the chosen dishes, and one unticked there stays visible', async () => {
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

test('A search among the chosen dishes does not say that the menu has none like it', async () => {
  const user = userEvent.setup();
  act(() => void cateringCart.add('mocktail-7'));
  open(VegMenuPage);
  await user.click(screen.getByRole('button', { name: 'Chosen only' }));
  await user.type(screen.getByRole('searchbox'), 'paneer');
  expect(screen.getByText('None of the dishes you chose matches “paneer”.')).toBeDefined();
});

test('The first tick stops the dishes permanently; the categories keep moving', () => {
  open(VegMenuPage);
  const moving = () => screen.getAllByRole('button', { name: 'Pause' }).map((button) => regionOf(button));
  expect(moving()).toEqual([
    'Categories of Starters',
    'Mocktails',
    'Categories of Main Course',
    'Paneer Dishes',
  ]);
  fireEvent.click(screen.getByRole('checkbox', { name: /Blue Lagoon/ }));
  expect(moving()).toEqual(['Categories of Starters', 'Categories of Main Course']);
});

function regionOf(button: HTMLElement): string | null | undefined {
  return button.closest('section[aria-label]')?.getAttribute('aria-label');
}
