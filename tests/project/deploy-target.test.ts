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
