import type { Firestore, Transaction, TransactionOptions } from 'firebase/firestore/lite';
import { runTransaction as run } from 'firebase/firestore/lite';
import { codeOf } from './backend-failure.ts';

/**
 * The SDK's `runTransaction`, which also rejects when the session has ended: the SDK does not know the codes of Authentication
 * (`isPermanentError`), and its promise then never settles.
 */
export async function runTransaction<Result>(
  database: Firestore,
  work: (transaction: Transaction) => Promise<Result>,
  options?: TransactionOptions,
): Promise<Result> {
  let ended: unknown;
  const attempt = async (transaction: Transaction) => {
    try {
      return await work(transaction);
    } catch (error) {
      if (!codeOf(error).startsWith('auth/')) throw error;
      ended = error;
      throw new Error('the session has ended', { cause: error });
    }
  };
  return run(database, attempt, options).catch((error: unknown) => {
    throw ended ?? error;
  });
}
