import type { Credential } from 'firebase-admin/app';
import { applicationDefault, initializeApp } from 'firebase-admin/app';
import type { Firestore } from 'firebase-admin/firestore';
import { getFirestore } from 'firebase-admin/firestore';
import { DEMO_PROJECT } from '#scripts/emulators/project.ts';
import { findRunning } from '#scripts/emulators/running.ts';

export interface FirestoreTarget {
  readonly project: string;
  /** `host:port`; absent for the project itself. */
  readonly emulator?: string;
}

interface TargetOptions {
  readonly project: string | undefined;
  /** The emulator of a running `npm start`. */
  readonly local: boolean;
}

/** The emulator or project that the options name. Throws with the next step when they contradict each other or name none. */
export async function firestoreTarget({ project, local }: TargetOptions): Promise<FirestoreTarget> {
  const emulator =
    process.env.FIRESTORE_EMULATOR_HOST ?? (local ? (await findRunning()).firestore : undefined);
  if (project && emulator) {
    throw new Error(
      `The emulator at ${emulator} would be used instead of ${project}; leave one of them out.`,
    );
  }
  if (emulator) return { project: DEMO_PROJECT, emulator };
  if (project) return { project };
  throw new Error('Which Firebase project? Add --project ID, or --local for the emulator.');
}

/** Opens the database with the rights of a service account, which no rule limits. */
export async function openFirestore({ project, emulator }: FirestoreTarget): Promise<Firestore> {
  if (!emulator) return getFirestore(initializeApp({ projectId: project, credential: await signIn() }));
  process.env.FIRESTORE_EMULATOR_HOST = emulator;
  return getFirestore(initializeApp({ projectId: project }));
}

/** The credentials of this machine, tried. Throws what Google's libraries throw; with a bad key, Firestore would only wait. */
export async function signIn(): Promise<Credential> {
  // Google's library prints its own warning when it finds no credentials of its cloud.
  process.removeAllListeners('warning');
  const credential = applicationDefault();
  await credential.getAccessToken();
  return credential;
}
