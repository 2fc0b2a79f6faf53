import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PrintedLine } from '#src/domain/order/order.ts';
import { orderDetails } from '#src/features/orders/placing/order-details.ts';
import { OrderPanel } from '#src/features/orders/placing/order-panel.tsx';
import { placeOrder } from '#src/features/orders/placing/place-order.ts';
import { until } from '#tests/support/until.ts';

const written: Record<string, { stringValue?: string }>[] = [];

beforeEach(() => {
  localStorage.clear();
  written.length = 0;
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    written.push(JSON.parse(body).writes[0].update.fields);
    return Response.json({ commitTime: '2026-11-22T00:00:00Z' });
  });
});

/** What was typed beside an earlier order. */
const told = (couple: string, place = 'Jaipur') =>
  orderDetails.change(() => ({ name: 'Asha Rao', phone: '', couple, place, date: '', coupon: '' }));

const named = (first: string, second: string): PrintedLine[] => [
  { field: 'first', text: first },
  { field: 'second', text: second },
];

/** The couple and place of an order of cards with these names. */
async function ordered(first: string, second: string, place = 'Goa') {
  placeOrder({
    kind: 'cards',
    lines: [
      { id: 'series-4/ivory-arch', amount: 250, price: { low: 40, high: 55 }, label: '250 Ivory Arch' },
    ],
    total: { low: 10_000, high: 13_750 },
    discounts: [],
    printed: named(first, second),
    suggested: { couple: `${first} & ${second}`, place },
  });
  await until(() => expect(written).toHaveLength(1));
  return [written[0]?.couple?.stringValue, written[0]?.place?.stringValue];
}

test.each([
  ['Aarav & Meera', 'Kabir', 'Zoya'],
  // Of one family, and with the same title.
  ['Dr. Aarav Sharma & Meera Gupta', 'Dr. Kabir Sharma', 'Zoya Khan'],
  ['Dr Aarav & Meera', 'Dr Kabir', 'Zoya'],
  ['आरव संग मीरा', 'कबीर', 'ज़ोया'],
])(
  'the cards of a second couple are not ordered for the first, “%s”, nor to its place',
  async (couple, first, second) => {
    told(couple);
    expect(await ordered(first, second)).toEqual([`${first} & ${second}`, 'Goa']);
  },
);

test('an order of a second couple whose cards name no place has none: the one that is known is of the first', async () => {
  told('Aarav & Meera');
  expect(await ordered('Kabir', 'Zoya', '')).toEqual(['Kabir & Zoya', '']);
});

test.each([
  ['Rohan Rao & Ananya', 'Rohan', 'Ananya'],
  ['ROHAN and Anu', 'Rohan Rao', 'Ananya'],
  // With titles and initials.
  ['Rohan & Meera', 'Dr Rohan', 'Dr Meera'],
  ['S.Karthik & Meera', 'Karthik', 'Lalita'],
  ['रोहन संग मीरा', 'चि॰ रोहन', 'सौ. कां. मीरा'],
  // In other letters: nobody can say whether it is another couple.
  ['रोहन संग अनन्या', 'Rohan', 'Ananya'],
])(
  'what a customer wrote of the couple on the cards, “%s”, is kept as it was written',
  async (couple, first, second) => {
    told(couple);
    expect(await ordered(first, second)).toEqual([couple, 'Jaipur']);
  },
);

test('the whole order as text does not name the first couple beside the second one’s cards', () => {
  told('Aarav & Meera');
  const notes = vi.fn<(lines: readonly string[]) => void>();
  const panel = (printed: readonly PrintedLine[] | undefined) => (
    <MemoryRouter>
      <OrderPanel kind="cards" printed={printed} onNotes={notes} />
    </MemoryRouter>
  );
  const { rerender } = render(panel(undefined));
  expect(notes).toHaveBeenLastCalledWith([
    'Name: Asha Rao',
    'Names for the card: Aarav & Meera',
    'Place: Jaipur',
  ]);
  // The names of the cards are typed, or read from the phone, later.
  rerender(panel(named('Kabir', 'Zoya')));
  expect(notes).toHaveBeenLastCalledWith(['Name: Asha Rao']);
});
