import { expect, test } from 'vitest';
import { deployTargetFault } from '#scripts/hosting/deploy-target.ts';

/** The values that every shop must set. */
const OWN = {
  VITE_FIREBASE_PROJECT_ID: 'mangal-weddings',
  VITE_NAME: 'Mangal Wedding House',
  VITE_PHONE: '+919812345678',
  VITE_EMAIL: 'hello@mangal.example',
  VITE_SITE_URL: 'https://mangal.example',
  VITE_LEGAL_NAME: 'Mangal Weddings',
  VITE_LEGAL_ADDRESS: '4 MG Road, Indore 452001',
  VITE_GRIEVANCE_NAME: 'Asha Rao',
};
const HOOK = { RESOURCE_DIR: '/shop', GCLOUD_PROJECT: 'mangal-weddings' };

test('a deploy to another project than the one in the settings is refused, with both names', () => {
  const fault = deployTargetFault({ ...HOOK, VITE_FIREBASE_PROJECT_ID: 'mangal-test' });
  expect(fault).toMatch(/mangal-weddings.*mangal-test.*VITE_FIREBASE_PROJECT_ID/);
  expect(deployTargetFault(HOOK)).toMatch(/built for demo-/);
});

test('a deploy to that project goes on, and so does a build that no deploy has started', () => {
  expect(deployTargetFault({ ...HOOK, ...OWN })).toBeUndefined();
  expect(deployTargetFault({ GCLOUD_PROJECT: 'of-the-shell' })).toBeUndefined();
});

test('a deploy from a shell that still has the emulators’ settings is refused, and says which', () => {
  const settings = { ...HOOK, ...OWN };
  const left = { VITE_FIRESTORE_EMULATOR: '127.0.0.1:8080', VITE_AUTH_EMULATOR: '127.0.0.1:9099' };
  expect(deployTargetFault({ ...settings, ...left })).toMatch(
    /VITE_FIRESTORE_EMULATOR and VITE_AUTH_EMULATOR/,
  );
  expect(deployTargetFault({ ...settings, VITE_AUTH_EMULATOR: '' })).toBeUndefined();
});

test('a deploy whose orders would go to the demonstration shop is refused, and says what is missing', () => {
  const fault = deployTargetFault({ ...HOOK, ...OWN, VITE_PHONE: '', VITE_GRIEVANCE_NAME: ' ' });
  expect(fault).toMatch(/^Not deployed: .*: VITE_PHONE, VITE_GRIEVANCE_NAME\.$/);
});
