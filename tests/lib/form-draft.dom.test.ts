import { afterEach, expect, test, vi } from 'vitest';
import { clearDraft, eraseOldDrafts, readDraft, writeDraft } from '#src/lib/form-draft.ts';

const KEY = 'shagun.drafts';

afterEach(() => {
  vi.useRealTimers();
  window.localStorage.clear();
});

test('Drafts are restored, separately for each form', () => {
  writeDraft('blessing', { name: 'Asha', message: '' });
  writeDraft('blog', { title: 'One' });
  expect(readDraft('blessing')).toEqual({ name: 'Asha' });
  expect(readDraft('blog')).toEqual({ title: 'One' });
  clearDraft('blessing');
  expect(readDraft('blessing')).toEqual({});
  expect(readDraft('blog')).toEqual({ title: 'One' });
});

test('An emptied form leaves no draft', () => {
  writeDraft('blessing', { name: 'Asha' });
  writeDraft('blessing', { name: '' });
  expect(window.localStorage.getItem(KEY)).toBeNull();
});

test('A draft is dropped after a week; a clock that is a day off drops nothing', () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') });
  writeDraft('blessing', { name: 'Asha' });
  vi.setSystemTime(new Date('2026-11-20T10:00:00Z'));
  expect(readDraft('blessing')).toEqual({ name: 'Asha' });
  vi.setSystemTime(new Date('2026-11-28T10:00:01Z'));
  expect(readDraft('blessing')).toEqual({});
});

test('On the next visit a draft that is too old is erased, and the others stay', () => {
  vi.useFakeTimers({ now: new Date('2026-11-14T10:00:00Z') });
  writeDraft('blessing', { name: 'Asha', number: '9845000012' });
  vi.setSystemTime(new Date('2026-11-22T10:00:00Z'));
  window.localStorage.setItem(
    KEY,
    JSON.stringify({
      ...JSON.parse(window.localStorage.getItem(KEY) ?? '{}'),
      blog: { savedAt: Date.now(), fields: { title: 'One' } },
    }),
  );
  eraseOldDrafts();
  expect(window.localStorage.getItem(KEY)).not.toContain('9845000012');
  expect(readDraft('blog')).toEqual({ title: 'One' });
});

test.each(['no json', '[]', '{"blessing":{"savedAt":"x"}}', '{"blessing":{"savedAt":1,"fields":[1]}}'])(
  'Damaged storage gives an empty draft: %s',
  (stored) => {
    window.localStorage.setItem(KEY, stored);
    expect(readDraft('blessing')).toEqual({});
  },
);
