import type { Environment } from '#scripts/build/settings.ts';
import type { Policy } from '#scripts/hosting/policy.ts';
import { allowing } from '#scripts/hosting/policy.ts';

const SETTINGS = ['VITE_MEDIA_HOST', 'VITE_MEDIA_BASE'];

/** The origins in the settings, and a message for each entry that is not an https URL. */
export function mediaHosts(settings: Environment): { origins: string[]; faults: string[] } {
  const origins: string[] = [];
  const faults: string[] = [];
  for (const setting of SETTINGS) {
    for (const entry of settings[setting]?.split(/[\s,]+/).filter(Boolean) ?? []) {
      if (URL.canParse(entry) && new URL(entry).protocol === 'https:') origins.push(new URL(entry).origin);
      else faults.push(`${setting} names ${entry}, which is not an address that starts with https://.`);
    }
  }
  return { origins, faults };
}

export function withMediaHosts(policy: Policy, settings: Environment): Policy {
  const { origins } = mediaHosts(settings);
  return allowing(allowing(policy, 'media-src', origins), 'img-src', origins);
}
