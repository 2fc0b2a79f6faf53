import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasUnsentText } from '#src/lib/unsent-text.ts';
import * as api from '#tests/support/fake-board-api.ts';
import { SAMPLE_BOARD, SAMPLE_REVISION } from '#tests/support/sample-board.ts';
import { openDesk, openItem, press, saveDesk } from '#tests/support/shop-desk.tsx';

vi.mock('#src/features/board-desk/board-api.ts', () => import('#tests/support/fake-board-api.ts'));

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-25T12:00:00+05:30'), toFake: ['Date'] });
  api.resetBoard();
});

afterEach(() => {
  vi.useRealTimers();
});

const { database } = api;
const today = '2026-11-25';
const tomorrow = '2026-11-26';

test.each<[string, (dialog: HTMLElement) => unknown]>([
  ['Done', (dialog) => userEvent.click(within(dialog).getByRole('button', { name: 'Done' }))],
  ['a press outside', (dialog) => userEvent.click(dialog)],
  ['Escape', (dialog) => fireEvent(dialog, new Event('cancel', { cancelable: true }))],
])(
  'a price that was typed is on the board after %s, and one that is wrong keeps its dialog open',
  async (_, close) => {
    await openDesk();
    const dialog = await openItem('Ertiga');
    const sheet = () => screen.getByRole('dialog', { name: 'Ertiga' });
    await userEvent.type(dialog.getByLabelText('Price in rupees'), 'cheap');
    await close(sheet());
    expect(
      screen.getByText('Type whole rupees, at most ₹99,99,999; the second price must not be lower.'),
    ).toBeTruthy();
    expect(screen.queryByText('1 change not saved yet')).toBeNull();

    const field = screen.getByLabelText('Price in rupees');
    await userEvent.clear(field);
    await userEvent.type(field, '1400');
    await close(sheet());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await saveDesk()).toContain('Ertiga: ₹1,400 from');
  },
);

test('a price that is not wanted after all is cleared, and its dialog closes without a change', async () => {
  await openDesk();
  const dialog = await openItem('Ertiga');
  await userEvent.type(dialog.getByLabelText('Price in rupees'), 'cheap');
  await userEvent.clear(dialog.getByLabelText('Price in rupees'));
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText('1 change not saved yet')).toBeNull();
});

test('a price of a card with which ten thousand could not be ordered is refused', async () => {
  await openDesk();
  const dialog = await openItem('Series 1');
  const field = dialog.getByLabelText('Price in rupees');
  await userEvent.type(field, '100001');
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
  expect(
    screen.getByText('Type whole rupees, at most ₹1,00,000; the second price must not be lower.'),
  ).toBeTruthy();
});

test.each([
  ['a coupon', 'Code', 'DIWALI20'],
  ['a coupon’s last day', 'Last day', tomorrow],
  ['a customer’s words', 'What they said, English', 'On time.'],
  ['a closed day', 'Day', tomorrow],
])('%s that is being typed is not reloaded away', async (_, label, typed) => {
  await openDesk();
  expect(hasUnsentText()).toBe(false);
  const field = screen.getAllByLabelText(label).at(-1);
  if (field) fireEvent.change(field, { target: { value: typed } });
  expect(hasUnsentText()).toBe(true);
});

test('a coupon that was added leaves a form that no longer stops a reload', async () => {
  await openDesk();
  const coupons = within(screen.getByRole('region', { name: 'Coupons' }));
  await userEvent.type(coupons.getByLabelText('Code'), 'diwali20');
  await userEvent.type(coupons.getByLabelText('How much off'), '20');
  await userEvent.type(coupons.getByLabelText('Last day'), tomorrow);
  await press('Add the coupon');
  await press('Discard them');
  expect(hasUnsentText()).toBe(false);
});

/** Types a day; userEvent refuses a year such as 0026, which browsers make of 26. */
const typeDay = (part: string, label: string, day: string) =>
  fireEvent.change(within(screen.getByRole('region', { name: part })).getByLabelText(label), {
    target: { value: day },
  });

const WRONG_DAYS = ['', '0026-11-30', '2020-11-30', '2100-01-01'];

test.each(WRONG_DAYS)('%j is refused as a closed day, at its field', async (day) => {
  await openDesk();
  typeDay('Closed days', 'Day', day);
  await press('Add the day');
  expect(screen.getByText('Choose a day, today or later, with the whole year.')).toBeTruthy();
  expect(screen.queryByText(/not saved yet/)).toBeNull();
  typeDay('Closed days', 'Day', today);
  await press('Add the day');
  expect(screen.queryByText('Choose a day, today or later, with the whole year.')).toBeNull();
  expect(screen.getByText('1 change not saved yet')).toBeTruthy();
});

test.each([
  ...WRONG_DAYS.map((day) => [
    'Last day',
    day,
    'Choose the last day: today or later, and not before the first.',
  ]),
  ...['', '0026-11-30'].map((day) => ['First day', day, 'Choose the first day, with the whole year.']),
])(
  'a banner whose %s is %j is not saved, and says why at the field',
  async (label = '', day = '', fault = '') => {
    await openDesk();
    typeDay('Banner', label, day);
    const field = within(screen.getByRole('region', { name: 'Banner' })).getByLabelText(label);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await saveDesk();
    expect(screen.getAllByText(fault).length).toBeGreaterThan(0);
    expect(api.saveBoard).not.toHaveBeenCalled();
  },
);

test('a banner that is over since it was saved does not stop other changes', async () => {
  const over = { first: '2020-11-01', last: '2020-11-05', text: { en: 'Happy Diwali!', hi: 'शुभ दीपावली!' } };
  database.stored = { ...SAMPLE_REVISION, board: { ...SAMPLE_BOARD, banner: over } };
  await openDesk();
  await press('Remove: DIWALI10');
  await saveDesk();
  expect(await screen.findByText(/^Price list no. 8, saved on/)).toBeTruthy();
});

test('only a board above the size that can be stored is said to be too much', async () => {
  const invisible = { name: '\u200b', message: 'x', designation: '' };
  for (const [testimonials, said] of [
    [[{ en: invisible, hi: invisible }], 'It cannot be saved like this. Check the days and the texts.'],
    [
      Array.from({ length: 70 }, (_, place) => {
        const words = { name: `Kavya ${place}`, message: 'x'.repeat(300), designation: '' };
        return { en: words, hi: words };
      }),
      /^This is too much for one price list/,
    ],
  ] as const) {
    database.stored = { ...SAMPLE_REVISION, board: { ...SAMPLE_BOARD, testimonials } };
    await openDesk();
    await press('Remove: DIWALI10');
    await saveDesk();
    expect(await screen.findByText(said)).toBeTruthy();
    cleanup();
  }
  expect(api.saveBoard).not.toHaveBeenCalled();
});
