import type { Environment } from '#scripts/build/settings.ts';
import type { Policy } from '#scripts/hosting/policy.ts';
import { allowing } from '#scripts/hosting/policy.ts';

/** The settings that name hosts of pictures and films; each may name several, separated by spaces or commas. */
const SETTINGS = ['VITE_MEDIA_HOST', 'VITE_MEDIA_BASE'];

/** The origins that the owner's settings name, and a sentence for each entry that is no https address. */
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

/** The same policy, allowing pictures and films from the owner's media hosts. */
export function withMediaHosts(policy: Policy, settings: Environment): Policy {
  const { origins } = mediaHosts(settings);
  return allowing(allowing(policy, 'media-src', origins), 'img-src', origins);
}
