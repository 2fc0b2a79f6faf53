import { BACKEND } from '#src/config/site.ts';
import { CALL_TIMEOUT_MS } from './call-timeout.ts';
import { reloadRecaptchaScript, watchRecaptchaScripts } from './recaptcha-script.ts';
import { withTimeout } from './with-timeout.ts';

export class BackendMissingError extends Error {
  override readonly name = 'BackendMissingError';
}

/** After a failure, the next call tries again. */
function once<Opened>(open: () => Promise<Opened>): () => Promise<Opened> {
  let opened: Promise<Opened> | undefined;
  return () => {
    opened ??= open();
    opened.catch(() => {
      opened = undefined;
    });
    return opened;
  };
}

const openApp = once(async () => {
  const { initializeApp } = await import('firebase/app');
  return initializeApp({
    projectId: BACKEND.projectId,
    apiKey: BACKEND.apiKey,
    authDomain: BACKEND.authDomain || `${BACKEND.projectId}.firebaseapp.com`,
    ...(BACKEND.appId ? { appId: BACKEND.appId } : {}),
  });
});

const openAppCheck = once(async () => {
  const [app, check] = await Promise.all([openApp(), import('firebase/app-check')]);
  watchRecaptchaScripts();
  const opened = check.initializeAppCheck(app, {
    provider: new check.ReCaptchaEnterpriseProvider(BACKEND.appCheckKey),
    isTokenAutoRefreshEnabled: true,
  });
  return () => check.getToken(opened);
});

const openFirestore = once(async () => {
  const [app, firestore] = await Promise.all([openApp(), import('firebase/firestore/lite')]);
  // The SDK would log a refused message with the guest's name and number.
  firestore.setLogLevel('silent');
  const database = firestore.getFirestore(app);
  if (BACKEND.firestoreEmulator) firestore.connectFirestoreEmulator(database, ...emulatorPlace());
  return database;
});

const openLiveFirestore = once(async () => {
  const [app, firestore] = await Promise.all([openApp(), import('firebase/firestore')]);
  firestore.setLogLevel('silent');
  const database = firestore.getFirestore(app);
  if (BACKEND.firestoreEmulator) firestore.connectFirestoreEmulator(database, ...emulatorPlace());
  return database;
});

const openAuthentication = once(async () => {
  const [app, authentication] = await Promise.all([openApp(), import('firebase/auth')]);
  const auth = authentication.initializeAuth(app, {
    persistence: [authentication.indexedDBLocalPersistence, authentication.browserSessionPersistence],
  });
  if (BACKEND.authEmulator) {
    authentication.connectAuthEmulator(auth, `http://${BACKEND.authEmulator}`, { disableWarnings: true });
  }
  return auth;
});

function emulatorPlace(): [host: string, port: number] {
  const [host = '127.0.0.1', port = '8080'] = BACKEND.firestoreEmulator.split(':');
  return [host, Number(port)];
}

/** `undefined` without a key. Throws if no token is available. */
export async function getAppCheckToken(): Promise<string | undefined> {
  if (!BACKEND.appCheckKey) return undefined;
  const getToken = await openAppCheck();
  reloadRecaptchaScript();
  // The SDK waits forever for a script that was lost.
  return (await withTimeout(getToken(), CALL_TIMEOUT_MS)).token;
}

/** Throws BackendMissingError when `npm start` runs without an emulator. */
export async function openDatabase() {
  if (BACKEND.missing) throw new BackendMissingError('no Firestore emulator is running');
  await getAppCheckToken();
  return openFirestore();
}

/** For queries that keep listening: a second, larger part of Firebase. Throws as {@link openDatabase} does. */
export async function openLiveDatabase() {
  if (BACKEND.missing) throw new BackendMissingError('no Firestore emulator is running');
  await getAppCheckToken();
  // Only after sign-in has been restored does a listener know who is listening.
  await (await openAuth()).authStateReady();
  return openLiveFirestore();
}

export async function openAuth() {
  if (BACKEND.missing) throw new BackendMissingError('no Auth emulator is running');
  return openAuthentication();
}
