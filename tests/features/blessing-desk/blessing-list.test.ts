import { describe, expect, test } from 'vitest';
import {
  findBlessings,
  NO_BLESSINGS,
  withNewest,
  without,
  withPage,
  withStates,
} from '#src/features/blessing-desk/blessing-list.ts';
import { ALL_BLESSINGS, ASHA, IMRAN, manyBlessings, RAVI } from '#tests/support/sample-blessings.ts';

const COUNTS = { new: 40, approved: 30, hidden: 20 };
const PART = withPage({ ...NO_BLESSINGS, counts: COUNTS }, [RAVI, IMRAN], false);

describe('what the desk knows of the blessings', () => {
  test('the counts are those of all until all have been read', () => {
    expect(PART.counts).toEqual(COUNTS);
    const all = withPage(PART, [ASHA], true);
    expect(all.counts).toEqual({ new: 1, approved: 1, hidden: 1 });
    expect(all.blessings).toEqual(ALL_BLESSINGS);
  });

  test('deciding and deleting move the counts by as much', () => {
    expect(withStates(PART, new Map([[IMRAN.id, 'approved']])).counts).toEqual({
      ...COUNTS,
      approved: 31,
      hidden: 19,
    });
    expect(without(PART, new Set([RAVI.id])).counts).toEqual({ ...COUNTS, approved: 29 });
  });

  test('a new one comes first and is counted once', () => {
    const live = withNewest(PART, [ASHA, RAVI], 2);
    expect(live?.blessings).toEqual(ALL_BLESSINGS);
    expect(live?.counts.new).toBe(41);
    expect(live && withNewest(live, [ASHA, RAVI], 2)?.counts.new).toBe(41);
  });

  test('one that somebody else has decided or deleted follows', () => {
    const elsewhere = { ...RAVI, state: 'hidden' as const };
    expect(withNewest(PART, [elsewhere, IMRAN], 2)?.counts).toEqual({ ...COUNTS, approved: 29, hidden: 21 });
    expect(withNewest(PART, [ASHA, IMRAN], 2)?.blessings).toEqual([ASHA, IMRAN]);
    expect(withNewest(PART, [ASHA], 2)?.blessings).toEqual([ASHA]);
  });

  test('older ones stay when the live query does not reach them', () => {
    expect(withNewest(PART, [ASHA, RAVI], 2)?.blessings).toContain(IMRAN);
  });

  test('it has to be read again when more have arrived than the live query shows', () => {
    expect(withNewest(PART, manyBlessings(20), 20)).toBeUndefined();
  });
});

describe('finding a blessing', () => {
  test.each([
    ['by a part of the name in any case', 'all', 'BUA', [ASHA]],
    ['by its words', 'all', 'सुखी', [ASHA]],
    ['by the number', 'all', '98123', [ASHA]],
    ['by the number as it is shown', 'all', '+91 98123', [ASHA]],
    ['among those of a state', 'approved', '', [RAVI]],
    ['nowhere', 'hidden', 'happy', []],
  ] as const)('%s', (_, state, typed, found) => {
    expect(findBlessings(ALL_BLESSINGS, state, typed)).toEqual(found);
  });
});
