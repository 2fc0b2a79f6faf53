/**
 * Opens Firebase on first use, never before: a page that talks to nobody loads none of it.
 * The Lite SDK (no offline cache, plain requests) is all the shop needs; what must survive a dead network
 * waits in the outbox instead.
 */
import type { FirebaseApp } from 'firebase/app';
import type { Auth } from 'firebase/auth';
import type { Firestore } from 'firebase/firestore/lite';
import { BACKEND } from '#src/config/site.ts';

let app: Promise<FirebaseApp> | undefined;
let database: Promise<Firestore> | undefined;
let auth: Promise<Auth> | undefined;

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

/** The database, opened once. */
export function openDatabase(): Promise<Firestore> {
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

/** Sign-in, opened once; only admin pages ask for it. */
export function openAuth(): Promise<Auth> {
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
