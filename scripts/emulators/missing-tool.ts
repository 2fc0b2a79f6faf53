/** The message is shown in the terminal: what is missing, and the next step. */
export class MissingToolError extends Error {
  override readonly name = 'MissingToolError';
}

/** On CI, missing tools are failures. */
export const IS_CI = Boolean(process.env.CI) && process.env.CI !== 'false';
