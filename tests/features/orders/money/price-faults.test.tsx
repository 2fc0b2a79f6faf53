import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { PriceForm } from '#src/features/orders/money/price-form.tsx';
import { ORDER_WITH_MONEY } from './made-up-money.ts';

const onSave = vi.fn();

beforeEach(() => void onSave.mockReset());

const show = () =>
  render(
    <PriceForm
      order={ORDER_WITH_MONEY}
      money={ORDER_WITH_MONEY.money}
      items={{}}
      coupon={undefined}
      busy={false}
      onSave={onSave}
    />,
  );

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save price and terms' }));

test.each(['Advance by', 'The rest by', 'Everything is paid back if cancelled by'])(
  'a year of two digits in ‘%s’ is not saved, but gets the focus and says what to choose',
  (label) => {
    show();
    const field = screen.getByLabelText(label);
    // What browsers on a desktop make of 20/01/27.
    type(field, '0027-01-20');
    save();
    expect(onSave).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(field);
    expect(screen.getAllByText('Choose a day, with the whole year.')).toHaveLength(1);

    type(field, '2027-01-20');
    expect(screen.queryByText('Choose a day, with the whole year.')).toBeNull();
    type(field, '');
    save();
    expect(onSave).toHaveBeenCalledOnce();
  },
);

test('a price that is not saved leads to what is wrong with it, far above the button', () => {
  show();
  const [first] = screen.getAllByLabelText('What for');
  if (first) type(first, ' ');
  save();
  expect(onSave).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(first);
});
