import { describe, expect, test } from 'vitest';
import type { Board, PriceChange } from '#src/domain/board/board.ts';
import { EMPTY_BOARD } from '#src/domain/board/board.ts';
import { cardToday } from '#src/domain/board/card-today.ts';
import { noticesOn } from '#src/domain/board/notices.ts';
import { todayOf } from '#src/domain/board/today.ts';
import { indiaDay } from '#src/domain/india-time.ts';
import { SAMPLE_BOARD, SAMPLE_REVISION } from '#tests/support/sample-board.ts';

const CAR = 'cars/innova-crysta';

const change = (from: string, rupees: number): PriceChange => ({
  item: CAR,
  from,
  price: { low: rupees, high: rupees },
});

const on = (board: Partial<Board>, day: string) =>
  todayOf({ rev: 1, savedAt: 0, board: { ...EMPTY_BOARD, ...board } }, day);

describe('a price', () => {
  test.each<[string, readonly PriceChange[], string, number | undefined]>([
    ['does not hold on the day before', [change('2026-11-02', 1800)], '2026-11-01', undefined],
    ['holds on its first day', [change('2026-11-02', 1800)], '2026-11-02', 1800],
    ['holds on later days', [change('2026-11-02', 1800)], '2027-03-01', 1800],
    [
      'gives way to a later one',
      [change('2026-11-02', 1800), change('2026-12-01', 2000)],
      '2026-12-01',
      2000,
    ],
    ['waits for a later one', [change('2026-11-02', 1800), change('2026-12-01', 2000)], '2026-11-30', 1800],
    [
      'may be written in any order',
      [change('2026-12-01', 2000), change('2026-11-02', 1800)],
      '2026-12-05',
      2000,
    ],
    [
      'of the same day written last holds',
      [change('2026-11-02', 1800), change('2026-11-02', 1700)],
      '2026-11-02',
      1700,
    ],
    ['changes over the turn of the year', [change('2027-01-01', 1900)], '2026-12-31', undefined],
  ])('%s', (_, prices, day, rupees) => {
    expect(on({ prices }, day).items[CAR]?.price?.low).toBe(rupees);
  });

  test.each([
    ['at noon in New York on Sunday it is not Monday in India yet', '2026-11-01T12:00:00-05:00', undefined],
    ['at 1:29 pm in New York it is Sunday 11:59 pm in India', '2026-11-01T13:29:00-05:00', undefined],
    ['at 1:30 pm in New York Monday begins in India', '2026-11-01T13:30:00-05:00', 1800],
    ['in Auckland it is Monday long before', '2026-11-02T07:29:00+13:00', undefined],
  ])('changes at midnight in India: %s', (_, instant, rupees) => {
    const day = indiaDay(Date.parse(instant));
    expect(on({ prices: [change('2026-11-02', 1800)] }, day).items[CAR]?.price?.low).toBe(rupees);
  });
});

describe('what holds on a day', () => {
  test('names only what differs from the catalogue, with the revision', () => {
    expect(todayOf(SAMPLE_REVISION, '2026-11-03')).toEqual({
      rev: 7,
      items: {
        [CAR]: { price: { low: 1800, high: 1800 } },
        'cards/series-4': { price: { low: 45, high: 60 } },
        'cars/dzire': { isOut: true },
        'cards/series-1/lotus': { isOut: true },
      },
      coupons: SAMPLE_BOARD.coupons,
      testimonials: SAMPLE_BOARD.testimonials,
    });
  });

  test('an item can be sold out and have a new price', () => {
    expect(on({ prices: [change('2026-11-02', 1800)], out: [CAR] }, '2026-11-02').items[CAR]).toEqual({
      price: { low: 1800, high: 1800 },
      isOut: true,
    });
  });

  test.each([
    ['2026-11-09', ['DIWALI10', 'FLAT500']],
    ['2026-11-10', ['FLAT500']],
    ['2027-01-01', []],
  ])('on %s these coupons count: %s', (day, codes) => {
    expect(on(SAMPLE_BOARD, day).coupons.map(({ code }) => code)).toEqual(codes);
  });
});

describe('a card', () => {
  test.each([
    ['series-4/ivory-arch', { price: { low: 45, high: 60 } }],
    ['series-1/lotus', { isOut: true }],
    ['series-1/rose', {}],
  ])('%s has what is said of it or of its series', (id, said) => {
    expect(cardToday(on(SAMPLE_BOARD, '2026-11-03').items, id)).toEqual(said);
  });

  test('is sold out with its series', () => {
    expect(cardToday(on({ out: ['cards/ang'] }, '2026-11-03').items, 'ang/red-conch')).toEqual({
      isOut: true,
    });
  });
});

describe('what visitors are told', () => {
  const { banner } = SAMPLE_BOARD;
  test.each<[string, boolean, readonly string[]]>([
    ['2026-10-31', false, []],
    ['2026-11-01', true, []],
    ['2026-11-05', true, ['2026-11-08']],
    ['2026-11-06', true, ['2026-11-08', '2026-11-09']],
    ['2026-11-07', false, ['2026-11-08', '2026-11-09']],
    ['2026-11-09', false, ['2026-11-09']],
    ['2026-11-10', false, []],
  ])('on %s: the banner %s, closed days %s', (day, isOn, closed) => {
    expect(noticesOn(SAMPLE_BOARD, day)).toEqual({ banner: isOn ? banner?.text : undefined, closed });
  });

  test('closed days come in their order, however they were written', () => {
    expect(noticesOn({ ...EMPTY_BOARD, closed: ['2026-11-09', '2026-11-08'] }, '2026-11-08').closed).toEqual([
      '2026-11-08',
      '2026-11-09',
    ]);
  });

  test('without a board, nothing', () => {
    expect(noticesOn(EMPTY_BOARD, '2026-11-08')).toEqual({ banner: undefined, closed: [] });
  });
});
