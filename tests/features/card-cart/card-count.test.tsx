import { act, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CartLink } from '#src/app/layout/header/cart-link.tsx';
import { setToday, today } from '#src/data/board/today-store.ts';
import { cardCart } from '#src/features/card-cart/card-cart.ts';
import { renderPage } from '#tests/support/render-page.tsx';

const plain = today();
const DESIGNS = ['series-4/ivory-arch', 'series-4/star-mihrab'];

afterEach(() => {
  for (const designId of DESIGNS) cardCart.remove(designId);
  act(() => setToday(plain));
});

test('a design that is sold out today is not counted in the header, as the cart does not order it', async () => {
  for (const designId of DESIGNS) cardCart.add(designId);
  renderPage(CartLink, '/home');
  expect(await screen.findByRole('link', { name: 'Cart, 2 designs' })).toBeTruthy();
  act(() => setToday({ ...plain, items: { 'cards/series-4/star-mihrab': { isOut: true } } }));
  expect(screen.getByRole('link', { name: 'Cart, 1 design' })).toBeTruthy();
  act(() => setToday({ ...plain, items: { 'cards/series-4': { isOut: true } } }));
  expect(screen.getByRole('link', { name: 'Cart' })).toBeTruthy();
});
