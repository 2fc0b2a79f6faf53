/**
 * For an effect that reads: hands on what comes, unless the effect has been left meanwhile. Returns the effect's clean-up.
 *
 * @param failed may be left out for what never rejects
 */
export function unlessLeft<Read>(
  reading: Promise<Read>,
  take: (read: Read) => void,
  failed?: (error: unknown) => void,
): () => void {
  let left = false;
  void reading.then(
    (read) => {
      if (!left) take(read);
    },
    failed &&
      ((error: unknown) => {
        if (!left) failed(error);
      }),
  );
  return () => {
    left = true;
  };
}
