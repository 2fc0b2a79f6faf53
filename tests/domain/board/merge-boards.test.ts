import { describe, expect, test } from 'vitest';
import type { Board } from '#src/domain/board/board.ts';
import { EMPTY_BOARD } from '#src/domain/board/board.ts';
import { changesOf } from '#src/domain/board/board-changes.ts';
import { mergeBoards } from '#src/domain/board/merge-boards.ts';
import { SAMPLE_BOARD } from '#tests/support/sample-board.ts';

const price = (from: string, rupees: number) => ({
  item: 'cars/innova-crysta',
  from,
  price: { low: rupees, high: rupees },
});

const base: Board = {
  ...EMPTY_BOARD,
  prices: [price('2026-11-02', 1800)],
  out: ['cars/dzire'],
  closed: ['2026-11-08'],
};

describe('two owners who change the board at the same time', () => {
  test.each<[string, Partial<Board>, Partial<Board>, Partial<Board>]>([
    [
      'what only the other has added stays',
      {},
      { out: ['cars/dzire', 'cars/ertiga'] },
      { out: ['cars/dzire', 'cars/ertiga'] },
    ],
    [
      'what only I have added stays',
      { closed: ['2026-11-08', '2026-11-09'] },
      {},
      { closed: ['2026-11-08', '2026-11-09'] },
    ],
    [
      'what both have added stays',
      { out: ['cars/dzire', 'cars/scorpio'] },
      { out: ['cars/dzire', 'cars/ertiga'] },
      { out: ['cars/dzire', 'cars/ertiga', 'cars/scorpio'] },
    ],
    [
      'what I have removed goes',
      { out: [] },
      { out: ['cars/dzire', 'cars/ertiga'] },
      { out: ['cars/ertiga'] },
    ],
    ['what the other has removed goes', { closed: [] }, { out: [] }, { out: [], closed: [] }],
    [
      'of two prices from the same day mine holds',
      { prices: [price('2026-11-02', 1900)] },
      { prices: [price('2026-11-02', 2000)] },
      { prices: [price('2026-11-02', 1900)] },
    ],
    [
      'prices from different days both stay',
      { prices: [price('2026-11-02', 1800), price('2026-12-01', 1900)] },
      { prices: [price('2026-11-02', 1800), price('2027-01-01', 2000)] },
      { prices: [price('2026-11-02', 1800), price('2027-01-01', 2000), price('2026-12-01', 1900)] },
    ],
    [
      'the other’s banner stays if I have not touched it',
      {},
      { banner: SAMPLE_BOARD.banner },
      { banner: SAMPLE_BOARD.banner },
    ],
    ['my banner holds if I have', { banner: SAMPLE_BOARD.banner }, {}, { banner: SAMPLE_BOARD.banner }],
    [
      'coupons are told apart by their codes',
      { coupons: SAMPLE_BOARD.coupons.slice(0, 1) },
      { coupons: SAMPLE_BOARD.coupons.slice(1) },
      { coupons: SAMPLE_BOARD.coupons.toReversed() },
    ],
  ])('%s', (_, mine, theirs, merged) => {
    expect(mergeBoards(base, { ...base, ...mine }, { ...base, ...theirs })).toEqual({ ...base, ...merged });
  });
});

describe('what saving would change', () => {
  const nothing = { added: [], removed: [] };

  test('is nothing where nothing differs', () => {
    expect(changesOf(SAMPLE_BOARD, structuredClone(SAMPLE_BOARD))).toEqual({
      prices: nothing,
      out: nothing,
      banner: nothing,
      closed: nothing,
      coupons: nothing,
      testimonials: nothing,
    });
  });

  test('names each part that comes or goes', () => {
    const changes = changesOf(base, {
      ...base,
      prices: [price('2026-11-02', 1900)],
      out: [],
      banner: SAMPLE_BOARD.banner,
    });
    expect(changes.prices).toEqual({
      added: [price('2026-11-02', 1900)],
      removed: [price('2026-11-02', 1800)],
    });
    expect(changes.out).toEqual({ added: [], removed: ['cars/dzire'] });
    expect(changes.banner).toEqual({ added: [SAMPLE_BOARD.banner], removed: [] });
    expect(changes.closed).toEqual(nothing);
  });
});
