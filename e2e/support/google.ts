import type { Route } from '@playwright/test';

/** Answers a write 403 as Google does; everything else goes on its way. */
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

/** Answers a write as the rules' refusal. */
export const rulesRefuse = refuseWrites('Missing or insufficient permissions.');
