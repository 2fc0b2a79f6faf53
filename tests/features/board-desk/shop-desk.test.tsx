import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EMPTY_BOARD, NO_BOARD } from '#src/domain/board/board.ts';
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
const tomorrow = '2026-11-26';

test('what is changed at the moment is in sight at once, and everything else is found by its words', async () => {
  await openDesk();
  const changed = screen.getByRole('list', { name: 'Changed at the moment' });
  expect(changed.textContent).toContain('Innova Crysta');
  expect(changed.textContent).toContain('Dzire, Cars₹1,100 today Sold out');
  await userEvent.type(screen.getByLabelText('Find an item'), 'bridal makeup');
  expect(screen.getByRole('button', { name: 'Change Bridal Makeup' })).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Find an item'), ' zebra');
  expect(screen.getByText('No item found for “bridal makeup zebra”.')).toBeTruthy();
});

test('a design shows what visitors see: it is sold out, and costs more, with its series', async () => {
  database.stored = { ...SAMPLE_REVISION, board: { ...SAMPLE_BOARD, out: ['cards/series-1'] } };
  await openDesk();
  const find = async (name: string) => {
    await userEvent.clear(screen.getByLabelText('Find an item'));
    await userEvent.type(screen.getByLabelText('Find an item'), name);
    return screen.getByRole('button', { name: `Change ${name}` }).closest('li')?.textContent;
  };
  expect(await find('Elephant toran')).toContain('Elephant toran, Series 1priced by its series Sold out');
  expect(await find('Ivory arch')).toBe('Ivory arch, Series 4₹45–60 todayChange');
});

test('a design that is sold out with its series says so, where it could be ticked, too', async () => {
  const out = ['cards/series-1', 'cards/series-1/elephant-toran'];
  database.stored = { ...SAMPLE_REVISION, board: { ...SAMPLE_BOARD, out } };
  await openDesk();
  const changed = screen.getByRole('list', { name: 'Changed at the moment' }).textContent;
  expect(changed).toContain('Sold out, with all its designs');
  expect(changed).toContain('Sold out with its series');
  const dialog = await openItem('Elephant toran');
  expect(dialog.getByText(/^All of Series 1 is sold out, including this design/)).toBeTruthy();
  await userEvent.click(dialog.getByLabelText(/^Sold out/));
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
  expect(await saveDesk()).toContain('Elephant toran (Series 1): still sold out, with all of Series 1');
});

test('a series that is back is not said to have designs that are sold out by themselves', async () => {
  const out = ['cards/series-1', 'cards/series-1/elephant-toran'];
  database.stored = { ...SAMPLE_REVISION, board: { ...SAMPLE_BOARD, out } };
  await openDesk();
  const dialog = await openItem('Series 1');
  expect(dialog.getByText('Sold out even when the series is not: Elephant toran')).toBeTruthy();
  await userEvent.click(dialog.getByLabelText(/^Sold out, with all its designs:/));
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
  expect(await saveDesk()).toContain('Series 1: available again, except Elephant toran');
});

test('a price from tomorrow is shown before it is saved, and saved on the revision that was read', async () => {
  await openDesk();
  const dialog = await openItem('Ertiga');
  await userEvent.type(dialog.getByLabelText('Price in rupees'), '1,400');
  await userEvent.click(dialog.getByRole('button', { name: 'Add this price' }));
  expect(screen.getByText('1 change not saved yet')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
  expect(await saveDesk()).toContain('Ertiga: ₹1,400 from');
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
  await openDesk();
  const dialog = await openItem('Ertiga');
  if (low) await userEvent.type(dialog.getByLabelText('Price in rupees'), low);
  if (high) await userEvent.type(dialog.getByLabelText('Up to'), high);
  await userEvent.click(dialog.getByRole('button', { name: 'Add this price' }));
  expect(
    dialog.getByText('Type whole rupees, at most ₹99,99,999; the second price must not be lower.'),
  ).toBeTruthy();
  expect(screen.queryByText('1 change not saved yet')).toBeNull();
});

test('a banner in one language is not saved', async () => {
  database.stored = NO_BOARD;
  await openDesk();
  await userEvent.type(screen.getByLabelText('Text, English'), 'Happy Dhanteras!');
  await saveDesk();
  expect(api.saveBoard).not.toHaveBeenCalled();
  expect(screen.getAllByText('Write it in both languages.').length).toBeGreaterThan(0);
});

test('closed day, coupon and a customer’s words are saved together', async () => {
  database.stored = NO_BOARD;
  await openDesk();
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
  await saveDesk();
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
  await openDesk();
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
  ['a save', saveDesk],
])('after %s the focus is on the line that says what is saved', async (_, end) => {
  await openDesk();
  await press('Remove: DIWALI10');
  await end();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByText(/^Price list no. \d, saved on/).parentElement),
  );
});

/** Marks the Ertiga as sold out and saves, while somebody else has saved. */
async function saveAfterSomebodyElse(): Promise<void> {
  await openDesk();
  const dialog = await openItem('Ertiga');
  await userEvent.click(dialog.getByLabelText(/^Sold out/));
  database.stored = { ...SAMPLE_REVISION, rev: 8, board: { ...SAMPLE_BOARD, out: [] } };
  await saveDesk();
  expect(await screen.findByText('Somebody else has saved in the meantime.')).toBeTruthy();
}

test('a save of somebody else is in place, and what I changed is kept on top of it', async () => {
  await saveAfterSomebodyElse();
  expect(await screen.findByText(/^Price list no. 8, saved on/)).toBeTruthy();
  expect(database.stored.board.out).toEqual([]);
  expect(await saveDesk()).toContain('Ertiga: sold out');
  expect(await screen.findByText(/^Price list no. 9, saved on/)).toBeTruthy();
  expect(database.stored.board.out).toEqual(['cars/ertiga']);
  expect(screen.queryByText('Somebody else has saved in the meantime.')).toBeNull();
});

test('once my changes on top of somebody else’s save are discarded, nothing is said of them', async () => {
  await saveAfterSomebodyElse();
  await userEvent.click(screen.getByRole('button', { name: 'Discard them' }));
  expect(screen.queryByText('Somebody else has saved in the meantime.')).toBeNull();
});

test('a save whose response was lost counts as saved', async () => {
  await openDesk();
  const dialog = await openItem('Ertiga');
  await userEvent.click(dialog.getByLabelText(/^Sold out/));
  api.saveBoard.mockImplementation(async (board, { rev }) => {
    database.stored = { rev: rev + 1, savedAt: Date.now(), board };
    throw new Error('deadline-exceeded');
  });
  await saveDesk();
  expect(await screen.findByText(/^Price list no. 8, saved on/)).toBeTruthy();
  expect(screen.queryByText('Somebody else has saved in the meantime.')).toBeNull();
});

test('without a network nothing is lost', async () => {
  await openDesk();
  const dialog = await openItem('Ertiga');
  await userEvent.click(dialog.getByLabelText(/^Sold out/));
  api.saveBoard.mockRejectedValue(new Error('unavailable'));
  api.openBoard.mockRejectedValue(new Error('unavailable'));
  await saveDesk();
  expect(await screen.findByText(/^It is not certain whether it is saved. What you changed/)).toBeTruthy();
  expect(screen.getByText('1 change not saved yet')).toBeTruthy();
});

test('an undo that cannot read the price list before says that nothing was undone', async () => {
  await openDesk();
  api.openRevision.mockRejectedValue(new Error('unavailable'));
  await press('Undo the last save');
  expect(await screen.findByText(/so nothing was undone\.$/)).toBeTruthy();
  expect(api.saveBoard).not.toHaveBeenCalled();
});

test('the last save can be undone, as another revision', async () => {
  await openDesk();
  await press('Undo the last save');
  expect(await screen.findByText(/^Price list no. 8, saved on/)).toBeTruthy();
  expect(api.openRevision).toHaveBeenCalledExactlyOnceWith(6);
  expect(database.stored.board).toEqual(EMPTY_BOARD);
});
