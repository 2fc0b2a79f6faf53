import { expect, test } from 'vitest';
import type { Account } from '#scripts/admin/grant.ts';
import { checkUid, chooseTarget, decideGrant, describe } from '#scripts/admin/grant.ts';

const EMAIL = 'owner@shagun.example';

/** An account after sign-up, by anyone. */
const USED: Account = {
  uid: 'uid-1',
  created: 'Sun, 22 Nov 2026 06:00:00 GMT',
  lastSignIn: 'Sun, 22 Nov 2026 06:00:00 GMT',
  providers: ['password'],
  admin: false,
};
const FRESH: Account = { ...USED, lastSignIn: undefined };

test('An e-mail address without an account gets one', () => {
  expect(decideGrant(EMAIL, undefined, undefined)).toBe('create');
});

test('An unused account becomes an admin, and can get a new link when the old one has expired', () => {
  expect(decideGrant(EMAIL, FRESH, undefined)).toBe('grant');
  expect(decideGrant(EMAIL, { ...FRESH, admin: true }, undefined)).toBe('grant');
});

test('An account that has been used is refused with the next step', () => {
  expect(() => decideGrant(EMAIL, USED, undefined)).toThrow(
    `npm run admin:grant -- ${EMAIL} --uid ${USED.uid}`,
  );
});

test('An account that has been used becomes an admin if its uid is given', () => {
  expect(decideGrant(EMAIL, USED, USED.uid)).toBe('grant');
});

test('The uid of another account is refused', () => {
  expect(() => decideGrant(EMAIL, USED, 'uid-2')).toThrow('has the uid uid-1, not uid-2');
  expect(() => decideGrant(EMAIL, FRESH, 'uid-2')).toThrow('has the uid uid-1, not uid-2');
  expect(() => decideGrant(EMAIL, undefined, 'uid-2')).toThrow('There is no account');
});

test('An admin who has signed in is left unchanged', () => {
  expect(decideGrant(EMAIL, { ...USED, admin: true }, undefined)).toBe('link');
});

test('The claim is revoked from the account with that address, and from no other', () => {
  expect(checkUid(EMAIL, USED, undefined)).toBe(USED);
  expect(() => checkUid(EMAIL, USED, 'uid-2')).toThrow('has the uid uid-1, not uid-2');
  expect(() => checkUid(EMAIL, undefined, undefined)).toThrow('There is no account');
});

test('The account is described as in the Firebase console', () => {
  const text = describe(EMAIL, USED);
  for (const detail of [EMAIL, USED.uid, USED.created, 'password']) expect(text).toContain(detail);
  expect(describe(EMAIL, FRESH)).toMatch(/last sign-in +never/);
});

test('A project given by name is never replaced by the emulator', () => {
  const environment = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };
  expect(() => chooseTarget({ project: 'shop', local: false }, environment)).toThrow(
    'FIREBASE_AUTH_EMULATOR_HOST is set',
  );
  expect(() => chooseTarget({ project: 'shop', local: true }, {})).toThrow('Either --project or --local');
});

test('The emulator is used if the flag or the environment says so, otherwise the project', () => {
  const emulator = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };
  expect(chooseTarget({ project: undefined, local: true }, {})).toEqual({ emulator: true });
  expect(chooseTarget({ project: undefined, local: false }, emulator)).toEqual({ emulator: true });
  expect(chooseTarget({ project: 'shop', local: false }, { GOOGLE_CLOUD_PROJECT: 'other' })).toEqual({
    emulator: false,
    project: 'shop',
  });
  expect(chooseTarget({ project: undefined, local: false }, { GOOGLE_CLOUD_PROJECT: 'other' })).toEqual({
    emulator: false,
    project: 'other',
  });
  expect(() => chooseTarget({ project: undefined, local: false }, {})).toThrow('Which Firebase project?');
});
