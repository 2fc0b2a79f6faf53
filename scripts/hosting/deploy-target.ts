import type { Environment } from '#scripts/build/settings.ts';
import { settingIn } from '#scripts/build/settings.ts';

/**
 * A message if `firebase deploy`, which builds the site before it sends it, sends it to another project than the site
 * reads from. Its hooks are told both of these.
 */
export function deployTargetFault({
  GCLOUD_PROJECT,
  RESOURCE_DIR,
  ...settings
}: Environment): string | undefined {
  const project = settingIn(settings, 'VITE_FIREBASE_PROJECT_ID');
  if (!RESOURCE_DIR || !GCLOUD_PROJECT || GCLOUD_PROJECT === project) return undefined;
  return (
    `Not deployed: this would go to ${GCLOUD_PROJECT}, but the site is built for ${project}. ` +
    'Correct VITE_FIREBASE_PROJECT_ID in .env.production.local, or the name after --project.'
  );
}
