import { expect, test } from 'vitest';
import { deployTargetFault } from '#scripts/hosting/deploy-target.ts';

const HOOK = { RESOURCE_DIR: '/shop', GCLOUD_PROJECT: 'mangal-weddings' };

test('a deploy to another project than the one in the settings is refused, with both names', () => {
  const fault = deployTargetFault({ ...HOOK, VITE_FIREBASE_PROJECT_ID: 'mangal-test' });
  expect(fault).toMatch(/mangal-weddings.*mangal-test.*VITE_FIREBASE_PROJECT_ID/);
  expect(deployTargetFault(HOOK)).toMatch(/built for demo-/);
});

test('a deploy to that project goes on, and so does a build that no deploy has started', () => {
  expect(deployTargetFault({ ...HOOK, VITE_FIREBASE_PROJECT_ID: 'mangal-weddings' })).toBeUndefined();
  expect(deployTargetFault({ GCLOUD_PROJECT: 'of-the-shell' })).toBeUndefined();
});

test('a deploy from a shell that still has the emulators’ settings is refused, and says which', () => {
  const settings = { ...HOOK, VITE_FIREBASE_PROJECT_ID: 'mangal-weddings' };
  const left = { VITE_FIRESTORE_EMULATOR: '127.0.0.1:8080', VITE_AUTH_EMULATOR: '127.0.0.1:9099' };
  expect(deployTargetFault({ ...settings, ...left })).toMatch(
    /VITE_FIRESTORE_EMULATOR and VITE_AUTH_EMULATOR/,
  );
  expect(deployTargetFault({ ...settings, VITE_AUTH_EMULATOR: '' })).toBeUndefined();
});
