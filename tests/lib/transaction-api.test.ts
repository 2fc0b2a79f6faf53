import { FirebaseError, initializeApp } from 'firebase/app';
import { getFirestore } from 'firebase/firestore/lite';
import { expect, test, vi } from 'vitest';
import { runTransaction } from '#src/lib/transaction-api.ts';

const database = getFirestore(initializeApp({ projectId: 'demo-shagun' }, 'transactions'));

test.each(['auth/user-token-expired', 'auth/network-request-failed'])(
  'whoever saves after the session has ended is told so at once: %s',
  async (code) => {
    const error = new FirebaseError(code, 'The credential is no longer valid.');
    const saving = runTransaction(database, () => Promise.reject(error));
    await expect(saving).rejects.toBe(error);
  },
);

test('other errors are passed on, and a conflict is tried again', async () => {
  const refused = new FirebaseError('permission-denied', 'Not allowed.');
  const conflict = new FirebaseError('aborted', 'Somebody else has saved.');
  const work = vi.fn().mockRejectedValueOnce(conflict).mockRejectedValue(refused);
  await expect(runTransaction(database, work)).rejects.toBe(refused);
  expect(work).toHaveBeenCalledTimes(2);
});
