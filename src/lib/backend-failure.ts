/** `session` needs a new sign-in, `refused` is final, `busy` and `unreachable` may work later. */
export type BackendFailure = 'session' | 'refused' | 'busy' | 'unreachable';

const REFUSED = new Set(['permission-denied', 'invalid-argument']);
/** The SDK's codes for HTTP 409, 429, 502, 503 and 504; a request without a response is `unknown`. */
const BUSY = new Set(['aborted', 'resource-exhausted', 'internal', 'unavailable', 'deadline-exceeded']);

export function backendFailure(error: unknown): BackendFailure {
  const code = codeOf(error);
  if (code === 'unauthenticated') return 'session';
  if (code.startsWith('auth/')) return code === 'auth/network-request-failed' ? 'unreachable' : 'session';
  if (REFUSED.has(code)) return 'refused';
  return BUSY.has(code) ? 'busy' : 'unreachable';
}

export function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code : '';
}
