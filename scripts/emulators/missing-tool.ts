/** The message is shown in the terminal: what is missing, and the next step. */
export class MissingToolError extends Error {
  override readonly name = 'MissingToolError';
}
