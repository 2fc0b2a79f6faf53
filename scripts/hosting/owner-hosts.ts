import type { Environment } from '#scripts/build/settings.ts';
import { settingIn } from '#scripts/build/settings.ts';
import type { Policy } from './policy.ts';
import { allowing } from './policy.ts';

/** A host that the owner's settings need in a directive of the policy. */
export interface OwnerHost {
  readonly setting: string;
  readonly directive: string;
  readonly origin: string;
}

const DIRECTIVES = [
  ['VITE_FORM_ENDPOINT', 'form-action'],
  ['VITE_FORM_ENDPOINT', 'connect-src'],
  ['VITE_MAP_EMBED', 'frame-src'],
] as const;

/** The hosts that the settings need and the policy does not allow. */
export function missingHosts(policy: Policy, settings: Environment): OwnerHost[] {
  return [...ownerHosts(settings)].filter(
    ({ directive, origin }) => !policy.get(directive)?.includes(origin),
  );
}

export function withOwnerHosts(policy: Policy, settings: Environment): Policy {
  return missingHosts(policy, settings).reduce(
    (allowed, { directive, origin }) => allowing(allowed, directive, [origin]),
    policy,
  );
}

function ownerHosts(settings: Environment): OwnerHost[] {
  const ofServices = DIRECTIVES.map(([setting, directive]) => ({
    setting,
    directive,
    origin: new URL(settingIn(settings, setting)).origin,
  }));
  return [...ofServices, ...signInHost(settings)];
}

/** The frame of the owner's Firebase project through which Google's sign-in window reports back. */
function signInHost(settings: Environment): OwnerHost[] {
  const project = settingIn(settings, 'VITE_FIREBASE_PROJECT_ID');
  const domain = settingIn(settings, 'VITE_FIREBASE_AUTH_DOMAIN');
  // A project of this name exists in emulators only.
  if (!domain && project.startsWith('demo-')) return [];
  return [
    {
      setting: domain ? 'VITE_FIREBASE_AUTH_DOMAIN' : 'VITE_FIREBASE_PROJECT_ID',
      directive: 'frame-src',
      origin: `https://${domain || `${project}.firebaseapp.com`}`,
    },
  ];
}
