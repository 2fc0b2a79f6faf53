import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { MONEY_TEXTS } from '#src/domain/money/limits.ts';
import type { Order } from '#src/domain/order/order.ts';
import { BillPart } from '#src/features/orders/money/bill-part.tsx';
import { AGREED, ORDER_WITH_MONEY } from './made-up-money.ts';

test('a couple’s name that is too long for a bill is said to be so before the bill is issued', () => {
  const order = { ...ORDER_WITH_MONEY, name: '', couple: 'x'.repeat(MONEY_TEXTS.buyer + 1) };
  const onIssue = vi.fn();
  render(<BillPart order={order} money={AGREED} busy={false} onIssue={onIssue} />);
  const issue = () => fireEvent.click(screen.getByRole('button', { name: /^Issue: / }));
  const isAsked = () => screen.queryByRole('dialog', { name: 'Issue it now?' }) !== null;
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

/** In Maharashtra; the shop is in Rajasthan. */
const GSTIN = '27AAPFU0939F1ZV';

const typeIn = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

function showForm(order: Partial<Order> = {}) {
  const onIssue = vi.fn();
  render(
    <BillPart order={{ ...ORDER_WITH_MONEY, ...order }} money={AGREED} busy={false} onIssue={onIssue} />,
  );
  const issued = async () => {
    const [, content] = onIssue.mock.lastCall ?? [];
    return (await content()).buyer;
  };
  return { issued };
}

function fillBusiness() {
  typeIn(/^Address/, '12 Marine Drive, Mumbai');
  typeIn(/^GSTIN/, GSTIN);
}

test('cards go to the state of the customer’s GSTIN, and the question names it and its tax', async () => {
  const { issued } = showForm();
  fillBusiness();
  press(/^Issue: /);
  expect(screen.getByText('Place of supply: Maharashtra, with IGST.')).toBeTruthy();
  press('Issue it');
  expect(await issued()).toMatchObject({ gstin: GSTIN, state: '27' });
});

test('a GSTIN that is taken out again leaves the shop’s state', () => {
  showForm();
  typeIn(/^GSTIN/, GSTIN);
  typeIn(/^GSTIN/, '');
  press(/^Issue: /);
  expect(screen.getByText('Place of supply: Rajasthan, with CGST and SGST.')).toBeTruthy();
});

test('a dinner is billed where it is served, wherever its customer is registered', async () => {
  const { issued } = showForm({ kind: 'catering' });
  fillBusiness();
  press(/^Issue: /);
  expect(screen.getByText('Place of supply: Rajasthan, with CGST and SGST.')).toBeTruthy();
  press('Issue it');
  expect(await issued()).toMatchObject({ gstin: GSTIN, state: '08' });
});

test('a state that the owner has chosen stays when a GSTIN is typed', async () => {
  const { issued } = showForm();
  typeIn(/^State it goes to/, '24');
  fillBusiness();
  press(/^Issue: /);
  expect(screen.getByText('Place of supply: Gujarat, with IGST.')).toBeTruthy();
  press('Issue it');
  expect(await issued()).toMatchObject({ state: '24' });
});

test('a bill to a business needs its address, and one to anybody else does not', () => {
  showForm();
  typeIn(/^GSTIN/, GSTIN);
  press(/^Issue: /);
  expect(screen.getByText('Type the address: a bill to a business needs it.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Issue it' })).toBeNull();
  typeIn(/^GSTIN/, '');
  press(/^Issue: /);
  expect(screen.getByRole('button', { name: 'Issue it' })).toBeTruthy();
});
