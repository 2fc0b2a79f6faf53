import { backendFailure, codeOf } from './backend-failure.ts';

/** Nobody knows whether something was done: its response was lost, and what is stored cannot be read either. */
export class UnsureError extends Error {
  override readonly name = 'UnsureError';
  /** Why it cannot be read: whoever has to sign in again learns it from this. */
  readonly code = codeOf(this.cause);
}

/**
 * Does some work. A failure may be a lost response: then `isDone` reads what is stored. Rejects with the failure if it
 * certainly was not done, also because it was refused or needs a new sign-in, and with `UnsureError` if that cannot be read.
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
      const isCertain = ['session', 'refused'].includes(backendFailure(error));
      throw isCertain ? error : new UnsureError('the response was lost', { cause: reason });
    }
    if (!isStored) throw error;
  }
}

/** The text for a failure of {@link doneOrUnsure}. */
export function failureText(texts: { readonly notDone: string; readonly unsure: string }) {
  return (error: unknown): string => (error instanceof UnsureError ? texts.unsure : texts.notDone);
}
