import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { chosenDate, forgetChosenDate } from '#src/data/chosen-date.ts';
import { orderDetails } from '#src/features/orders/placing/order-details.ts';
import { DateSheet } from '#src/features/wedding-date/date-sheet.tsx';

beforeEach(() => {
  localStorage.clear();
  orderDetails.change(() => ({ name: '', phone: '', couple: '', place: '', coupon: '', date: '' }));
  forgetChosenDate();
});

function choose(day: string): void {
  const { unmount } = render(<DateSheet onClose={() => {}} />);
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: day } });
  fireEvent.click(screen.getByRole('button', { name: 'Show what is free' }));
  unmount();
}

test('after Clear a new date is that of the cart too, which proposed the old one', () => {
  choose('2099-02-12');
  forgetChosenDate();
  choose('2099-02-20');
  expect(chosenDate.current().day).toBe('2099-02-20');
  expect(orderDetails.current().date).toBe('2099-02-20');
});
