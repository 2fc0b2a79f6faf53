import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PriceFilterBar } from '#src/features/card-gallery/price-filter-bar.tsx';

const bar = (chosen: string, onChoose = vi.fn()) => (
  <PriceFilterBar chosen={chosen} onChoose={onChoose} count={16} bar={{ current: null }} />
);
const picked = () => screen.getByRole('combobox', { name: /price/i });

test('the choice is shown at once, before the series are filtered', async () => {
  const user = userEvent.setup();
  const onChoose = vi.fn();
  render(bar('', onChoose));
  await user.selectOptions(picked(), '10-20');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('10-20');
  expect(picked()).toHaveProperty('value', '10-20');
  expect(screen.getByRole('button', { name: '₹10–20' }).getAttribute('aria-pressed')).toBe('true');
});

test('Back shows the previous choice', async () => {
  const user = userEvent.setup();
  const { rerender } = render(bar(''));
  await user.selectOptions(picked(), '10-20');
  rerender(bar('10-20'));
  rerender(bar(''));
  expect(picked()).toHaveProperty('value', '');
});
