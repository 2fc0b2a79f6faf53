/**
 * Something the emulators or the tests need is not on this machine. The message is one for the terminal: what is
 * missing, and the next step.
 */
export class MissingToolError extends Error {
  override readonly name = 'MissingToolError';
}
