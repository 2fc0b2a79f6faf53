import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ORDER_WITH_MONEY } from './made-up-money.ts';

beforeEach(() => {
  vi.resetModules();
});

test.each([
  ['a shop that charges GST', { gstin: '08AAAPL1234C1ZE', isComposition: false }, true],
  ['a shop in the composition scheme', { gstin: '08AAAPL1234C1ZE', isComposition: true }, false],
  ['a shop without GST', { gstin: '', isComposition: false }, false],
])('%s is told that prices include GST only if they do', async (_, shop, isTold) => {
  vi.doMock('#src/config/shop-money.ts', () => ({ SHOP_MONEY: { upiId: '', fssai: '', ...shop } }));
  const { PriceForm } = await import('#src/features/orders/money/price-form.tsx');
  const nothing = () => undefined;
  const { money } = ORDER_WITH_MONEY;
  render(
    <PriceForm
      order={ORDER_WITH_MONEY}
      money={money}
      items={{}}
      coupon={undefined}
      busy={false}
      onSave={nothing}
    />,
  );
  const hint = screen.getByText(/^The customer sees everything typed here/);
  expect(hint.textContent.includes('Prices include GST.')).toBe(isTold);
});

test('after a line is removed the focus is on the next one’s button, and after the last on ‘add’', async () => {
  const { PriceForm } = await import('#src/features/orders/money/price-form.tsx');
  render(
    <PriceForm
      order={ORDER_WITH_MONEY}
      money={ORDER_WITH_MONEY.money}
      items={{}}
      coupon={undefined}
      busy={false}
      onSave={() => undefined}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove line 1' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove line 1' }));
  expect(screen.queryByRole('button', { name: 'Remove line 2' })).toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement?.textContent).toBe('Add a line');
});

test.each([
  ['cards', '4909', 18],
  ['catering', '996334', 5],
] as const)(
  'an order of %s priced before the shop had its GST number is saved with its code and rate',
  async (kind, code, rate) => {
    vi.doMock('#src/config/shop-money.ts', () => ({
      SHOP_MONEY: { upiId: '', fssai: '', gstin: '08AAAPL1234C1ZE', isComposition: false },
    }));
    const { PriceForm } = await import('#src/features/orders/money/price-form.tsx');
    const [line] = ORDER_WITH_MONEY.money.lines;
    if (!line) throw new Error('The order has no line.');
    const own = { ...line, code: '4901', rate: 5 };
    const money = { ...ORDER_WITH_MONEY.money, lines: [{ ...line, code: '', rate: 0 }, own] };
    const onSave = vi.fn();
    render(
      <PriceForm
        order={{ ...ORDER_WITH_MONEY, kind, money }}
        money={money}
        items={{}}
        coupon={undefined}
        busy={false}
        onSave={onSave}
      />,
    );
    expect(screen.getByText(/^This price is from before your GST number/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Save price and terms' }));
    expect(onSave.mock.lastCall?.[0].lines).toEqual([{ ...line, code, rate }, own]);
  },
);
