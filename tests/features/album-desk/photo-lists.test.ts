import { expect, test } from 'vitest';
import type { PhotoLists } from '#src/features/album-desk/photo-lists.ts';
import { decided, NO_PHOTOS, without, withPage } from '#src/features/album-desk/photo-lists.ts';
import { photoAt } from '#tests/support/fake-photos.ts';

const approved = (minute: number) => photoAt(minute, { state: 'approved' });
const names = (all: PhotoLists, state: 'new' | 'approved') => all.lists[state].photos.map(({ name }) => name);

const OPENED = withPage(
  withPage(
    { ...NO_PHOTOS, counts: { new: 2, approved: 9, hidden: 0 } },
    'new',
    [photoAt(1), photoAt(20)],
    true,
  ),
  'approved',
  [approved(12), approved(10)],
  false,
);

test('new ones are shown the oldest first, approved ones the newest first', () => {
  expect(names(OPENED, 'new')).toEqual(['Guest 1', 'Guest 20']);
  expect(names(OPENED, 'approved')).toEqual(['Guest 12', 'Guest 10']);
});

test('an approved one appears among those that have been read, and one beyond them comes with its page', () => {
  const all = decided(OPENED, [photoAt(1), photoAt(20)], 'approved');
  expect(names(all, 'approved')).toEqual(['Guest 20', 'Guest 12', 'Guest 10']);
  expect(all.counts).toEqual({ new: 0, approved: 11, hidden: 0 });
  expect(names(withPage(all, 'approved', [approved(5), approved(1)], true), 'approved')).toEqual([
    'Guest 20',
    'Guest 12',
    'Guest 10',
    'Guest 5',
    'Guest 1',
  ]);
});

test('nothing appears in a list that nobody has opened', () => {
  const all = decided(OPENED, [photoAt(1)], 'hidden');
  expect(all.lists.hidden).toMatchObject({ photos: [], opened: false, complete: false });
  expect(all.counts.hidden).toBe(1);
});

test('what is already so is not counted twice', () => {
  expect(decided(OPENED, [approved(12)], 'approved').counts).toEqual(OPENED.counts);
});

test('a deleted one that was never read is still counted off', () => {
  expect(without(OPENED, [approved(3)]).counts.approved).toBe(8);
});
