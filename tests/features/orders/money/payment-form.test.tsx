import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PaymentForm } from '#src/features/orders/money/payment-form.tsx';
import { hasUnsentText } from '#src/lib/unsent-text.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-25T23:50:00+05:30'), toFake: ['Date'] });
});

afterEach(() => void vi.useRealTimers());

const onEnter = vi.fn();
const form = (amount: number) => (
  <PaymentForm paid={0} suggested={{ kind: 'in', amount }} busy={false} onEnter={onEnter} />
);
const enter = () => fireEvent.click(screen.getByRole('button', { name: 'Enter it' }));

test('what was typed stays when the order changes meanwhile, and is not reloaded away', () => {
  const { rerender } = render(form(5_000));
  expect(hasUnsentText()).toBe(false);
  fireEvent.change(screen.getByLabelText('Amount in rupees'), { target: { value: '7500' } });
  expect(hasUnsentText()).toBe(true);
  rerender(form(2_000));
  enter();
  expect(onEnter).toHaveBeenLastCalledWith(expect.objectContaining({ amount: 7_500 }));
});

test('a form that nobody has touched follows what is expected next, and the day in India', () => {
  const { rerender } = render(form(5_000));
  vi.setSystemTime(Date.parse('2026-11-26T00:10:00+05:30'));
  rerender(form(2_000));
  enter();
  expect(onEnter).toHaveBeenLastCalledWith(expect.objectContaining({ amount: 2_000, day: '2026-11-26' }));
});

test.each(['', '0026-11-24'])(
  '%j is no day of a payment: it is not entered, and its field says why',
  (typed) => {
    onEnter.mockClear();
    render(form(5_000));
    const day = screen.getByLabelText('Day');
    fireEvent.change(day, { target: { value: typed } });
    enter();
    expect(onEnter).not.toHaveBeenCalled();
    expect(day.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Choose the day, with the whole year.')).toBeTruthy();

    fireEvent.change(day, { target: { value: '2026-11-24' } });
    enter();
    expect(onEnter).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ day: '2026-11-24' }));
  },
);

test('a payment that was refused because the order was cancelled meanwhile stays one that came in', () => {
  const { rerender } = render(form(5_000));
  enter();
  rerender(
    <PaymentForm paid={10_000} suggested={{ kind: 'out', amount: 10_000 }} busy={false} onEnter={onEnter} />,
  );
  enter();
  expect(onEnter).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'in', amount: 5_000 }));
});
