import { expect, test } from 'vitest';
import { hasArrived, mergeDrafts } from '#src/domain/draft/merge-drafts.ts';
import { draftWith, functionWith } from '#tests/support/sample-draft.ts';

const BASE = draftWith({});
const MOVED = draftWith({ functions: [functionWith({ venue: 'City Palace, Udaipur' })] });

test('what only one of two has changed is as that one changed it', () => {
  const mine = { ...BASE, place: 'Udaipur' };
  const { draft, conflicts } = mergeDrafts([BASE], mine, MOVED);
  expect(draft).toEqual({ ...MOVED, place: 'Udaipur' });
  expect(conflicts).toEqual([]);
});

test('what both have changed is a conflict, in which mine is kept', () => {
  const { draft, conflicts } = mergeDrafts(
    [BASE],
    { ...BASE, place: 'Udaipur' },
    { ...MOVED, place: 'Pune' },
  );
  expect(draft).toEqual({ ...MOVED, place: 'Udaipur' });
  expect(conflicts).toEqual(['place', 'hindiPlace']);
});

test('what both have changed in the same way is none', () => {
  expect(mergeDrafts([BASE], MOVED, MOVED)).toEqual({ draft: MOVED, conflicts: [] });
});

test('a functions’ day and the day of the wedding are one', () => {
  const mine = { ...BASE, weddingDay: '2027-02-20' };
  expect(mergeDrafts([BASE], mine, MOVED).conflicts).toEqual([
    'weddingDay',
    'settledDay',
    'functions',
    'replyBy',
  ]);
});

test('what was sent from here and is stored is nobody else’s, also when it was changed back since', () => {
  const sent = { ...BASE, place: 'Udaipur' };
  expect(mergeDrafts([BASE, sent], BASE, sent)).toEqual({ draft: BASE, conflicts: [] });
});

test('where it is not known what mine began with, every difference is a conflict', () => {
  expect(mergeDrafts([], BASE, { ...BASE, place: 'Pune' })).toEqual({
    draft: BASE,
    conflicts: ['place', 'hindiPlace'],
  });
});

test('the order of fields is no difference', () => {
  const [first] = BASE.functions;
  const turned = Object.fromEntries(Object.entries(first ?? {}).reverse()) as typeof first;
  const theirs = { ...BASE, functions: turned ? [turned] : [] };
  expect(mergeDrafts([BASE], { ...BASE, place: 'Udaipur' }, theirs).conflicts).toEqual([]);
});

test('a text and its Hindi are one, and the texts of a tradition belong to it', () => {
  const inHindi = { ...BASE, hindi: { ...BASE.hindi, place: 'जयपुर' } };
  expect(mergeDrafts([BASE], { ...BASE, place: 'Udaipur' }, inHindi).conflicts).toContain('place');
  const texts = { ...BASE.texts, thanks: 'Thank you' };
  const { conflicts } = mergeDrafts([BASE], { ...BASE, texts }, { ...BASE, tradition: 'sikh' });
  expect(conflicts).toContain('tradition');
});

test('what was sent has arrived if something that it changed is stored', () => {
  const sent = { ...BASE, place: 'Udaipur' };
  expect(hasArrived(BASE, sent, { ...MOVED, place: 'Udaipur' })).toBe(true);
  expect(hasArrived(BASE, sent, MOVED)).toBe(false);
  expect(hasArrived(BASE, sent, { ...BASE, place: 'Pune' })).toBe(false);
});
