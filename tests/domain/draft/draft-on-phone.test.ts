import { expect, test } from 'vitest';
import { EMPTY_DRAFT, isUntouched, parseDraft } from '#src/domain/draft/draft-on-phone.ts';
import { draftWith, functionWith } from '#tests/support/sample-draft.ts';

test('a stored draft is read as it was typed, half-typed days included', () => {
  const draft = draftWith({
    weddingDay: '0202-02-12',
    functions: [functionWith({ day: '' }), functionWith({ id: 'phere', day: '', follows: true })],
  });
  const stored: unknown = JSON.parse(JSON.stringify(draft));
  expect(parseDraft(stored)).toEqual({ data: draft, dropped: false });
});

test('damaged fields are left out and the others kept', () => {
  const { data, dropped } = parseDraft({ ...draftWith({}), place: 7, tradition: 'other', couple: 'both' });
  expect(data.place).toBe('');
  expect(data.tradition).toBe('hindu');
  expect(data.functions).toEqual(draftWith({}).functions);
  expect(dropped).toBe(false);
});

test('what is no draft is dropped, and says so', () => {
  expect(parseDraft('unreadable')).toEqual({ data: EMPTY_DRAFT, dropped: true });
  expect(parseDraft(undefined)).toEqual({ data: EMPTY_DRAFT, dropped: false });
});

test('a draft is untouched until something is typed', () => {
  expect(isUntouched(EMPTY_DRAFT)).toBe(true);
  expect(isUntouched({ ...EMPTY_DRAFT, place: 'J' })).toBe(false);
});
