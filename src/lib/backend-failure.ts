/**
 * What went wrong with a call to the backend, as far as a page can act on it: `session` wants a new sign-in,
 * `refused` will be refused again, `busy` (a full quota, a server's bad moment) and `unreachable` (no network, or
 * none to speak of) may well work later.
 */
export type BackendFailure = 'session' | 'refused' | 'busy' | 'unreachable';

const REFUSED = new Set(['permission-denied', 'invalid-argument']);
/** What the SDK makes of an answer of 409, 429, 502, 503 and 504; a request that never got through is `unknown`. */
const BUSY = new Set(['aborted', 'resource-exhausted', 'internal', 'unavailable', 'deadline-exceeded']);

/** Reads the code a Firebase error carries; whatever has none is taken for a network that failed. */
export function backendFailure(error: unknown): BackendFailure {
  const code = codeOf(error);
  if (code === 'unauthenticated') return 'session';
  if (code.startsWith('auth/')) return code === 'auth/network-request-failed' ? 'unreachable' : 'session';
  if (REFUSED.has(code)) return 'refused';
  return BUSY.has(code) ? 'busy' : 'unreachable';
}

/** The `code` of a Firebase error, `''` where there is none. */
export function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code : '';
}
