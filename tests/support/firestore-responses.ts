/** What Firestore's REST interface sends. */
import { vi } from 'vitest';

/** Error response as in Google's REST reference. */
export const failure = (code: number, status: string, message: string, details: object[] = []) =>
  Response.json({ error: { code, status, message, details } }, { status: code });

export const rulesRefuse = () => failure(403, 'PERMISSION_DENIED', 'Missing or insufficient permissions.');
export const taken = () => Response.json({ commitTime: '2026-11-22T00:00:00Z' });
export const missing = () => Response.json([{ missing: 'documents/closed/id', readTime: '' }]);
export const found = () => Response.json([{ found: { name: 'documents/closed/id' }, readTime: '' }]);

/** Returns this response for every request of a test; returns the mock of `fetch`. */
export function respondWith(status: number, body: unknown) {
  const fetched = vi.fn(async (_address: string, _init: RequestInit) => Response.json(body, { status }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}
