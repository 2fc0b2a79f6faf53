import { describe, expect, test } from 'vitest';
import type { Draft } from '#src/domain/draft/draft.ts';
import { EMPTY_DRAFT } from '#src/domain/draft/draft-on-phone.ts';
import {
  fieldsOfCouple,
  fieldsOfDraft,
  mergedFields,
  NO_FIELDS,
  withTyped,
} from '#src/domain/film/film-fields.ts';

const DRAFT: Draft = {
  ...EMPTY_DRAFT,
  couple: [
    { name: 'Aarav', also: 'आरव', script: 'Deva' },
    { name: 'Meera', also: 'मीरा', script: 'Deva' },
  ],
  weddingDay: '2027-02-12',
  place: 'Jaipur',
};

const NOW = Date.parse('2026-11-25T00:00:00+05:30');

test('a film knows names, days, place and functions of the invitation on this phone', () => {
  const fields = fieldsOfDraft(DRAFT, 'en', NOW);
  expect(fields).toMatchObject({ first: 'Aarav', second: 'Meera', also: 'आरव · मीरा', place: 'Jaipur' });
  expect(fields.day).toBe('11 to 13 February 2027');
  expect(fields.functions[0]).toEqual({ name: 'Haldi', when: '11 February, 10 am', venue: '' });
});

test('a function that only some families are invited to is not in a film that everybody forwards', () => {
  const [first, ...others] = DRAFT.functions;
  if (!first) throw new Error('No functions are proposed');
  const draft = {
    ...DRAFT,

    functions: [{ ...first, isPrivate: true }, ...others],
  };
  const names = fieldsOfDraft(draft, 'en', NOW).functions.map(({ name }) => name);
  expect(names).not.toContain(first.name);
  expect(names).toHaveLength(others.length);
});

test('a film names the days of what everybody may know of, and no others', () => {
  const last = DRAFT.functions.length - 1;
  const functions = DRAFT.functions.map((one, place) => ({ ...one, isPrivate: place < last }));
  expect(fieldsOfDraft({ ...DRAFT, functions }, 'en', NOW).day).toBe('13 February 2027');
});

test('an untouched draft knows nothing', () => {
  expect(fieldsOfDraft(EMPTY_DRAFT, 'en', NOW)).toEqual(NO_FIELDS);
});

test('the names on the cards are taken where the invitation has none, with what else is known', () => {
  const cards = { ...NO_FIELDS, first: 'Zoya', second: 'Imran', day: '1 May 2027' };
  const draft = { ...NO_FIELDS, first: 'Zoya', place: 'Lucknow' };
  expect(mergedFields([draft, cards])).toEqual({ ...cards, place: 'Lucknow' });
});

describe('the code of a desk', () => {
  const desk = fieldsOfCouple({ couple: DRAFT.couple, code: 'SAMP1E000001' }, 'en');

  test.each([
    ['the same names', { first: 'Aarav', second: 'Meera' }],
    ['the same names in capitals', { first: 'AARAV', second: 'MEERA' }],
    ['the same names in other letters', { first: 'आरव', second: 'मीरा' }],
  ])('closes a film with %s', (_, names) => {
    const { link, first } = mergedFields([{ ...NO_FIELDS, ...names }, desk]);
    expect([link, first]).toEqual(['SAMP1E000001', names.first]);
  });

  test.each([
    ['another couple', { first: 'Zoya', second: 'Imran' }],
    ['a first name of another couple', { first: 'Zoya', second: 'Meera' }],
    ['a second name of another couple', { first: 'Aarav', second: 'Imran' }],
  ])('is not in a film with %s', (_, names) => {
    expect(mergedFields([{ ...NO_FIELDS, ...names }, desk]).link).toBe('');
  });

  test('comes with its names where no others are known', () => {
    expect(mergedFields([NO_FIELDS, desk])).toEqual(desk);
  });
});

describe('what was typed for a film', () => {
  const known = { ...NO_FIELDS, first: 'Aarav', second: 'Meera', day: '1 May 2027' };
  const fields = { ...known, first: 'Aarav Sharma', place: 'Jaipur' };

  test('is kept', () => {
    expect(withTyped(known, { known, fields })).toEqual(fields);
  });

  test('does not hide what has changed on the cards since', () => {
    const later = { ...known, day: '2 May 2027' };
    expect(withTyped(later, { known, fields })).toEqual({ ...fields, day: '2 May 2027' });
    expect(withTyped(later, { known, fields: known })).toEqual(later);
  });

  test('is for no other couple', () => {
    const others = { ...NO_FIELDS, first: 'Zoya', second: 'Imran' };
    expect(withTyped(others, { known, fields: { ...fields, link: 'SAMP1E000001' } })).toEqual(others);
  });

  test('is kept when the cards get the same names', () => {
    const now = { ...NO_FIELDS, first: 'Aarav Sharma', second: 'Meera' };
    expect(withTyped(now, { known: NO_FIELDS, fields })).toEqual(fields);
  });
});
