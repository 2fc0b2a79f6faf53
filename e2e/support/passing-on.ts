import type { APIResponse, Route } from '@playwright/test';
import { databasesIn, emulatorsOf } from '#scripts/testing/databases.ts';

/** `route.fetch` to the worker's own database: it does not go through the browser's resolver. */
export function fetchOf(route: Route): Promise<APIResponse> {
  const url = new URL(route.request().url());
  const [first] = databasesIn(process.env);
  if (first) {
    for (const [name, address] of Object.entries(emulatorsOf(first))) {
      if (url.host === address) url.host = process.env[name] ?? address;
    }
  }
  return route.fetch({ url: url.href });
}
