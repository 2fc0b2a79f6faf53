import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CartNotices } from '#src/features/catering-cart/cart-notices.tsx';
import { cateringCart } from '#src/features/catering-cart/catering-cart.ts';
import { hasUnsentText } from '#src/lib/unsent-text.ts';
import { MENU } from '#text/catering.ts';

test('no reload throws a menu away that this browser cannot keep', async () => {
  render(<CartNotices />);
  expect(hasUnsentText()).toBe(false);
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await act(async () => void cateringCart.add('paneer-1'));
  expect(screen.getByText(MENU.unsaved)).toBeTruthy();
  expect(hasUnsentText()).toBe(true);
});
