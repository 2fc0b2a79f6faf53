import type { Environment } from '#scripts/build/settings.ts';
import { settingIn } from '#scripts/build/settings.ts';
import type { Policy } from '#scripts/hosting/policy.ts';
import { allowing } from '#scripts/hosting/policy.ts';

/**
 * The same policy, allowing the frame of the owner's Firebase project through which Google's sign-in window reports back.
 * What that frame is set up with, a script of apis.google.com, is in firebase.json: it is the same for every project.
 */
export function withSignInHost(policy: Policy, settings: Environment): Policy {
  const project = settingIn(settings, 'VITE_FIREBASE_PROJECT_ID');
  const host = settingIn(settings, 'VITE_FIREBASE_AUTH_DOMAIN') || `${project}.firebaseapp.com`;
  return allowing(policy, 'frame-src', [`https://${host}`]);
}
