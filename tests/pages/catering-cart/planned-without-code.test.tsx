import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { cateringCart } from '#src/features/catering-cart/catering-cart.ts';
import { planDinner } from '#src/features/catering-cart/planned-dinners.ts';
import CateringCartPage from '#src/pages/catering-cart/catering-cart-page.tsx';
import { renderPage } from '#tests/support/render-page.tsx';
import { SAMPLE_DINNER } from '#tests/support/sample-dinner.ts';

const network = vi.hoisted(() => ({ isThere: false }));

/** A part whose code arrives only with a network. */
const part = vi.hoisted(() => (name: string, text: string) => ({
  get [name]() {
    if (!network.isThere) throw new Error('No network');
    return () => text;
  },
}));
vi.mock('#src/pages/catering-cart/dinner-card.tsx', () => part('DinnerCard', 'The dinner'));
vi.mock('#src/pages/catering-cart/waiting-dinners.tsx', () => part('WaitingDinners', 'The other dinners'));
vi.mock('#src/features/catering-cart/dinner-note.tsx', () => part('DinnerNote', 'How it was counted'));

const FAILED = 'Part of this page could not be loaded';

test('parts of planned dinners that could not be loaded say so under the dinner’s name, and a retry brings them', async () => {
  planDinner({ ...SAMPLE_DINNER, key: 'f2', name: 'Reception' });
  planDinner(SAMPLE_DINNER);
  const { unmount } = renderPage(CateringCartPage, '/catering-cart');
  expect(await screen.findByRole('heading', { level: 1, name: 'Sangeet' })).toBeTruthy();
  expect(screen.getAllByText(FAILED)).toHaveLength(2);
  unmount();

  cateringCart.add('dal-1');
  renderPage(CateringCartPage, '/catering-cart');
  const form = within(screen.getByRole('region', { name: 'Your function' }));
  expect(await form.findByText(FAILED)).toBeTruthy();
  network.isThere = true;
  for (const retry of screen.getAllByRole('button', { name: 'Try again' })) await userEvent.click(retry);
  expect(await screen.findByText(/The dinner/)).toBeTruthy();
  expect(await screen.findByText(/The other dinners/)).toBeTruthy();
  expect(await form.findByText(/How it was counted/)).toBeTruthy();
  expect(screen.queryByText(FAILED)).toBeNull();
  // What places the order would otherwise arrive after the test.
  await screen.findByLabelText('Your name');
});
