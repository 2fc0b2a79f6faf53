import { expect, test } from 'vitest';
import type { Account } from '#scripts/admin/grant.ts';
import { checkUid, claimsWith, decideGrant, describe, parseRole } from '#scripts/admin/grant.ts';

const EMAIL = 'owner@shagun.example';

/** An account after sign-up, by anyone. */
const USED: Account = {
  uid: 'uid-1',
  created: 'Sun, 22 Nov 2026 06:00:00 GMT',
  lastSignIn: 'Sun, 22 Nov 2026 06:00:00 GMT',
  providers: ['password'],
  role: undefined,
};
const FRESH: Account = { ...USED, lastSignIn: undefined };

test('An e-mail address without an account gets one', () => {
  expect(decideGrant(EMAIL, undefined, undefined, 'owner').step).toBe('create');
});

test('An unused account becomes an admin, and can get a new link when the old one has expired', () => {
  expect(decideGrant(EMAIL, FRESH, undefined, 'owner').step).toBe('grant');
  expect(decideGrant(EMAIL, { ...FRESH, role: 'owner' }, undefined, 'owner').step).toBe('grant');
});

test('An account that has been used is refused with the next step', () => {
  expect(() => decideGrant(EMAIL, USED, undefined, 'owner')).toThrow(
    `npm run admin:grant -- ${EMAIL} --uid ${USED.uid}`,
  );
});

test('An account that has been used becomes an admin if its uid is given', () => {
  expect(decideGrant(EMAIL, USED, USED.uid, 'owner').step).toBe('grant');
});

test('The uid of another account is refused', () => {
  expect(() => decideGrant(EMAIL, USED, 'uid-2', 'owner')).toThrow('has the uid uid-1, not uid-2');
  expect(() => decideGrant(EMAIL, FRESH, 'uid-2', 'owner')).toThrow('has the uid uid-1, not uid-2');
  expect(() => decideGrant(EMAIL, undefined, 'uid-2', 'owner')).toThrow('There is no account');
});

test('An owner is made a helper, and a helper an owner, without the uid, for the account is known', () => {
  expect(decideGrant(EMAIL, { ...USED, role: 'owner' }, undefined, 'helper').step).toBe('grant');
  expect(decideGrant(EMAIL, { ...USED, role: 'helper' }, undefined, 'owner').step).toBe('grant');
  expect(decideGrant(EMAIL, { ...USED, role: 'helper' }, undefined, 'helper').step).toBe('link');
});

test('A helper who has forgotten the password gets a link from the command without a role, and stays a helper', () => {
  expect(decideGrant(EMAIL, { ...USED, role: 'helper' }, undefined, undefined)).toEqual({
    step: 'link',
    role: 'helper',
  });
  expect(decideGrant(EMAIL, { ...FRESH, role: 'helper' }, undefined, undefined).role).toBe('helper');
});

test('The command without a role makes an owner', () => {
  expect(decideGrant(EMAIL, undefined, undefined, undefined)).toEqual({ step: 'create', role: 'owner' });
  expect(decideGrant(EMAIL, USED, USED.uid, undefined)).toEqual({ step: 'grant', role: 'owner' });
});

test('Nobody has two roles, and other claims stay', () => {
  expect(claimsWith('helper', { admin: true, city: 'Jaipur' })).toEqual({ helper: true, city: 'Jaipur' });
  expect(claimsWith('owner', { helper: true })).toEqual({ admin: true });
  expect(claimsWith(undefined, { admin: true, helper: true, city: 'Jaipur' })).toEqual({ city: 'Jaipur' });
});

test('A role that the shop does not have is an error that names the two', () => {
  expect(parseRole('helper')).toBe('helper');
  expect(parseRole(undefined)).toBeUndefined();
  expect(() => parseRole('admin')).toThrow('--role is owner or helper, not admin.');
});

test('An owner who has signed in is left unchanged', () => {
  expect(decideGrant(EMAIL, { ...USED, role: 'owner' }, undefined, 'owner').step).toBe('link');
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
