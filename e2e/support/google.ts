import type { Route } from '@playwright/test';

/** Responds to writes with Google's 403; passes everything else on. */
export function refuseWrites(message: string, reason?: string): (route: Route) => Promise<void> {
  const details =
    reason === undefined ? [] : [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason }];
  return (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 403,
          headers: { 'access-control-allow-origin': '*' },
          json: { error: { code: 403, status: 'PERMISSION_DENIED', message, details } },
        })
      : route.fallback();
}

/** Responds to writes as firestore.rules refuse them. */
export const rulesRefuse = refuseWrites('Missing or insufficient permissions.');
