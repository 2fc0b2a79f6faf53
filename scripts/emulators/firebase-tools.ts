import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DEMO_PROJECT } from '#scripts/emulators/project.ts';
import { untilReady } from '#scripts/emulators/ready.ts';
import { HOST } from '#scripts/processes/ports.ts';
import type { RunningProcess } from '#scripts/processes/start-process.ts';
import { startProcess } from '#scripts/processes/start-process.ts';

export const FIREBASE_TOOLS = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');

export interface FirebaseToolsOptions {
  readonly authPort: number;
  readonly hubPort: number;
  readonly loggingPort: number;
  readonly logFile: string;
  readonly hosting?: { readonly port: number; readonly folder: string; readonly config: object };
  /** Accounts are loaded from here and saved at the end; without it they are discarded. */
  readonly dataFolder?: string;
}

/** Starts the Auth emulator and optionally Hosting, with a generated firebase.json, and waits until both respond. */
export async function startFirebaseTools(options: FirebaseToolsOptions): Promise<RunningProcess> {
  const { authPort, hosting, logFile, dataFolder } = options;
  const folder = mkdtempSync(join(tmpdir(), 'shagun-emulators-'));
  if (hosting) symlinkSync(resolve(hosting.folder), join(folder, 'public'), 'junction');
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify(configFor(options)));

  const emulators = startProcess({
    command: process.execPath,
    args: [
      // It compiles hundreds of schemas at its start; with room for their garbage that takes a third less time.
      '--max-semi-space-size=64',
      FIREBASE_TOOLS,
      'emulators:start',
      `--only=${hosting ? 'auth,hosting' : 'auth'}`,
      `--project=${DEMO_PROJECT}`,
      '--non-interactive',
      ...(dataFolder === undefined ? [] : keepIn(resolve(dataFolder))),
    ],
    cwd: folder,
    // The hub writes its address to TMPDIR; a separate folder keeps parallel runs apart.
    env: { TMPDIR: folder, NO_UPDATE_NOTIFIER: '1' },
    logFile,
  });
  void emulators.exited.then(() => rmSync(folder, { recursive: true, force: true }));
  await untilReady('The Auth emulator', `http://${HOST}:${authPort}/`, emulators);
  if (hosting) await untilReady('The Hosting emulator', `http://${HOST}:${hosting.port}/`, emulators);
  return emulators;
}

function configFor({ authPort, hubPort, loggingPort, hosting }: FirebaseToolsOptions): object {
  const at = (port: number) => ({ host: HOST, port });
  return {
    ...(hosting ? { hosting: { ...hosting.config, public: 'public' } } : {}),
    emulators: {
      auth: at(authPort),
      ...(hosting ? { hosting: at(hosting.port) } : {}),
      hub: at(hubPort),
      logging: at(loggingPort),
      ui: { enabled: false },
    },
  };
}

function keepIn(folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  return [`--import=${folder}`, `--export-on-exit=${folder}`];
}
