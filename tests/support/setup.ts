import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { loadAllGuestTexts } from '#src/locales/guest-texts.ts';
import { trackRest } from './track-rest.ts';

afterAll(trackRest());

await loadAllGuestTexts();

/**
 * Fails every unit test that logs to the console or makes a network request. To expect a message use
 * `vi.spyOn(console, 'error')`; for the network use `vi.stubGlobal('fetch', …)`.
 */
const unexpected: string[] = [];

beforeEach(() => {
  unexpected.length = 0;
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...values: unknown[]) => {
      unexpected.push(`console.${level}: ${values.map(String).join(' ')}`);
    });
  }
  vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
    const address = input instanceof Request ? input.url : String(input);
    unexpected.push(`fetch: ${address}`);
    return Promise.reject(new TypeError(`No test may reach the network: ${address}`));
  });
});

afterEach(() => {
  const calls = unexpected.splice(0);
  if (calls.length > 0) throw new Error(`Not expected by this test:\n${calls.join('\n')}`);
});
