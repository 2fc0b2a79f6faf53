import { expect, test } from 'vitest';
import { backendFailure } from '#src/lib/backend-failure.ts';

test.each([
  ['permission-denied', 'refused'],
  ['invalid-argument', 'refused'],
  ['unauthenticated', 'session'],
  ['auth/user-token-expired', 'session'],
  ['auth/network-request-failed', 'unreachable'],
  ['unavailable', 'busy'],
  ['resource-exhausted', 'busy'],
  ['deadline-exceeded', 'busy'],
  ['appCheck/fetch-network-error', 'unreachable'],
  ['unknown', 'unreachable'],
])('An error with the code %s means %s', (code, meaning) => {
  expect(backendFailure(Object.assign(new Error(code), { code }))).toBe(meaning);
});

test.each([undefined, null, 'text', new TypeError('Failed to fetch'), { code: 7 }])(
  'An error without a code means no network: %s',
  (error) => {
    expect(backendFailure(error)).toBe('unreachable');
  },
);
