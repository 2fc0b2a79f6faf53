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

const HEADER = /("Strict-Transport-Security", "value": ")[^"]*/;

/** In seconds: browsers use https for this long, even if a link has http. */
const YEAR = 31_536_000;

/**
 * firebase.json with the owner's choice of HSTS for subdomains. It is off by default: a subdomain without https
 * could not be opened for a year, and this cannot be undone.
 */
export function withTransportSecurity(config: string, settings: Environment): string {
  const subdomains = settingIn(settings, 'VITE_HSTS_SUBDOMAINS') === 'yes' ? '; includeSubDomains' : '';
  return config.replace(HEADER, `$1max-age=${YEAR}${subdomains}`);
}
