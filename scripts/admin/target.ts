import type { Environment } from '#scripts/build/settings.ts';
import { DEMO_PROJECT } from '#scripts/emulators/project.ts';
import { findRunning } from '#scripts/emulators/running.ts';

/** Firebase's own variables, each the `host:port` of an emulator that its libraries then use. */
export const EMULATOR_VARIABLES = {
  firestore: 'FIRESTORE_EMULATOR_HOST',
  auth: 'FIREBASE_AUTH_EMULATOR_HOST',
} as const;

export interface Target {
  readonly project: string;
  /** `host:port`; absent for the project itself. */
  readonly emulator?: string;
}

interface TargetOptions {
  readonly project: string | undefined;
  /** The emulators of a running `npm start`. */
  readonly local: boolean;
}

/** The options contradict each other or name no project; the message is the next step. */
export class TargetError extends Error {
  override readonly name = 'TargetError';
}

/**
 * The emulator or project that the options name, or else the owner's settings. Throws a {@link TargetError}, or a NotRunningError for
 * `local` without `npm start`.
 */
export async function chooseTarget(
  service: keyof typeof EMULATOR_VARIABLES,
  { project, local }: TargetOptions,
  settings?: Environment,
): Promise<Target> {
  const variable = EMULATOR_VARIABLES[service];
  const named = (settings ?? process.env)[variable];
  if (project && local) throw new TargetError('Either --project or --emulator, not both.');
  if (project && named) {
    throw new TargetError(
      `${variable} is set, so the emulator at ${named} would be changed instead of the project ${project}. ` +
        'Unset it, or leave --project out.',
    );
  }
  const emulator = named || (local ? (await findRunning())[service] : undefined);
  if (emulator) return { project: DEMO_PROJECT, emulator };
  if (project) return { project };
  const { VITE_FIREBASE_PROJECT_ID, GOOGLE_CLOUD_PROJECT } = settings ?? (await readOwnSettings());
  const chosen = VITE_FIREBASE_PROJECT_ID || GOOGLE_CLOUD_PROJECT;
  if (chosen) return { project: chosen };
  throw new TargetError(
    'Which Firebase project? Set VITE_FIREBASE_PROJECT_ID in .env.production.local, or add --project ID, or --emulator for that of `npm start`.',
  );
}

/** Loads Vite, which takes longer than the rest of a command. */
async function readOwnSettings(): Promise<Environment> {
  const { readSettings } = await import('#scripts/build/read-settings.ts');
  return readSettings();
}
