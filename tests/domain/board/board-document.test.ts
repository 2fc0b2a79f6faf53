import { describe, expect, test } from 'vitest';
import type { Board } from '#src/domain/board/board.ts';
import { EMPTY_BOARD } from '#src/domain/board/board.ts';
import {
  isStorable,
  parseRevision,
  revisionFromJson,
  revisionToJson,
  sizeOf,
  textsOf,
} from '#src/domain/board/board-document.ts';
import { LIMITS } from '#src/domain/board/limits.ts';
import { SAMPLE_BOARD, SAMPLE_REVISION } from '#tests/support/sample-board.ts';

const stored = (board: Board) => ({ ...textsOf(board), rev: 7, savedAt: new Date(SAMPLE_REVISION.savedAt) });

describe('a stored board', () => {
  test.each([
    ['a full one', SAMPLE_BOARD],
    ['an empty one', EMPTY_BOARD],
  ])('%s is read as it was written', (_, board) => {
    expect(parseRevision(stored(board))).toEqual({ ...SAMPLE_REVISION, board });
    expect(
      revisionFromJson(JSON.parse(JSON.stringify(revisionToJson({ ...SAMPLE_REVISION, board })))),
    ).toEqual({
      ...SAMPLE_REVISION,
      board,
    });
  });

  test('has a line for each part', () => {
    expect(textsOf(SAMPLE_BOARD)).toEqual({
      items:
        'cars/innova-crysta 2026-11-02 1800-1800\ncards/series-4 2026-11-02 45-60\ncars/dzire out\ncards/series-1/lotus out\n',
      banner:
        '2026-11-01 2026-11-06\tHappy Dhanteras! Silver coins with every box.\tशुभ धनतेरस! हर डिब्बे के साथ चाँदी का सिक्का।',
      closed: '2026-11-08\n2026-11-09\n',
      coupons: 'DIWALI10 10% 2026-11-09\nFLAT500 500 2026-12-31\n',
      testimonials:
        'Kavya & Arjun\tEvery card came on the day.\tSatisfied Customer\tकाव्या और अर्जुन\tहर कार्ड समय पर आया।\t\n',
    });
  });

  test.each<[string, object]>([
    ['no fields', {}],
    ['no revision', { ...stored(SAMPLE_BOARD), rev: undefined }],
    ['revision 0', { ...stored(SAMPLE_BOARD), rev: 0 }],
    ['no time', { ...stored(SAMPLE_BOARD), savedAt: 'yesterday' }],
    ['an item that is no key', { ...stored(SAMPLE_BOARD), items: 'Innova 2026-11-02 1-2\n' }],
    ['a banner in one language', { ...stored(SAMPLE_BOARD), banner: '2026-11-01 2026-11-06\tHello\t' }],
    ['a coupon of 100 per cent', { ...stored(SAMPLE_BOARD), coupons: 'FREE 100% 2026-11-09\n' }],
    ['a closed day that is no day', { ...stored(SAMPLE_BOARD), closed: 'Sunday\n' }],
    ['a testimonial without a name', { ...stored(SAMPLE_BOARD), testimonials: '\tNice.\t\tनाम\tअच्छा।\t\n' }],
  ])('with %s is none', (_, fields) => {
    expect(parseRevision(fields)).toBeUndefined();
  });
});

describe('whether a board can be stored', () => {
  const closedDays = (count: number): Board => ({
    ...EMPTY_BOARD,
    closed: Array.from({ length: count }, () => '2026-11-08'),
  });
  const most = Math.floor(LIMITS.boardBytes.max / '2026-11-08\n'.length);

  test('its size is counted in bytes, of which a Hindi letter has three', () => {
    expect(sizeOf(closedDays(2))).toBe(22);
    expect(sizeOf({ ...EMPTY_BOARD, closed: ['अ'] })).toBe(4);
  });

  test('it can up to the limit of the rules', () => {
    expect(isStorable(SAMPLE_BOARD)).toBe(true);
    expect(isStorable(closedDays(most))).toBe(true);
    expect(isStorable(closedDays(most + 1))).toBe(false);
  });

  test('it cannot with a text that the rules refuse', () => {
    const banner = { first: '2026-11-01', last: '2026-11-06', text: { en: 'Two\nlines', hi: 'नमस्ते' } };
    expect(isStorable({ ...EMPTY_BOARD, banner })).toBe(false);
  });
});
