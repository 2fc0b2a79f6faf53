import { expect, test } from 'vitest';
import type { Family } from '#src/domain/guests/family.ts';
import { changedFunctions, outdatedFor, withChange } from '#src/domain/guests/function-change.ts';
import { SHARMAS } from '#tests/support/sample-families.ts';
import { SAMPLE } from '#tests/support/sample-invitation.ts';

const MOVED = SAMPLE.functions.map((one) => (one.key === 'f1' ? { ...one, venue: 'At home' } : one));

const sentAt = (time: number) => ({ ...SHARMAS, sentAt: time });

test('a dress note is no change that families are told of, a day, an hour or a place is', () => {
  const dressed = SAMPLE.functions.map((one) => ({ ...one, dress: 'Yellow' }));
  expect(changedFunctions(SAMPLE.functions, dressed)).toEqual([]);
  expect(changedFunctions(SAMPLE.functions, MOVED).map(({ name }) => name)).toEqual(['Sangeet']);
});

test('a function that is new is nothing that anybody was told otherwise', () => {
  expect(changedFunctions(SAMPLE.functions.slice(1), MOVED)).toEqual([]);
});

test('a family is told of what changed since its link was sent, if it is invited to it', () => {
  const told = withChange([], SAMPLE.functions, MOVED, 2);
  const [before, after] = [sentAt(1), sentAt(3)];
  const elsewhere = { ...sentAt(1), functions: ['f2'] } as const;
  const venues = (family: Family) => outdatedFor(family, told, MOVED).map(({ key, venue }) => [key, venue]);
  expect(venues(before)).toEqual([['f1', SAMPLE.functions.find(({ key }) => key === 'f1')?.venue]]);
  expect([after, elsewhere, SHARMAS].map(venues)).toEqual([[], [], []]);
});

test('when a place changes and changes back, those are told who have heard of the place in between', () => {
  const told = withChange(withChange([], SAMPLE.functions, MOVED, 2), MOVED, SAMPLE.functions, 4);
  const [before, between, after] = [sentAt(1), sentAt(3), sentAt(5)];
  const venues = (family: Family) => outdatedFor(family, told, SAMPLE.functions).map(({ venue }) => venue);
  expect([before, between, after].map(venues)).toEqual([[], ['At home'], []]);
});

test('a change that is saved twice, because nobody knew that it had arrived, is one change', () => {
  const once = withChange([], SAMPLE.functions, MOVED, 2);
  const twice = withChange(once, SAMPLE.functions, MOVED, 3);
  expect(twice).toEqual(once.map((version) => ({ ...version, until: 3 })));
});
