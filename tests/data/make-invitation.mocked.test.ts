import { beforeEach, expect, test, vi } from 'vitest';
import { makeInvitation } from '#src/data/invitations-api.ts';
import { contentOf, parseSavedDraft } from '#src/domain/draft/account-draft.ts';
import { backendFailure } from '#src/lib/backend-failure.ts';
import { UnsureError } from '#src/lib/done-or-unsure.ts';
import { draftWith, functionWith } from '#tests/support/sample-draft.ts';

const database = vi.hoisted(() => ({ commit: vi.fn(), readFields: vi.fn() }));
vi.mock('#src/lib/firebase.ts', () => ({ openDatabase: async () => ({}) }));
vi.mock('#src/lib/pages-api.ts', () => ({ readFields: database.readFields }));
vi.mock('firebase/firestore/lite', async (original) => ({
  ...(await original<object>()),
  doc: (_: unknown, ...path: string[]) => path.join('/'),
  serverTimestamp: () => 'now',
  writeBatch: () => ({ set: () => undefined, delete: () => undefined, commit: database.commit }),
}));

const LOST = new Error('The response was lost.');
const SAVED = {
  content: contentOf({ revision: 'one', draft: draftWith({ functions: [functionWith({})] }) }),
};
const WAITING = { id: 'uid', email: 'asha@example.com', savedAt: undefined, draft: undefined };

/** What the reads after the lost response find where the invitation would be. */
async function make(found: () => Promise<unknown>) {
  database.commit.mockRejectedValue(LOST);
  // The draft, and a code that is free.
  database.readFields.mockResolvedValueOnce(SAVED).mockResolvedValueOnce(undefined);
  database.readFields.mockImplementation(found);
  const draft = parseSavedDraft(SAVED)?.draft;
  if (!draft) throw new Error('The sample is no draft.');
  return makeInvitation(WAITING, draft, Date.now());
}

beforeEach(() => {
  for (const call of Object.values(database)) call.mockReset();
});

test('an invitation that was made although the response was lost is made', async () => {
  expect((await make(async () => ({ published: false }))).published).toBe(false);
  expect(database.commit).toHaveBeenCalledOnce();
});

test('an invitation that certainly was not made is not', async () => {
  await expect(make(async () => undefined)).rejects.toBe(LOST);
});

test('where nothing can be read, nobody knows whether the invitation is made', async () => {
  await expect(make(() => Promise.reject(LOST))).rejects.toBeInstanceOf(UnsureError);
});

test('where the session has ended after the lost response, the sign-in is asked for', async () => {
  const ended = Object.assign(new Error('signed out'), { code: 'unauthenticated' });
  const failure = await make(() => Promise.reject(ended)).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(UnsureError);
  expect(backendFailure(failure)).toBe('session');
});
