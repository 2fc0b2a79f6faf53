import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { BoardRevision } from '#src/domain/board/board.ts';
import { EMPTY_BOARD, NO_BOARD } from '#src/domain/board/board.ts';
import { dayAfter, indiaDay } from '#src/domain/india-time.ts';
import { ShopDesk } from '#src/features/board-desk/shop-desk.tsx';
import { hasUnsentText } from '#src/lib/unsent-text.ts';
import { Toaster } from '#src/ui/toast.tsx';
import { SAMPLE_BOARD, SAMPLE_REVISION } from '#tests/support/sample-board.ts';

const api = vi.hoisted(() => ({ openBoard: vi.fn(), openRevision: vi.fn(), saveBoard: vi.fn() }));
vi.mock('#src/features/board-desk/board-api.ts', () => api);

/** What the database has. */
let stored: BoardRevision;

beforeEach(() => {
  stored = SAMPLE_REVISION;
  api.openBoard.mockImplementation(async () => stored);
  api.openRevision.mockImplementation(async () => NO_BOARD);
  api.saveBoard.mockReset().mockImplementation(async (board, { rev }) => {
    if (stored.rev !== rev) throw new Error('permission-denied');
    stored = { rev: rev + 1, savedAt: Date.now(), board };
  });
});

async function open(): Promise<void> {
  render(
    <MemoryRouter>
      <ShopDesk guard={(work) => work()} />
      <Toaster />
    </MemoryRouter>,
  );
  await screen.findByLabelText('Find an item');
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const today = indiaDay(Date.now());
const tomorrow = dayAfter(today, 1) ?? '';

async function openItem(name: string): Promise<ReturnType<typeof within>> {
  await userEvent.clear(screen.getByLabelText('Find an item'));
  await userEvent.type(screen.getByLabelText('Find an item'), name);
  await press(`Change ${name}`);
  return within(screen.getByRole('dialog', { name }));
}

async function save(): Promise<string> {
  await press('Review and save');
  const dialog = screen.getByRole('dialog', { name: 'This is what changes' });
  const text = dialog.textContent;
  await press('Save it');
  return text;
}

test('what is changed at the moment is in sight at once, and everything else is found by its words', async () => {
  await open();
  const changed = screen.getByRole('list', { name: 'Changed at the moment' });
  expect(changed.textContent).toContain('Innova Crysta');
  expect(changed.textContent).toContain('Dzire, Cars₹1,100 today Sold out');
  await userEvent.type(screen.getByLabelText('Find an item'), 'bridal makeup');
  expect(screen.getByRole('button', { name: 'Change Bridal Makeup' })).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Find an item'), ' zebra');
  expect(screen.getByText('No item found for “bridal makeup zebra”.')).toBeTruthy();
});

test('a price from tomorrow is shown before it is saved, and saved on the revision that was read', async () => {
  await open();
  const dialog = await openItem('Ertiga');
  await userEvent.type(dialog.getByLabelText('Price in rupees'), '1,400');
  await userEvent.click(dialog.getByRole('button', { name: 'Add this price' }));
  expect(screen.getByText('1 change not saved yet')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
  expect(await save()).toContain('Ertiga: ₹1,400 from');
  expect(await screen.findByText(/^Price list no. 8, saved on/)).toBeTruthy();
  expect(api.saveBoard).toHaveBeenCalledExactlyOnceWith(
    {
      ...SAMPLE_BOARD,
      prices: [
        ...SAMPLE_BOARD.prices,
        { item: 'cars/ertiga', from: tomorrow, price: { low: 1400, high: 1400 } },
      ],
    },
    SAMPLE_REVISION,
  );
});

test.each([
  ['no price', '', ''],
  ['a price in words', 'cheap', ''],
  ['a range that goes down', '1400', '1300'],
  ['nothing at all', '0', ''],
])('%s is refused with what to do', async (_, low, high) => {
  await open();
  const dialog = await openItem('Ertiga');
  if (low) await userEvent.type(dialog.getByLabelText('Price in rupees'), low);
  if (high) await userEvent.type(dialog.getByLabelText('Up to'), high);
  await userEvent.click(dialog.getByRole('button', { name: 'Add this price' }));
  expect(dialog.getByText('Type whole rupees; the second price must not be lower.')).toBeTruthy();
  expect(screen.queryByText('1 change not saved yet')).toBeNull();
});

test.each<[string, (dialog: HTMLElement) => unknown]>([
  ['Done', (dialog) => userEvent.click(within(dialog).getByRole('button', { name: 'Done' }))],
  ['a press outside', (dialog) => userEvent.click(dialog)],
  ['Escape', (dialog) => fireEvent(dialog, new Event('cancel', { cancelable: true }))],
])(
  'a price that was typed is on the board after %s, and one that is wrong keeps its dialog open',
  async (_, close) => {
    await open();
    const dialog = await openItem('Ertiga');
    const sheet = () => screen.getByRole('dialog', { name: 'Ertiga' });
    await userEvent.type(dialog.getByLabelText('Price in rupees'), 'cheap');
    await close(sheet());
    expect(screen.getByText('Type whole rupees; the second price must not be lower.')).toBeTruthy();
    expect(screen.queryByText('1 change not saved yet')).toBeNull();

    const field = screen.getByLabelText('Price in rupees');
    await userEvent.clear(field);
    await userEvent.type(field, '1400');
    await close(sheet());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await save()).toContain('Ertiga: ₹1,400 from');
  },
);

test('a price that is not wanted after all is cleared, and its dialog closes without a change', async () => {
  await open();
  const dialog = await openItem('Ertiga');
  await userEvent.type(dialog.getByLabelText('Price in rupees'), 'cheap');
  await userEvent.clear(dialog.getByLabelText('Price in rupees'));
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText('1 change not saved yet')).toBeNull();
});

test.each([
  ['a coupon', 'Code', 'DIWALI20'],
  ['a coupon’s last day', 'Last day', tomorrow],
  ['a customer’s words', 'What they said, English', 'On time.'],
  ['a closed day', 'Day', tomorrow],
])('%s that is being typed is not reloaded away', async (_, label, typed) => {
  await open();
  expect(hasUnsentText()).toBe(false);
  const field = screen.getAllByLabelText(label).at(-1);
  if (field) fireEvent.change(field, { target: { value: typed } });
  expect(hasUnsentText()).toBe(true);
});

test('a coupon that was added leaves a form that no longer stops a reload', async () => {
  await open();
  const coupons = within(screen.getByRole('region', { name: 'Coupons' }));
  await userEvent.type(coupons.getByLabelText('Code'), 'diwali20');
  await userEvent.type(coupons.getByLabelText('How much off'), '20');
  await userEvent.type(coupons.getByLabelText('Last day'), tomorrow);
  await press('Add the coupon');
  await press('Discard them');
  expect(hasUnsentText()).toBe(false);
});

test('a banner in one language is not saved', async () => {
  stored = NO_BOARD;
  await open();
  await userEvent.type(screen.getByLabelText('Text, English'), 'Happy Dhanteras!');
  await save();
  expect(api.saveBoard).not.toHaveBeenCalled();
  expect(screen.getAllByText('Write it in both languages.').length).toBeGreaterThan(0);
});

test('closed day, coupon and a customer’s words are saved together', async () => {
  stored = NO_BOARD;
  await open();
  await userEvent.type(screen.getByLabelText('Day'), tomorrow);
  await press('Add the day');
  const coupons = within(screen.getByRole('region', { name: 'Coupons' }));
  await userEvent.type(coupons.getByLabelText('Code'), 'diwali10');
  await userEvent.type(coupons.getByLabelText('How much off'), '10');
  await userEvent.type(coupons.getByLabelText('Last day'), tomorrow);
  await press('Add the coupon');
  for (const [language, name, words] of [
    ['English', 'Kavya', 'On time.'],
    ['Hindi', 'काव्या', 'समय पर।'],
  ] as const) {
    await userEvent.type(screen.getByLabelText(`Name, ${language}`), name);
    await userEvent.type(screen.getByLabelText(`What they said, ${language}`), words);
  }
  await press('Add it');
  await save();
  expect(api.saveBoard).toHaveBeenCalledExactlyOnceWith(
    {
      ...EMPTY_BOARD,
      closed: [tomorrow],
      coupons: [{ code: 'DIWALI10', amount: 10, unit: 'percent', until: tomorrow }],
      testimonials: [
        {
          en: { name: 'Kavya', message: 'On time.', designation: 'Satisfied Customer' },
          hi: { name: 'काव्या', message: 'समय पर।', designation: 'संतुष्ट ग्राहक' },
        },
      ],
    },
    NO_BOARD,
  );
});

test('after a removal the focus is on what comes next, and never lost', async () => {
  await open();
  const focused = () => document.activeElement;
  await press('Remove: DIWALI10');
  expect(focused()).toBe(screen.getByRole('button', { name: 'Remove: FLAT500' }));
  await press('Remove: FLAT500');
  expect(focused()?.textContent).toBe('No coupons.');
  await press('Remove the banner');
  expect(focused()).toBe(screen.getByRole('heading', { name: 'Banner' }));
});

test.each([
  ['a discard', () => press('Discard them')],
  ['a save', save],
])('after %s the focus is on the line that says what is saved', async (_, end) => {
  await open();
  await press('Remove: DIWALI10');
  await end();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByText(/^Price list no. \d, saved on/).parentElement),
  );
});

/** Marks the Ertiga as sold out and saves, while somebody else has saved. */
async function saveAfterSomebodyElse(): Promise<void> {
  await open();
  const dialog = await openItem('Ertiga');
  await userEvent.click(dialog.getByLabelText(/^Sold out/));
  stored = { ...SAMPLE_REVISION, rev: 8, board: { ...SAMPLE_BOARD, out: [] } };
  await save();
  expect(await screen.findByText('Somebody else has saved in the meantime.')).toBeTruthy();
}

test('a save of somebody else is in place, and what I changed is kept on top of it', async () => {
  await saveAfterSomebodyElse();
  expect(await screen.findByText(/^Price list no. 8, saved on/)).toBeTruthy();
  expect(stored.board.out).toEqual([]);
  expect(await save()).toContain('Ertiga: sold out');
  expect(await screen.findByText(/^Price list no. 9, saved on/)).toBeTruthy();
  expect(stored.board.out).toEqual(['cars/ertiga']);
  expect(screen.queryByText('Somebody else has saved in the meantime.')).toBeNull();
});

test('once my changes on top of somebody else’s save are discarded, nothing is said of them', async () => {
  await saveAfterSomebodyElse();
  await userEvent.click(screen.getByRole('button', { name: 'Discard them' }));
  expect(screen.queryByText('Somebody else has saved in the meantime.')).toBeNull();
});

test('a save whose response was lost counts as saved', async () => {
  await open();
  const dialog = await openItem('Ertiga');
  await userEvent.click(dialog.getByLabelText(/^Sold out/));
  api.saveBoard.mockImplementation(async (board, { rev }) => {
    stored = { rev: rev + 1, savedAt: Date.now(), board };
    throw new Error('deadline-exceeded');
  });
  await save();
  expect(await screen.findByText(/^Price list no. 8, saved on/)).toBeTruthy();
  expect(screen.queryByText('Somebody else has saved in the meantime.')).toBeNull();
});

test('without a network nothing is lost', async () => {
  await open();
  const dialog = await openItem('Ertiga');
  await userEvent.click(dialog.getByLabelText(/^Sold out/));
  api.saveBoard.mockRejectedValue(new Error('unavailable'));
  api.openBoard.mockRejectedValue(new Error('unavailable'));
  await save();
  expect(await screen.findByText('It could not be saved. What you changed is still here.')).toBeTruthy();
  expect(screen.getByText('1 change not saved yet')).toBeTruthy();
});

test('the last save can be undone, as another revision', async () => {
  await open();
  await press('Undo the last save');
  expect(await screen.findByText(/^Price list no. 8, saved on/)).toBeTruthy();
  expect(api.openRevision).toHaveBeenCalledExactlyOnceWith(6);
  expect(stored.board).toEqual(EMPTY_BOARD);
});
