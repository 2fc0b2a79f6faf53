/** The owner has not said yet how many there are of each thing. Nothing was written. */
export class NotCountedError extends Error {
  override readonly name = 'NotCountedError';
}
