/** Firestore's codes for a document that was deleted, and for one that was changed, since it was read. */
const MEANWHILE: readonly unknown[] = [5, 9];

/** Whether a write with a precondition was made: not if its document was deleted or changed meanwhile. Rejects as it does otherwise. */
export async function isWritten(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && MEANWHILE.includes(error.code)) return false;
    throw error;
  }
}
