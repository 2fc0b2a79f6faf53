/**
 * Opens Firebase on first use, never before: a page that talks to nobody loads none of it.
 * The Lite SDK (no offline cache, plain requests) is all the shop needs; what must survive a dead network
 * waits in the outbox instead.
 */
import type { FirebaseApp } from 'firebase/app';
import type { AppCheck } from 'firebase/app-check';
import type { Auth } from 'firebase/auth';
import type { Firestore } from 'firebase/firestore/lite';
import { BACKEND } from '#src/config/site.ts';

let app: Promise<FirebaseApp> | undefined;
let database: Promise<Firestore> | undefined;
let auth: Promise<Auth> | undefined;
let appCheck: Promise<AppCheck> | undefined;

/** `npm start` found no emulator to run, so there is nobody to talk to. */
export class BackendMissingError extends Error {
  override readonly name = 'BackendMissingError';
}

function openApp(): Promise<FirebaseApp> {
  app ??= import('firebase/app').then(({ initializeApp }) =>
    initializeApp({
      projectId: BACKEND.projectId,
      apiKey: BACKEND.apiKey,
      authDomain: BACKEND.authDomain || `${BACKEND.projectId}.firebaseapp.com`,
      ...(BACKEND.appId ? { appId: BACKEND.appId } : {}),
    }),
  );
  return app;
}

function hostAndPort(address: string): [string, number] {
  const [host = '127.0.0.1', port = '8080'] = address.split(':');
  return [host, Number(port)];
}

/**
 * Proof that a request comes from this site (App Check, reCAPTCHA Enterprise); `undefined` where no key is set.
 *
 * @throws when no proof can be had now; a request without one would be refused as if the rules had refused it.
 */
export async function getAppCheckToken(): Promise<string | undefined> {
  if (!BACKEND.appCheckKey) return undefined;
  appCheck ??= Promise.all([openApp(), import('firebase/app-check')]).then(([opened, check]) =>
    check.initializeAppCheck(opened, {
      provider: new check.ReCaptchaEnterpriseProvider(BACKEND.appCheckKey),
      isTokenAutoRefreshEnabled: true,
    }),
  );
  appCheck.catch(() => {
    appCheck = undefined;
  });
  const [opened, { getToken }] = await Promise.all([appCheck, import('firebase/app-check')]);
  return (await getToken(opened)).token;
}

/**
 * The database, opened once.
 *
 * @throws BackendMissingError when `npm start` runs without an emulator
 */
export async function openDatabase(): Promise<Firestore> {
  if (BACKEND.missing) throw new BackendMissingError('no database is running');
  // The SDK attaches the proof itself, once there is one.
  await getAppCheckToken();
  return openFirestore();
}

function openFirestore(): Promise<Firestore> {
  database ??= Promise.all([openApp(), import('firebase/firestore/lite')]).then(([opened, firestore]) => {
    // The SDK would print a refused write, words and number included, to the console.
    firestore.setLogLevel('silent');
    const db = firestore.getFirestore(opened);
    if (BACKEND.firestoreEmulator) {
      firestore.connectFirestoreEmulator(db, ...hostAndPort(BACKEND.firestoreEmulator));
    }
    return db;
  });
  // A piece that failed to load over a weak network must be fetched again on the next try.
  database.catch(() => {
    database = undefined;
  });
  return database;
}

/**
 * Sign-in, opened once; only admin pages ask for it.
 *
 * @throws BackendMissingError when `npm start` runs without an emulator
 */
export async function openAuth(): Promise<Auth> {
  if (BACKEND.missing) throw new BackendMissingError('no sign-in is running');
  auth ??= Promise.all([openApp(), import('firebase/auth')]).then(([opened, firebaseAuth]) => {
    const opening = firebaseAuth.initializeAuth(opened, {
      persistence: [firebaseAuth.indexedDBLocalPersistence, firebaseAuth.browserSessionPersistence],
    });
    if (BACKEND.authEmulator) {
      firebaseAuth.connectAuthEmulator(opening, `http://${BACKEND.authEmulator}`, { disableWarnings: true });
    }
    return opening;
  });
  auth.catch(() => {
    auth = undefined;
  });
  return auth;
}
