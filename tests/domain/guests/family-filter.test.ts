import { describe, expect, test } from 'vitest';
import type { FamilyFilter, GuestReplies } from '#src/domain/guests/family-filter.ts';
import { filterFamilies, NO_FILTER, progressOf } from '#src/domain/guests/family-filter.ts';
import type { Reply } from '#src/domain/reply/reply.ts';
import { GUPTAS, NANI, SHARMAS } from '#tests/support/sample-families.ts';

const ALL = [SHARMAS, GUPTAS, NANI];
const NOBODY: GuestReplies = { replies: new Map(), openedAt: new Map() };

function reply(id: string, unsure: Reply['unsure']): Reply {
  return { id, name: '', phone: '', answers: {}, unsure, note: '', rev: 1, by: 'host', updatedAt: 1 };
}

function names(search: string, filter: Partial<FamilyFilter> = {}, known = NOBODY): readonly string[] {
  return filterFamilies(ALL, search, { ...NO_FILTER, ...filter }, known).map(({ name }) => name);
}

describe('a search finds families', () => {
  test.each([
    ['sharma', ['Sharma family']],
    ['गुप्ता', ['गुप्ता परिवार']],
    ['98290 12346', ['गुप्ता परिवार']],
    ['+91-98290-12345', ['Sharma family']],
    ['९८२९०१२३४५', ['Sharma family']],
    ['jaipur', ['Sharma family', 'Nani ji']],
    ['फोन', ['गुप्ता परिवार']],
    ['nobody', []],
    ['  ', ['Sharma family', 'गुप्ता परिवार', 'Nani ji']],
  ])('by %s', (search, found) => {
    expect(names(search)).toEqual(found);
  });
});

describe('filters leave only families', () => {
  test.each([
    [{ side: 'two' }, ['गुप्ता परिवार']],
    [{ language: 'hi' }, ['गुप्ता परिवार']],
    [{ tag: 'office' }, ['Sharma family']],
    [{ function: 'f1' }, ['Sharma family', 'Nani ji']],
    [{ progress: 'notSent' }, ['Sharma family', 'Nani ji']],
    [{ progress: 'sent' }, ['गुप्ता परिवार']],
    [{ language: 'en', tag: 'Jaipur', side: 'both' }, ['Nani ji']],
  ] as const)('%o', (filter, found) => {
    expect(names('', filter)).toEqual(found);
  });
});

test('the filter for those not sent to has families whose link is new, whatever they replied with the old one', () => {
  const replies = new Map([[SHARMAS.id, reply(SHARMAS.id, ['f1', 'f2'])]]);
  const known = { ...NOBODY, replies, openedAt: new Map([[NANI.id, 1]]) };
  expect(names('', { progress: 'notSent' }, known)).toEqual(['Sharma family', 'Nani ji']);
});

describe('an invitation', () => {
  const opened = new Map([[GUPTAS.id, 1]]);

  test('is opened once the family’s page was, and replied to once anything is answered', () => {
    expect(progressOf(SHARMAS, NOBODY)).toBe('notSent');
    expect(progressOf(GUPTAS, NOBODY)).toBe('sent');
    expect(progressOf(GUPTAS, { replies: new Map(), openedAt: opened })).toBe('opened');
    const replies = new Map([[GUPTAS.id, reply(GUPTAS.id, ['f2'])]]);
    expect(progressOf(GUPTAS, { replies, openedAt: opened })).toBe('replied');
  });

  test('is not replied to any more when the reply was removed', () => {
    const replies = new Map([[GUPTAS.id, reply(GUPTAS.id, [])]]);
    expect(progressOf(GUPTAS, { replies, openedAt: opened })).toBe('opened');
    expect(names('', { progress: 'notReplied' }, { replies, openedAt: opened })).toContain('गुप्ता परिवार');
  });
});
