import { beforeEach, expect, test, vi } from 'vitest';
import type { BoardRevision } from '#src/domain/board/board.ts';
import { EMPTY_BOARD, NO_BOARD } from '#src/domain/board/board.ts';
import { readPricesThen } from '#src/features/orders/reading/prices-then.ts';

const CARDS = 'cards/series-4';

/** From `2026-11-02` Series 4 costs as many rupees as the revision has hundreds. */
const revision = (rev: number, saved: string): BoardRevision => ({
  rev,
  savedAt: Date.parse(saved),
  board: {
    ...EMPTY_BOARD,
    prices: [{ item: CARDS, from: '2026-11-02', price: { low: rev * 100, high: rev * 100 } }],
  },
});

const SAVED = [
  NO_BOARD,
  revision(1, '2026-11-01T10:00:00Z'),
  revision(2, '2026-11-04T10:00:00Z'),
  revision(3, '2026-11-20T10:00:00Z'),
];

const api = vi.hoisted(() => ({ readBoard: vi.fn(), readRevision: vi.fn() }));
vi.mock('#src/data/board/read-board.ts', () => api);

beforeEach(() => {
  api.readBoard.mockImplementation(async () => SAVED.at(-1));
  api.readRevision.mockImplementation(async (rev: number) => SAVED[rev]);
});

test.each<[string, number, string, string, number | undefined]>([
  ['before there was a board, by the catalogue', 0, 'S-261030-7Q3M', '2026-10-30T06:00:00Z', undefined],
  ['by its own revision', 1, 'S-261103-7Q3M', '2026-11-03T06:00:00Z', 100],
  ['by its own revision, though another holds now', 2, 'S-261106-7Q3M', '2026-11-06T06:00:00Z', 200],
  ['before the day from which a price holds', 1, 'S-261101-7Q3M', '2026-11-01T12:00:00Z', undefined],
  ['on the day in India on which it was placed', 1, 'S-261102-7Q3M', '2026-11-01T18:31:00Z', 100],
  ['placed before midnight and sent after it', 1, 'S-261101-7Q3M', '2026-11-01T18:31:00Z', undefined],
  ['sent three days late by a phone without a network', 1, 'S-261104-7Q3M', '2026-11-07T06:00:00Z', 100],
  [
    'with a revision that was long out of date, by the one that holds now',
    1,
    'S-261125-7Q3M',
    '2026-11-25T06:00:00Z',
    300,
  ],
  [
    'with the catalogue’s prices long after the first revision',
    0,
    'S-261125-7Q3M',
    '2026-11-25T06:00:00Z',
    300,
  ],
  ['with a revision that there has never been', 9, 'S-261125-7Q3M', '2026-11-25T06:00:00Z', 300],
  ['with a number of another month, on the day it came', 1, 'S-260101-7Q3M', '2026-11-03T06:00:00Z', 100],
])('an order is checked %s', async (_, board, number, came, rupees) => {
  const prices = await readPricesThen({ board, number, createdAt: Date.parse(came) });
  expect(prices.items[CARDS]?.price?.low).toBe(rupees);
});
