import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { MoneyPanel } from '#src/features/orders/money/money-panel.tsx';
import { hasUnsentText } from '#src/lib/unsent-text.ts';
import { until } from '#tests/support/until.ts';
import { ORDER_WITH_MONEY } from './made-up-money.ts';

vi.mock('#src/features/orders/money/money-api.ts', () => ({ saveMoney: async () => ORDER_WITH_MONEY }));

test('a price that was saved is no longer unsaved, even if only its spelling is new', async () => {
  render(
    <MoneyPanel order={ORDER_WITH_MONEY} items={{}} guard={(work) => work()} onChange={() => undefined} />,
  );
  fireEvent.change(screen.getByLabelText('Advance in rupees'), { target: { value: '5,000' } });
  expect(hasUnsentText()).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Save price and terms' }));
  await until(() => expect(hasUnsentText()).toBe(false));
  expect(document.activeElement?.textContent).toBe('Agreed price');
});

test('a price above what can be stored is said to be too large', () => {
  render(
    <MoneyPanel order={ORDER_WITH_MONEY} items={{}} guard={(work) => work()} onChange={() => undefined} />,
  );
  const [first] = screen.getAllByLabelText(/^Rupees in all/);
  if (first) fireEvent.change(first, { target: { value: '9,99,99,999' } });
  expect(screen.queryByText(/can be at most/)).toBeNull();
  const discount = screen.getAllByLabelText(/^Rupees in all/)[1];
  if (discount) fireEvent.change(discount, { target: { value: '1' } });
  expect(screen.getByText('The agreed price can be at most ₹9,99,99,999.')).toBeTruthy();
});
