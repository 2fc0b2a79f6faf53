import { expect, test } from 'vitest';
import { changedFunctions, familiesToTell, toldOf } from '#src/domain/guests/function-change.ts';
import { GUPTAS, SHARMAS } from '#tests/support/sample-families.ts';
import { SAMPLE } from '#tests/support/sample-invitation.ts';

const TOLD = toldOf(SAMPLE.functions);
const MOVED = SAMPLE.functions.map((one) => (one.key === 'f1' ? { ...one, venue: 'At home' } : one));

test('a dress note is no change that families are told of, a day, an hour or a place is', () => {
  const dressed = SAMPLE.functions.map((one) => ({ ...one, dress: 'Yellow' }));
  expect(changedFunctions(TOLD, dressed)).toEqual([]);
  expect(changedFunctions(TOLD, MOVED).map(({ name }) => name)).toEqual(['Sangeet']);
});

test('a function that is new is nothing that anybody was told otherwise', () => {
  expect(changedFunctions(TOLD.slice(1), MOVED)).toEqual([]);
});

test('only families that have had their link before the change and are invited to what changed are told', () => {
  const sent = { ...SHARMAS, sentAt: 1 };
  const later = { ...SHARMAS, sentAt: 3 };
  expect(familiesToTell([sent, later, SHARMAS, GUPTAS], changedFunctions(TOLD, MOVED), 2)).toEqual([sent]);
});
