import { describe, expect, test } from 'vitest';
import type { FamilyFilter, GuestReplies } from '#src/domain/guests/family-filter.ts';
import { filterFamilies, NO_FILTER, progressOf } from '#src/domain/guests/family-filter.ts';
import { countFunctions } from '#src/domain/guests/function-count.ts';
import type { Reply } from '#src/domain/reply/reply.ts';
import { familyWith, listOf, replyWith } from '#tests/support/guest-list.ts';
import { GUPTAS, NANI, SHARMAS } from '#tests/support/sample-families.ts';
import { SAMPLE } from '#tests/support/sample-invitation.ts';

const ALL = [SHARMAS, GUPTAS, NANI];
const NOBODY: GuestReplies = { functions: SAMPLE.functions, replies: new Map(), openedAt: new Map() };

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

test('a family is not called without a reply where none of its functions asks for one', () => {
  const functions = SAMPLE.functions.map((one) => ({ ...one, asksReply: one.key === 'f1' }));
  expect(names('', { progress: 'notReplied' })).toEqual(['Sharma family', 'गुप्ता परिवार', 'Nani ji']);
  expect(names('', { progress: 'notReplied' }, { ...NOBODY, functions })).toEqual([
    'Sharma family',
    'Nani ji',
  ]);
});

describe('an invitation', () => {
  const opened = new Map([[GUPTAS.id, 1]]);

  test('is opened once the family’s page was, and replied to once anything is answered', () => {
    expect(progressOf(SHARMAS, NOBODY)).toBe('notSent');
    expect(progressOf(GUPTAS, NOBODY)).toBe('sent');
    expect(progressOf(GUPTAS, { ...NOBODY, openedAt: opened })).toBe('opened');
    const replies = new Map([[GUPTAS.id, reply(GUPTAS.id, ['f2'])]]);
    expect(progressOf(GUPTAS, { ...NOBODY, replies, openedAt: opened })).toBe('replied');
  });

  test('is not replied to any more when the reply was removed', () => {
    const replies = new Map([[GUPTAS.id, reply(GUPTAS.id, [])]]);
    expect(progressOf(GUPTAS, { ...NOBODY, replies, openedAt: opened })).toBe('opened');
    const known = { ...NOBODY, replies, openedAt: opened };
    expect(names('', { progress: 'notReplied' }, known)).toContain('गुप्ता परिवार');
  });
});

describe('the list says that a family has replied exactly if the count knows of no function without its reply', () => {
  const four = { adults: 4, children: 0, veg: 4, jain: 0, nonVeg: 0 };
  const nobody = { adults: 0, children: 0, veg: 0, jain: 0, nonVeg: 0 };
  const asking = (key: 'f1' | 'f2') =>
    SAMPLE.functions.map((one) => ({ ...one, asksReply: one.key === key }));

  test.each([
    ['said who comes to each function', {}, { answers: { f1: four, f2: nobody } }, 'replied'],
    ['told the couple', {}, { answers: { f1: four, f2: four }, by: 'host' }, 'replied'],
    ['is not sure of any', {}, { unsure: ['f1', 'f2'] }, 'replied'],
    ['was invited to one more function afterwards', {}, { answers: { f1: four } }, 'partly'],
    ['is invited to another function now', { functions: ['f2'] }, { answers: { f1: four } }, 'sent'],
    ['replied for a function that was removed', {}, { answers: { f9: four } }, 'sent'],
    ['removed its reply', {}, { rev: 2 }, 'sent'],
  ] as const)('when it %s', (_, family, said, progress) => {
    const one = familyWith({ id: 'sharma', sentAt: 1, ...family });
    const list = listOf([one], [replyWith({ id: 'sharma', ...said })]);
    expect(progressOf(one, { ...NOBODY, replies: list.replies })).toBe(progress);
    const missing = countFunctions(SAMPLE, list).filter(({ silent }) => silent.families > 0);
    expect(missing.length === 0).toBe(progress === 'replied');
  });

  test.each([
    ['f1', 'replied'],
    ['f2', 'partly'],
  ] as const)('when only %s asks for a reply', (key, progress) => {
    const functions = asking(key);
    const one = familyWith({ id: 'sharma', sentAt: 1 });
    const list = listOf([one], [replyWith({ id: 'sharma', answers: { f1: four } })]);
    expect(progressOf(one, { ...NOBODY, functions, replies: list.replies })).toBe(progress);
    const [count] = countFunctions({ functions }, list);
    expect(count?.silent.families).toBe(progress === 'replied' ? 0 : 1);
  });

  test('and a filter finds those who have replied for some functions only', () => {
    const replies = new Map([[SHARMAS.id, reply(SHARMAS.id, ['f1'])]]);
    const known = { ...NOBODY, replies };
    expect(names('', { progress: 'partly' }, known)).toEqual(['Sharma family']);
    expect(names('', { progress: 'replied' }, known)).toEqual([]);
    expect(names('', { progress: 'notReplied' }, known)).toContain('Sharma family');
  });
});
