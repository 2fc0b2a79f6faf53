import { backendFailure } from './backend-failure.ts';

/** Nobody knows whether something was done: its response was lost, and what is stored cannot be read either. */
export class UnsureError extends Error {
  override readonly name = 'UnsureError';
}

/**
 * Does some work. A failure may be a lost response: then `isDone` reads what is stored. Rejects with the failure if it
 * certainly was not done, and with `UnsureError` if that cannot be read.
 */
export async function doneOrUnsure(
  work: () => Promise<unknown>,
  isDone: () => boolean | Promise<boolean>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    let isStored: boolean;
    try {
      isStored = await isDone();
    } catch (reason) {
      const isUnread = ['unreachable', 'busy'].includes(backendFailure(reason));
      // Whoever has to sign in again learns it from the failure itself.
      throw isUnread ? new UnsureError('the response was lost', { cause: error }) : error;
    }
    if (!isStored) throw error;
  }
}

/** The text for a failure of {@link doneOrUnsure}. */
export function failureText(texts: { readonly notDone: string; readonly unsure: string }) {
  return (error: unknown): string => (error instanceof UnsureError ? texts.unsure : texts.notDone);
}
