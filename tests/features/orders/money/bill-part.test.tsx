import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { MONEY_TEXTS } from '#src/domain/money/limits.ts';
import { BillPart } from '#src/features/orders/money/bill-part.tsx';
import { AGREED, ORDER_WITH_MONEY } from './made-up-money.ts';

test('a couple’s name that is too long for a bill is said to be so before the bill is issued', () => {
  const order = { ...ORDER_WITH_MONEY, name: '', couple: 'x'.repeat(MONEY_TEXTS.buyer + 1) };
  const onIssue = vi.fn();
  render(<BillPart order={order} money={AGREED} busy={false} onIssue={onIssue} />);
  const issue = () => fireEvent.click(screen.getByRole('button', { name: /^Issue: / }));
  const isAsked = () => screen.queryByRole('dialog', { name: 'Issue this bill?' }) !== null;
  issue();
  expect(screen.getByText('Please shorten the name: a bill takes at most 80 letters.')).toBeTruthy();
  expect(isAsked()).toBe(false);

  fireEvent.change(screen.getByLabelText('Name on the bill'), { target: { value: 'Aarav & Meera' } });
  issue();
  expect(isAsked()).toBe(true);
});

test('an order priced before the shop had its GST number is not billed at 0 %', () => {
  const money = { ...AGREED, lines: AGREED.lines.map((line) => ({ ...line, code: '', rate: 0 })) };
  render(<BillPart order={{ ...ORDER_WITH_MONEY, money }} money={money} busy={false} onIssue={vi.fn()} />);
  expect(screen.getByText(/^Save the agreed price once more first/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Issue: / })).toBeNull();
});
