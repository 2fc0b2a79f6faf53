import type { Credential } from 'firebase-admin/app';
import { applicationDefault, initializeApp } from 'firebase-admin/app';
import type { Firestore } from 'firebase-admin/firestore';
import { getFirestore } from 'firebase-admin/firestore';
import type { Target } from './target.ts';

/** Opens the database with the rights of a service account, which no rule limits. */
export async function openFirestore({ project, emulator }: Target): Promise<Firestore> {
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
