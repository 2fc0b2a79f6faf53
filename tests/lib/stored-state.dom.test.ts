import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fieldsOf } from '#src/lib/fields-of.ts';
import { createStoredState } from '#src/lib/stored-state.ts';

const KEY = 'shagun.card-cart';

/** A page that stores a list of names. */
function openPage() {
  const state = createStoredState({
    key: KEY,
    empty: { names: [] as readonly string[] },
    parse: (stored) => {
      const { names } = fieldsOf(stored);
      const known = Array.isArray(names) ? names.map(String) : [];
      return { data: { names: known }, dropped: stored !== undefined && !Array.isArray(names) };
    },
  });
  const { result } = renderHook(() => state.useRestored());
  return { state, seen: () => result.current, names: () => result.current.data.names };
}

beforeEach(() => localStorage.clear());

test.each([
  ['as stored until now, with a version', '{"state":{"data":{"names":["Asha"]}},"version":2}'],
  ['as first stored, without `data`', '{"state":{"names":["Asha"]},"version":0}'],
  ['as it is stored now', '{"state":{"data":{"names":["Asha"]}}}'],
])('stored data is restored, %s', (_, text) => {
  localStorage.setItem(KEY, text);
  const page = openPage();
  expect(page.names()).toEqual(['Asha']);
  expect(page.seen()).toMatchObject({ ready: true, dropped: false, unsaved: false });
});

test('a change is stored in a format that tabs opened before an update can read', () => {
  localStorage.setItem(KEY, '{"state":{"data":{"names":["Asha"]}},"version":2}');
  const page = openPage();
  act(() => page.state.change(({ names }) => ({ names: [...names, 'Ravi'] })));
  expect(page.names()).toEqual(['Asha', 'Ravi']);
  expect(JSON.parse(localStorage.getItem(KEY) ?? '').state.data).toEqual({ names: ['Asha', 'Ravi'] });
});

test('unreadable data is dropped with a notice, and later changes are stored', () => {
  localStorage.setItem(KEY, '{"state":');
  const page = openPage();
  expect(page.seen()).toMatchObject({ data: { names: [] }, dropped: true });
  act(() => page.state.change(() => ({ names: ['Asha'] })));
  expect(openPage().names()).toEqual(['Asha']);
});

test('data that was discarded is simply missing after a reload, and no notice is shown', () => {
  const openNote = () => {
    const note = createStoredState<string | undefined>({
      key: KEY,
      empty: undefined,
      parse: (stored) => {
        if (stored === undefined || stored === null) return { data: undefined, dropped: false };
        return typeof stored === 'string'
          ? { data: stored, dropped: false }
          : { data: undefined, dropped: true };
      },
    });
    const { result } = renderHook(() => note.useRestored());
    return { note, seen: () => result.current };
  };
  const { note } = openNote();
  act(() => note.change(() => 'Sangeet at seven'));
  expect(openNote().seen().data).toBe('Sangeet at seven');
  act(() => note.change(() => undefined));
  expect(openNote().seen()).toMatchObject({ data: undefined, dropped: false, ready: true });
});

test('a change without effect stores nothing', () => {
  const page = openPage();
  const write = vi.spyOn(Storage.prototype, 'setItem');
  act(() => page.state.change((data) => data));
  expect(write).not.toHaveBeenCalled();
});

test('a component renders only when its selected part changes', () => {
  const { state } = openPage();
  let renders = 0;
  renderHook(() => {
    renders += 1;
    return state.useSelected(({ data }) => data.names.length);
  });
  const before = renders;
  act(() => state.change(() => ({ names: [] })));
  expect(renders).toBe(before);
  act(() => state.change(() => ({ names: ['Asha'] })));
  expect(renders).toBe(before + 1);
});

test('a tab that slept while another one wrote adds to what is stored, and does not undo it', () => {
  const page = openPage();
  act(() => page.state.change(({ names }) => ({ names: [...names, 'Asha'] })));
  // No event reaches a tab that the phone has put to sleep.
  localStorage.setItem(KEY, '{"state":{"data":{"names":["Asha","Ravi"]}}}');
  act(() => page.state.change(({ names }) => ({ names: [...names, 'Meera'] })));
  expect(page.names()).toEqual(['Asha', 'Ravi', 'Meera']);
});

test('a tab that comes back after a sleep shows what another one has stored meanwhile', () => {
  localStorage.setItem(KEY, '{"state":{"data":{"names":["Asha"]}}}');
  const page = openPage();
  localStorage.setItem(KEY, '{"state":{"data":{"names":["Asha","Ravi"]}}}');
  act(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(page.names()).toEqual(['Asha', 'Ravi']);
});
