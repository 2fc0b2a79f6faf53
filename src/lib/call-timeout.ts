/** After this long without a response, a call to the database has failed. */
export const CALL_TIMEOUT_MS = 15_000;
