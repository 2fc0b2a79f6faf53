import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { cateringCart, EMPTY_CATERING_CART } from '#src/features/catering-cart/catering-cart.ts';
import { changeParty, NO_PARTY } from '#src/features/catering-cart/catering-party.ts';
import CateringCartPage from '#src/pages/catering-cart/catering-cart-page.tsx';
import { renderPage } from '#tests/support/render-page.tsx';

const TICK_ONE = 'Tick at least one dish: what you wrote goes with it.';

beforeEach(() => {
  localStorage.clear();
  cateringCart.replace(EMPTY_CATERING_CART);
  changeParty(() => NO_PARTY);
});

const open = () => renderPage(() => <CateringCartPage />, '/catering-cart');
const wish = () => screen.getByLabelText<HTMLInputElement>('Anything else in Dal Dishes?');

test('A wish that was typed before any dish was ticked is shown, and what it needs to be ordered', async () => {
  cateringCart.setExtra('dal', 'Cholar dal');
  open();
  expect(wish().value).toBe('Cholar dal');
  expect(screen.getByRole('heading', { name: 'No dishes in your cart yet' })).toBeTruthy();
  expect(screen.getByText(TICK_ONE)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Checkout/ })).toBeNull();
  act(() => void cateringCart.add('dal-1'));
  expect(screen.queryByText(TICK_ONE)).toBeNull();
  expect(screen.getAllByRole('link', { name: 'Checkout on WhatsApp' }).length).toBeGreaterThan(0);
  await screen.findByLabelText('Your name');
});

test('A wish without dishes that is emptied keeps its field, and the cart is empty', async () => {
  cateringCart.setExtra('dal', 'Cholar dal');
  open();
  await userEvent.clear(wish());
  expect(document.activeElement).toBe(wish());
  expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeTruthy();
  expect(screen.queryByText(TICK_ONE)).toBeNull();
});
