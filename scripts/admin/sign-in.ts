import { applicationDefault, type Credential } from 'firebase-admin/app';

/** The credentials of this machine, tried. Throws what Google's libraries throw; with a bad key, Firestore would only wait. */
export async function signIn(): Promise<Credential> {
  // Google's library warns in words of its own where it looks for its cloud's credentials in vain.
  process.removeAllListeners('warning');
  const credential = applicationDefault();
  await credential.getAccessToken();
  return credential;
}
