/**
 * For effects that read: passes the result to `take`, unless the effect has been cleaned up first. Returns that clean-up.
 *
 * @param failed can be omitted for a promise that never rejects
 */
export function unlessCleanedUp<Read>(
  reading: Promise<Read>,
  take: (read: Read) => void,
  failed?: (error: unknown) => void,
): () => void {
  let isCleanedUp = false;
  void reading.then(
    (read) => {
      if (!isCleanedUp) take(read);
    },
    failed &&
      ((error: unknown) => {
        if (!isCleanedUp) failed(error);
      }),
  );
  return () => {
    isCleanedUp = true;
  };
}
