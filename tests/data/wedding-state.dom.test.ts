import { act, renderHook } from '@testing-library/react';
import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { createWeddingState } from '#src/data/wedding-state.ts';

const [FIRST, SECOND] = ['SAMP1E000001', 'SAMP1E000002'] as const;

/** As after a reload. */
const open = () =>
  createWeddingState({
    key: STORAGE_KEYS.weddingEdits,
    schema: v.object({ code: v.string(), place: v.string() }),
  });

const stored = (data: unknown) =>
  localStorage.setItem(STORAGE_KEYS.weddingEdits, JSON.stringify({ state: { data } }));

beforeEach(() => localStorage.clear());

test('what is kept of one wedding stays when something is kept of another, and after a reload', () => {
  const state = open();
  state.change(FIRST, () => ({ code: FIRST, place: 'Jaipur' }));
  state.change(SECOND, () => ({ code: SECOND, place: 'Pune' }));
  expect(state.current(FIRST)?.place).toBe('Jaipur');
  state.change(SECOND, () => undefined);
  expect(open().current(FIRST)?.place).toBe('Jaipur');
  expect(open().current(SECOND)).toBeUndefined();
});

test('what an earlier version kept, of one wedding, is found', () => {
  stored({ code: FIRST, place: 'Jaipur' });
  expect(open().current(FIRST)?.place).toBe('Jaipur');
});

test('what cannot be read is dropped with a notice, and the rest stays', () => {
  stored([{ code: FIRST }, { code: SECOND, place: 'Pune' }]);
  const state = open();
  const { result } = renderHook(() => state.useRestored(SECOND));
  expect(result.current).toMatchObject({ data: { place: 'Pune' }, dropped: true, ready: true });
});

test('after all is cleared, each wedding has nothing', () => {
  const state = open();
  state.change(FIRST, () => ({ code: FIRST, place: 'Jaipur' }));
  act(() => state.clear());
  expect(state.current(FIRST)).toBeUndefined();
});
