import { createServer } from 'vite';
import { settingConstants } from '#scripts/build/settings.ts';
import { DEMO_PROJECT } from '#scripts/emulators/project.ts';
import type * as Modules from '#scripts/proof/shop-modules.ts';

export type ShopCode = typeof Modules & { readonly close: () => Promise<void> };

/** Loads the real Firestore code, built with the emulator's address. */
export async function loadShopCode(firestoreEmulator: string): Promise<ShopCode> {
  const vite = await createServer({
    configFile: false,
    define: settingConstants({
      VITE_FIREBASE_PROJECT_ID: DEMO_PROJECT,
      VITE_FIRESTORE_EMULATOR: firestoreEmulator,
    }),
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  const modules = (await vite.ssrLoadModule('/scripts/proof/shop-modules.ts')) as typeof Modules;
  return { ...modules, close: () => vite.close() };
}
