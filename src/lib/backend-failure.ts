/**
 * What went wrong with a call to the backend, as far as a page can act on it: `session` wants a new sign-in,
 * `refused` will be refused again, `unreachable` (no network, a full quota, a server's bad moment) may well work
 * later.
 */
export type BackendFailure = 'session' | 'refused' | 'unreachable';

const REFUSED = new Set(['permission-denied', 'invalid-argument']);

/** Reads the code a Firebase error carries; whatever has none is taken for a network that failed. */
export function backendFailure(error: unknown): BackendFailure {
  const code = codeOf(error);
  if (code === 'unauthenticated') return 'session';
  if (code.startsWith('auth/')) return code === 'auth/network-request-failed' ? 'unreachable' : 'session';
  return REFUSED.has(code) ? 'refused' : 'unreachable';
}

/** The `code` of a Firebase error, `''` where there is none. */
export function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code : '';
}
