import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Account } from '#src/data/account.ts';
import { changeDraft } from '#src/data/use-draft.ts';
import type { SavedDraft } from '#src/domain/draft/account-draft.ts';
import { EMPTY_DRAFT } from '#src/domain/draft/draft-on-phone.ts';
import { useSaving } from '#src/features/account/use-saving.ts';
import { draftWith } from '#tests/support/sample-draft.ts';

/** What the account keeps, and whether requests and their responses are lost. */
const backend = vi.hoisted(() => ({
  saved: undefined as SavedDraft | undefined,
  lost: undefined as 'request' | 'response' | undefined,
}));

vi.mock('#src/data/account-api.ts', () => ({
  openSignIn: async () => ({ account: { uid: 'asha', email: 'asha@example.com' } }),
}));
vi.mock('#src/data/draft-portraits-api.ts', () => ({
  forgetSentPortraits: () => {},
  saveDraftPortraits: async () => {},
}));
vi.mock('#src/data/drafts-api.ts', () => ({
  readSavedDraft: async () => backend.saved,
  saveDraft: async (_: Account, saved: SavedDraft, known: readonly string[]) => {
    if (backend.lost === 'request') throw new Error('no network');
    if (backend.saved && !known.includes(backend.saved.revision)) return backend.saved;
    backend.saved = saved;
    if (backend.lost === 'response') throw new Error('no response');
    return undefined;
  },
}));

beforeEach(() => {
  localStorage.clear();
  changeDraft(() => EMPTY_DRAFT);
  Object.assign(backend, { saved: undefined, lost: undefined });
});

/** Opens the page, types this place and saves. Returns where that has led. */
async function save(place: string, lost?: 'request' | 'response') {
  const { result, unmount } = renderHook(() => useSaving(false));
  act(() => changeDraft(() => draftWith({ place })));
  backend.lost = lost;
  await act(async () => result.current.start('save'));
  const { saving } = result.current;
  unmount();
  return saving;
}

test('a save that arrived without a response is replaced by the next one, also if others failed since', async () => {
  expect((await save('Jaipur', 'response')).at).toBe('failed');
  expect((await save('Pune', 'response')).at).toBe('failed');
  expect((await save('Agra', 'request')).at).toBe('failed');
  expect((await save('Kota')).at).toBe('saved');
  expect(backend.saved?.draft.place).toBe('Kota');
});

test('so is one that replaced a version which this phone had saved before', async () => {
  expect((await save('Jaipur')).at).toBe('saved');
  expect((await save('Pune', 'response')).at).toBe('failed');
  expect((await save('Kota')).at).toBe('saved');
  expect((await save('Agra')).at).toBe('saved');
  expect(backend.saved?.draft.place).toBe('Agra');
});

test('a version saved from elsewhere after a lost response is not overwritten', async () => {
  await save('Jaipur', 'response');
  const elsewhere = { revision: 'elsewhere', draft: draftWith({ place: 'Udaipur' }) };
  backend.saved = elsewhere;
  expect(await save('Kota')).toEqual({ at: 'choice', saved: elsewhere });
  expect(backend.saved).toBe(elsewhere);
});
