import { createServer } from 'vite';
import { DEMO_PROJECT } from '#scripts/emulators/project.ts';
import type * as BlogsApi from '#src/features/blogs/blogs-api.ts';
import type * as BackgroundSend from '#src/features/messages/background-send.ts';
import type * as MessagesApi from '#src/features/messages/messages-api.ts';
import type * as OutboxModule from '#src/features/messages/outbox.ts';

/** The shop's own modules, as its build compiles them, talking to one emulator. */
export interface ShopCode {
  readonly outbox: typeof OutboxModule;
  readonly messages: typeof MessagesApi;
  readonly background: typeof BackgroundSend;
  readonly blogs: typeof BlogsApi;
  close(): Promise<void>;
}

/** Loads the code that talks to Firestore, unchanged; only its settings name the emulator. */
export async function loadShopCode(firestoreEmulator: string): Promise<ShopCode> {
  Object.assign(process.env, {
    VITE_FIREBASE_PROJECT_ID: DEMO_PROJECT,
    VITE_FIRESTORE_EMULATOR: firestoreEmulator,
    VITE_APP_CHECK_KEY: '',
  });
  const vite = await createServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  const load = (module: string) => vite.ssrLoadModule(`/src/features/${module}`);
  const outbox = await load('messages/outbox.ts');
  const messages = await load('messages/messages-api.ts');
  const background = await load('messages/background-send.ts');
  const blogs = await load('blogs/blogs-api.ts');
  return {
    outbox: outbox as typeof OutboxModule,
    messages: messages as typeof MessagesApi,
    background: background as typeof BackgroundSend,
    blogs: blogs as typeof BlogsApi,
    close: () => vite.close(),
  };
}
