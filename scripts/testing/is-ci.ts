/** Whether this is a machine for tests, which says so by `CI=true`: what is missing there is a failure. */
export const IS_CI = Boolean(process.env.CI) && process.env.CI !== 'false';
