import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/**
 * Three checks on every unit test: it leaves nothing on the page for the next test, logs nothing to the console that it did not
 * expect, and makes no network request.
 *
 * A test that expects a console message takes it with `vi.spyOn(console, 'error')` of its own; one
 * that needs the network stubs it with `vi.stubGlobal('fetch', …)`.
 */
const said: string[] = [];

beforeEach(() => {
  said.length = 0;
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      said.push(`console.${level}: ${words.map(String).join(' ')}`);
    });
  }
  vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
    const address = input instanceof Request ? input.url : String(input);
    said.push(`fetch: ${address}`);
    return Promise.reject(new TypeError(`No test may reach the network: ${address}`));
  });
});

afterEach(() => {
  cleanup();
  const unexpected = [...said];
  said.length = 0;
  if (unexpected.length > 0) throw new Error(`Not expected by this test:\n${unexpected.join('\n')}`);
});
