import type { Environment } from '#scripts/build/settings.ts';
import { ownValue, settingIn } from '#scripts/build/settings.ts';

const EMULATORS = ['VITE_FIRESTORE_EMULATOR', 'VITE_AUTH_EMULATOR'] as const;

/** Whose shop it is, and where orders and complaints arrive. */
const OWN = [
  'VITE_NAME',
  'VITE_PHONE',
  'VITE_EMAIL',
  'VITE_SITE_URL',
  'VITE_LEGAL_NAME',
  'VITE_LEGAL_ADDRESS',
  'VITE_GRIEVANCE_NAME',
] as const;

/** A message if customers of a real project would write to the demonstration shop. */
export function demonstrationFault(settings: Environment): string | undefined {
  const missing = OWN.filter((name) => ownValue(settings, name) === '');
  if (missing.length === 0) return undefined;
  return (
    'Not deployed: orders and complaints would go to the demonstration shop. ' +
    `Put your own values into .env.production.local: ${missing.join(', ')}.`
  );
}

/** A message if a site for a real project would read from an emulator, as the shell of `npm run emulators` has it. */
export function emulatorFault(settings: Environment): string | undefined {
  const left = EMULATORS.filter((name) => settingIn(settings, name));
  if (left.length === 0) return undefined;
  return `Not deployed: visitors would need your emulator. Take ${left.join(' and ')} out of this shell or .env.production.local.`;
}

/**
 * A message if `firebase deploy` deploys the site to another project than it reads from, or with values of the
 * demonstration. Its hooks call this.
 */
export function deployTargetFault({
  GCLOUD_PROJECT,
  RESOURCE_DIR,
  ...settings
}: Environment): string | undefined {
  const project = settingIn(settings, 'VITE_FIREBASE_PROJECT_ID');
  if (!RESOURCE_DIR || !GCLOUD_PROJECT) return undefined;
  if (GCLOUD_PROJECT === project) return emulatorFault(settings) ?? demonstrationFault(settings);
  return (
    `Not deployed: this would go to ${GCLOUD_PROJECT}, but the site is built for ${project}. ` +
    'Correct VITE_FIREBASE_PROJECT_ID in .env.production.local, or the name after --project.'
  );
}
