import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import type { Account } from '#src/data/account.ts';
import type { SignIn } from '#src/data/account-api.ts';
import { changeDraft, useDraft } from '#src/data/use-draft.ts';
import type { SavedDraft } from '#src/domain/draft/account-draft.ts';
import type { Draft } from '#src/domain/draft/draft.ts';
import { EMPTY_DRAFT } from '#src/domain/draft/draft-on-phone.ts';
import { useSaving } from '#src/features/account/use-saving.ts';
import { readText } from '#src/lib/storage.ts';
import { draftWith } from '#tests/support/sample-draft.ts';

const ASHA: Account = { uid: 'asha', email: 'asha@example.com' };
const RAVI: Account = { uid: 'ravi', email: 'ravi@example.com' };
const ELSEWHERE: SavedDraft = { revision: 'elsewhere', draft: draftWith({ place: 'Udaipur' }) };

/** What the account keeps, and how Firebase behaves. */
const backend = vi.hoisted(() => ({
  signedIn: undefined as Account | undefined,
  saved: undefined as SavedDraft | undefined,
  failure: undefined as string | undefined,
  wedding: undefined as string | undefined,
}));

vi.mock('#src/data/invitations-api.ts', () => ({
  findWedding: async () => {
    if (backend.failure) throw Object.assign(new Error(backend.failure), { code: backend.failure });
    return backend.wedding;
  },
}));

vi.mock('#src/data/account-api.ts', () => ({
  openSignIn: async (): Promise<SignIn> => ({
    account: backend.signedIn,
    withGoogle: async () => ASHA,
    withLink: async () => ASHA,
    sendLink: async () => {},
    signOut: async () => {
      backend.signedIn = undefined;
    },
    deleteAccount: async () => 'deleted',
  }),
}));

vi.mock('#src/data/drafts-api.ts', () => {
  const reach = () => {
    if (backend.failure) throw Object.assign(new Error(backend.failure), { code: backend.failure });
  };
  return {
    readSavedDraft: async () => {
      reach();
      return backend.saved;
    },
    saveDraft: async (_: Account, saved: SavedDraft, known: readonly string[]) => {
      reach();
      if (backend.saved && !known.includes(backend.saved.revision)) return backend.saved;
      backend.saved = saved;
      return undefined;
    },
  };
});

const portraits = vi.hoisted(() => ({
  fetchDraftPortraits: vi.fn(async () => {}),
  forgetSentPortraits: vi.fn(),
  saveDraftPortraits: vi.fn(async () => {}),
}));
vi.mock('#src/data/draft-portraits-api.ts', () => portraits);

function openPage({ hasLink = false } = {}) {
  const { result } = renderHook(() => ({ saving: useSaving(hasLink), draft: useDraft().data }));
  return {
    saving: () => result.current.saving.saving,
    draft: () => result.current.draft,
    account: () => result.current.saving.account,
    does: (work: (saving: ReturnType<typeof useSaving>) => unknown) =>
      act(async () => {
        await work(result.current.saving);
      }),
  };
}

function typeDraft(draft: Draft): void {
  act(() => changeDraft(() => draft));
}

/** A phone on which Asha has typed an invitation and saved it. */
async function savedPage() {
  backend.signedIn = ASHA;
  typeDraft(draftWith({}));
  const page = openPage();
  await page.does(({ start }) => start('save'));
  return page;
}

beforeEach(() => {
  localStorage.clear();
  for (const call of Object.values(portraits)) call.mockClear();
  changeDraft(() => EMPTY_DRAFT);
  Object.assign(backend, { signedIn: undefined, saved: undefined, failure: undefined, wedding: undefined });
});

test('a couple that saves is asked to sign in first, and then what it typed is in its account', async () => {
  typeDraft(draftWith({}));
  const page = openPage();
  await page.does(({ start }) => start('save'));
  expect(page.saving()).toMatchObject({ at: 'signIn', intent: 'save' });
  expect(backend.saved).toBeUndefined();

  await page.does(({ signedIn }) => signedIn(ASHA, 'save'));
  expect(page.saving().at).toBe('saved');
  expect(page.account()).toEqual(ASHA);
  expect(backend.saved?.draft).toEqual(draftWith({}));
});

test('saving again from the same phone replaces what was saved, and nobody is asked', async () => {
  const page = await savedPage();
  typeDraft(draftWith({ place: 'Kota' }));
  expect(page.saving().at).toBe('rest');

  await page.does(({ start }) => start('save'));
  expect(page.saving().at).toBe('saved');
  expect(backend.saved?.draft.place).toBe('Kota');
});

test('another couple that signs in on a shared phone is asked whose the invitation is', async () => {
  const page = await savedPage();
  Object.assign(backend, { signedIn: RAVI, saved: undefined });
  typeDraft(draftWith({ place: 'Kota' }));
  await page.does(({ start }) => start('save'));
  expect(page.saving()).toEqual({ at: 'others' });
  expect(backend.saved).toBeUndefined();

  await page.does(({ isTheirs }) => isTheirs());
  expect(page.draft()).toEqual(EMPTY_DRAFT);
  typeDraft(draftWith({ place: 'Pune' }));
  await page.does(({ start }) => start('save'));
  expect(page.saving().at).toBe('saved');
});

test('an invitation that two accounts share is saved to the second once it says so', async () => {
  const page = await savedPage();
  Object.assign(backend, { signedIn: RAVI, saved: undefined });
  typeDraft(draftWith({ place: 'Kota' }));
  await page.does(({ start }) => start('save'));
  await page.does(({ isOurs }) => isOurs());
  expect(page.saving().at).toBe('saved');
  expect(readText(STORAGE_KEYS.invitationAccount)).toBe('ravi');
});

test('a version saved from elsewhere is not overwritten until the couple chooses its own', async () => {
  Object.assign(backend, { signedIn: ASHA, saved: ELSEWHERE });
  typeDraft(draftWith({}));
  const page = openPage();
  await page.does(({ start }) => start('save'));
  expect(page.saving()).toEqual({ at: 'choice', saved: ELSEWHERE });
  expect(backend.saved).toBe(ELSEWHERE);
  expect(page.draft().place).toBe('Jaipur');

  await page.does(({ keepThis }) => keepThis(ELSEWHERE));
  expect(page.saving().at).toBe('saved');
  // The account has the photographs of the other version.
  expect(portraits.forgetSentPortraits).toHaveBeenCalledExactlyOnceWith('asha');
  expect(backend.saved?.draft.place).toBe('Jaipur');
});

test('a couple that chooses the saved version finds it on the phone, and can save over it', async () => {
  Object.assign(backend, { signedIn: ASHA, saved: ELSEWHERE });
  typeDraft(draftWith({}));
  const page = openPage();
  await page.does(({ start }) => start('open'));
  expect(page.saving().at).toBe('choice');
  await page.does(({ takeSaved }) => takeSaved(ELSEWHERE));
  expect(page.saving().at).toBe('opened');
  expect(page.draft().place).toBe('Udaipur');

  typeDraft(draftWith({ place: 'Kota' }));
  await page.does(({ start }) => start('save'));
  expect(page.saving().at).toBe('saved');
  expect(backend.saved?.draft.place).toBe('Kota');
});

test('the same invitation saved on both phones is simply saved', async () => {
  Object.assign(backend, { signedIn: ASHA, saved: ELSEWHERE });
  typeDraft(ELSEWHERE.draft);
  const page = openPage();
  await page.does(({ start }) => start('save'));
  expect(page.saving().at).toBe('saved');
});

test('on a phone where nothing was typed the saved invitation opens without a question', async () => {
  Object.assign(backend, { signedIn: ASHA, saved: ELSEWHERE });
  const page = openPage();
  await page.does(({ start }) => start('open'));
  expect(page.saving().at).toBe('opened');
  expect(page.draft()).toEqual(ELSEWHERE.draft);
});

test('an account without an invitation says so and changes nothing', async () => {
  backend.signedIn = ASHA;
  typeDraft(draftWith({}));
  const page = openPage();
  await page.does(({ start }) => start('open'));
  expect(page.saving()).toEqual({ at: 'nothingSaved' });
  expect(page.draft()).toEqual(draftWith({}));
});

test('the link by e-mail, opened on an empty phone, opens what was saved instead of saving nothing', async () => {
  backend.saved = ELSEWHERE;
  const page = openPage({ hasLink: true });
  await page.does(({ start }) => start('save'));
  expect(page.saving()).toMatchObject({ at: 'signIn', intent: 'open' });

  await page.does(({ signedIn }) => signedIn(ASHA, 'open'));
  expect(page.draft()).toEqual(ELSEWHERE.draft);
  expect(backend.saved).toBe(ELSEWHERE);
});

test.each([
  ['permission-denied', 'refused'],
  ['resource-exhausted', 'busy'],
  ['unknown', 'network'],
])('a save that fails with %s says why, and what was typed stays on the phone', async (failure, why) => {
  Object.assign(backend, { signedIn: ASHA, failure });
  typeDraft(draftWith({}));
  const page = openPage();
  await page.does(({ start }) => start('save'));
  expect(page.saving()).toEqual({ at: 'failed', why, intent: 'save' });
  expect(page.draft()).toEqual(draftWith({}));

  backend.failure = undefined;
  await page.does(({ start }) => start('save'));
  expect(page.saving().at).toBe('saved');
});

test('a couple whose invitation has been made is led to its desk, and saves no draft that nobody reads', async () => {
  const page = await savedPage();
  Object.assign(backend, { saved: undefined, wedding: '7Q3M0K9ZP2XA' });

  await page.does(({ start }) => start('save'));
  expect(page.saving()).toEqual({ at: 'made', code: '7Q3M0K9ZP2XA' });
  expect(backend.saved).toBeUndefined();
  expect(readText('shagun.wedding-code')).toBe('7Q3M0K9ZP2XA');

  await page.does(({ start }) => start('open'));
  expect(page.saving()).toEqual({ at: 'made', code: '7Q3M0K9ZP2XA' });
});

test('signing out keeps what was typed on the phone', async () => {
  const page = await savedPage();
  await page.does(({ signOut }) => signOut());
  expect(page.account()).toBeUndefined();
  expect(page.saving().at).toBe('rest');
  expect(page.draft()).toEqual(draftWith({}));
});

test('a draft that the owner has deleted is saved anew with all its photographs', async () => {
  const page = await savedPage();
  backend.saved = undefined;
  await page.does(({ start }) => start('save'));
  expect(page.saving().at).toBe('saved');
  expect(portraits.forgetSentPortraits).toHaveBeenCalledExactlyOnceWith('asha');
});

test('after a photograph could not be sent, the next save is not taken for one from elsewhere', async () => {
  backend.signedIn = ASHA;
  typeDraft(draftWith({}));
  const page = openPage();
  portraits.saveDraftPortraits.mockRejectedValueOnce(new Error('deadline-exceeded'));
  await page.does(({ start }) => start('save'));
  expect(page.saving().at).toBe('failed');
  typeDraft(draftWith({ place: 'Kota' }));
  await page.does(({ start }) => start('save'));
  expect(page.saving().at).toBe('saved');
  expect(backend.saved?.draft.place).toBe('Kota');
});

test('what is typed while the saved invitation is fetched is not replaced without asking', async () => {
  Object.assign(backend, { signedIn: ASHA, saved: ELSEWHERE });
  const page = openPage();
  portraits.fetchDraftPortraits.mockImplementationOnce(async () => {
    changeDraft(() => draftWith({ place: 'Kota' }));
  });
  await page.does(({ start }) => start('open'));
  expect(page.saving()).toEqual({ at: 'choice', saved: ELSEWHERE });
  expect(page.draft().place).toBe('Kota');
});
