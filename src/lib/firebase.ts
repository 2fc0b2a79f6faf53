import type { FirebaseApp } from 'firebase/app';
import type { AppCheck } from 'firebase/app-check';
import type { Auth } from 'firebase/auth';
import type { Firestore as LiveFirestore } from 'firebase/firestore';
import type { Firestore } from 'firebase/firestore/lite';
import { BACKEND } from '#src/config/site.ts';

let app: Promise<FirebaseApp> | undefined;
let database: Promise<Firestore> | undefined;
let liveDatabase: Promise<LiveFirestore> | undefined;
let auth: Promise<Auth> | undefined;
let appCheck: Promise<AppCheck> | undefined;

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

/** The App Check token; `undefined` without a key. Throws if none is available. */
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

/** Throws BackendMissingError when `npm start` runs without an emulator. */
export async function openDatabase(): Promise<Firestore> {
  if (BACKEND.missing) throw new BackendMissingError('no Firestore emulator is running');
  await getAppCheckToken();
  return openFirestore();
}

function openFirestore(): Promise<Firestore> {
  database ??= Promise.all([openApp(), import('firebase/firestore/lite')]).then(([opened, firestore]) => {
    // The SDK would log a refused message with the guest's name and number.
    firestore.setLogLevel('silent');
    const db = firestore.getFirestore(opened);
    if (BACKEND.firestoreEmulator) {
      firestore.connectFirestoreEmulator(db, ...hostAndPort(BACKEND.firestoreEmulator));
    }
    return db;
  });
  database.catch(() => {
    database = undefined;
  });
  return database;
}

/** For queries that keep listening: a second, larger part of Firebase. Throws as {@link openDatabase} does. */
export async function openLiveDatabase(): Promise<LiveFirestore> {
  if (BACKEND.missing) throw new BackendMissingError('no Firestore emulator is running');
  await getAppCheckToken();
  // Only after sign-in has been restored does a listener know who is listening.
  await (await openAuth()).authStateReady();
  liveDatabase ??= Promise.all([openApp(), import('firebase/firestore')]).then(([opened, firestore]) => {
    firestore.setLogLevel('silent');
    const db = firestore.getFirestore(opened);
    if (BACKEND.firestoreEmulator) {
      firestore.connectFirestoreEmulator(db, ...hostAndPort(BACKEND.firestoreEmulator));
    }
    return db;
  });
  liveDatabase.catch(() => {
    liveDatabase = undefined;
  });
  return liveDatabase;
}

export async function openAuth(): Promise<Auth> {
  if (BACKEND.missing) throw new BackendMissingError('no Auth emulator is running');
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
