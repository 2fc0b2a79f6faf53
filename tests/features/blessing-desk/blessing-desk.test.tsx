import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, expect, test, vi } from 'vitest';
import { BlessingDesk } from '#src/features/blessing-desk/blessing-desk.tsx';
import { Toaster } from '#src/ui/toast.tsx';
import type { BlessingBook } from '#tests/support/blessing-book.ts';
import { bookOf } from '#tests/support/blessing-book.ts';
import { ALL_BLESSINGS, ASHA, manyBlessings, RAVI } from '#tests/support/sample-blessings.ts';
import { SAMPLE } from '#tests/support/sample-invitation.ts';

const HOUR_MS = 3_600_000;

afterEach(() => {
  // One that is shown in the time of a test would wait for months in that of the next.
  act(() => toast.remove());
  vi.useRealTimers();
});

function show(blessings = ALL_BLESSINGS, change: Partial<BlessingBook> = {}): BlessingBook {
  const store = bookOf(blessings, change);
  render(<BlessingDesk code={SAMPLE.code} store={store} wallOpen={false} />);
  return store;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const shown = () => screen.getAllByRole('article').map((row) => row.querySelector('p')?.textContent);

test('new ones are shown first, with words, name and number, each in its own language', () => {
  show();
  expect(shown()).toEqual(['सदा सुखी रहो।']);
  expect(screen.getByText('सदा सुखी रहो।').getAttribute('lang')).toBe('hi');
  expect(screen.getByRole('link', { name: '+91 98123 45678' })).toBeTruthy();
  press('Approved (1)');
  expect(shown()).toEqual(['Be happy']);
  press('All (3)');
  expect(shown()).toHaveLength(3);
});

test('one is approved or hidden at a press', () => {
  const store = show();
  press('Approve the blessing of Asha Bua');
  expect(store.decide).toHaveBeenCalledWith([ASHA], 'approved');
  press('Hide the blessing of Asha Bua');
  expect(store.decide).toHaveBeenCalledWith([ASHA], 'hidden');
});

test('nothing is deleted without a question', () => {
  const store = show();
  press('Delete the blessing of Asha Bua');
  expect(store.remove).not.toHaveBeenCalled();
  const question = screen.getByRole('dialog', { name: 'Delete this blessing?' });
  fireEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(store.remove).toHaveBeenCalledWith([ASHA]);
});

test('many are approved at once, after a question that says who will read them', () => {
  const store = show([ASHA, ...manyBlessings(5)]);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all shown' }));
  expect(screen.getByText('6 blessings selected')).toBeTruthy();
  press('Approve');
  const question = screen.getByRole('dialog', { name: 'Approve 6 blessings?' });
  expect(question.textContent).toContain('guests cannot read them until you open it');
  fireEvent.click(within(question).getByRole('button', { name: 'Approve' }));
  expect(vi.mocked(store.approve).mock.calls[0]?.[0]).toHaveLength(6);
});

test.each([
  [
    1,
    '1 blessing approved. Someone else has already approved, hidden or deleted 1 blessing, so nothing was changed there.',
  ],
  [0, 'Someone else has already approved, hidden or deleted 2 blessings, so nothing was changed there.'],
])('whoever confirms two of which %i could be approved reads so', async (count, told) => {
  show(manyBlessings(2), { approve: vi.fn(async () => count) });
  render(<Toaster />);
  press('Approve all 2 new ones');
  const question = await screen.findByRole('dialog', { name: 'Approve 2 blessings?' });
  fireEvent.click(within(question).getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText(told)).toBeTruthy();
});

test('nothing is asked about new ones that another phone has decided about already', async () => {
  show(manyBlessings(2), { readAfresh: vi.fn(async () => ALL_BLESSINGS.slice(1)) });
  render(<Toaster />);
  press('Approve all 2 new ones');
  expect(await screen.findByText('Nothing new. You have decided about every blessing.')).toBeTruthy();
  expect(screen.queryByRole('dialog', { name: /Approve/ })).toBeNull();
});

test.each([
  ['two hours ahead', 2 * HOUR_MS],
  ['two hours behind', -2 * HOUR_MS],
  ['right, and the time cannot be read', 0],
])(
  'of the new ones only those of this hour are discarded on a device whose clock is %s',
  async (_, wrong) => {
    const inAnHour = 30;
    const now = ASHA.createdAt + HOUR_MS - inAnHour * 60_000 + 1;
    vi.useFakeTimers({ toFake: ['Date'], now: now + wrong });
    vi.stubGlobal('fetch', async () => {
      if (wrong === 0) throw new TypeError('Failed to fetch');
      return Response.json([{ readTime: new Date(now).toISOString() }]);
    });
    const store = show(manyBlessings(100));
    press('Discard all new ones from this hour');
    const question = await screen.findByRole('dialog', { name: `Delete ${inAnHour} blessings?` });
    fireEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(store.remove).toHaveBeenCalledWith(manyBlessings(inAnHour));
  },
);

test('all new ones are approved together, also those that were not read yet', async () => {
  const all = manyBlessings(150);
  const store = show(all.slice(0, 100), {
    complete: false,
    counts: { new: 150, approved: 0, hidden: 0 },
    readAfresh: vi.fn(async () => all),
  });
  press('Approve all 150 new ones');
  expect(await screen.findByRole('dialog', { name: 'Approve 150 blessings?' })).toBeTruthy();
  expect(store.readAfresh).toHaveBeenCalledOnce();
});

test('three thousand are one list of which few rows are rendered', () => {
  show(manyBlessings(3_000));
  expect(screen.getByText('3,000 blessings')).toBeTruthy();
  expect(screen.getAllByRole('article').length).toBeLessThan(40);
});

test('a search that finds nothing says so', async () => {
  show([RAVI]);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nobody' } });
  expect(await screen.findByText('No blessing matches this.')).toBeTruthy();
});

test('a table of all blessings that cannot be read says so', async () => {
  show(ALL_BLESSINGS, { readAll: () => Promise.reject(new Error('offline')) });
  render(<Toaster />);
  press('Download as a table (CSV)');
  expect(await screen.findByText('That did not work. Check your network and try again.')).toBeTruthy();
});
