import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { planDinner } from '#src/features/catering-cart/planned-dinners.ts';
import CateringCartPage from '#src/pages/catering-cart/catering-cart-page.tsx';
import { renderPage } from '#tests/support/render-page.tsx';
import { SAMPLE_DINNER } from '#tests/support/sample-dinner.ts';

vi.mock('#src/features/guest-list/counts/recount.ts', () => ({
  recount: async () => ({ ...SAMPLE_DINNER, place: 'Taj Hall' }),
}));

test('a dinner that has moved since it was planned takes the new place over, and says nothing of the same plates', async () => {
  localStorage.clear();
  planDinner(SAMPLE_DINNER);
  renderPage(
    () => (
      <main id="main" tabIndex={-1}>
        <CateringCartPage />
      </main>
    ),
    '/catering-cart',
  );
  await screen.findByText('The name or place on your invitation has changed');
  expect(screen.getByText('Your invitation now says: Sangeet, Taj Hall.')).toBeTruthy();
  expect(screen.queryByText('Your guests’ replies now say', { exact: false })).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Update my order' }));
  expect(screen.getByText('12 February 2099, Taj Hall')).toBeTruthy();
  expect(screen.queryByText('Update my order')).toBeNull();
});
