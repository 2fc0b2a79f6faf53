import { setting } from './setting.ts';

/** The shop's name in both scripts and its tagline, as the owner sets them in these settings. */
export function brandOf(env: Readonly<Record<string, string | undefined>>) {
  return {
    name: setting(env.VITE_NAME, 'Shagun'),
    nameHindi: setting(env.VITE_NAME_HINDI, 'शगुन'),
    tagline: setting(env.VITE_TAGLINE, 'Your Trusted Wedding Companion'),
  };
}

/** The brand of this build. */
export const BRAND = brandOf(import.meta.env ?? {});
