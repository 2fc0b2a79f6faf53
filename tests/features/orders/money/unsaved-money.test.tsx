import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import type { Money } from '#src/domain/money/money.ts';
import { BillPart } from '#src/features/orders/money/bill-part.tsx';
import { Mistake } from '#src/features/orders/money/mistake.tsx';
import { PriceForm } from '#src/features/orders/money/price-form.tsx';
import { hasUnsentText } from '#src/lib/unsent-text.ts';
import { AGREED, ORDER_WITH_MONEY } from './made-up-money.ts';

const BILLED: Money = { ...AGREED, papers: [{ kind: 'INV', year: 2026, serial: 1, total: 12_375 }] };
const known = { order: ORDER_WITH_MONEY, busy: false };
const nothing = () => undefined;

test.each<[string, ReactElement, string, string]>([
  [
    'an agreed price',
    <PriceForm {...known} money={AGREED} items={{}} coupon={undefined} onSave={nothing} key="price" />,
    'Advance in rupees',
    '6000',
  ],
  [
    'a bill',
    <BillPart {...known} money={AGREED} onIssue={nothing} key="bill" />,
    'Address',
    '4 MI Road, Jaipur',
  ],
  [
    'a credit note',
    <BillPart {...known} money={BILLED} onIssue={nothing} key="credit" />,
    'Reason for taking the bill back',
    'Wrong name',
  ],
])('%s that is being typed is not reloaded away', (_, form, label, typed) => {
  render(form);
  expect(hasUnsentText()).toBe(false);
  fireEvent.change(screen.getByLabelText(label), { target: { value: typed } });
  expect(hasUnsentText()).toBe(true);
});

test('the reason of a mistake is not reloaded away while it is being typed, and does not stop a reload after Keep it', () => {
  render(<Mistake orderNumber="S-261122-7Q3M" place={1} busy={false} onVoid={nothing} />);
  fireEvent.click(screen.getByRole('button', { name: /^Entered by mistake/ }));
  fireEvent.change(screen.getByLabelText('What was wrong?'), { target: { value: 'Typed twice' } });
  expect(hasUnsentText()).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(hasUnsentText()).toBe(false);
});
