/** On CI, missing tools are failures. */
export const IS_CI = Boolean(process.env.CI) && process.env.CI !== 'false';
