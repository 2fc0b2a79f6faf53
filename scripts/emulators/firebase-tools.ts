import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DEMO_PROJECT } from '#scripts/emulators/project.ts';
import { untilReady } from '#scripts/emulators/ready.ts';
import { HOST } from '#scripts/processes/ports.ts';
import type { RunningProcess } from '#scripts/processes/start-process.ts';
import { startProcess } from '#scripts/processes/start-process.ts';

/** The command line of the firebase-tools package. */
export const FIREBASE_TOOLS = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');

/** How the Auth emulator, and Hosting when asked for, are to run. */
export interface FirebaseToolsOptions {
  readonly authPort: number;
  /** Ports firebase-tools keeps for talking to itself. */
  readonly hubPort: number;
  readonly loggingPort: number;
  /** File that takes what it says. */
  readonly logFile: string;
  /** Serves `folder` with the `hosting` part of a firebase.json. */
  readonly hosting?: { readonly port: number; readonly folder: string; readonly config: object };
  /** Folder the accounts come from at the start and go to at the end; without it they are forgotten. */
  readonly dataFolder?: string;
}

/**
 * Starts Google's Auth emulator, and the Hosting emulator when asked for, and waits until both
 * answer. They read a firebase.json of their own in a temporary folder, so that a test's additions
 * never touch the one that is deployed.
 */
export async function startFirebaseTools(options: FirebaseToolsOptions): Promise<RunningProcess> {
  const { authPort, hosting, logFile, dataFolder } = options;
  const folder = mkdtempSync(join(tmpdir(), 'shagun-emulators-'));
  if (hosting) symlinkSync(resolve(hosting.folder), join(folder, 'public'), 'junction');
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify(configFor(options)));

  const emulators = startProcess({
    command: process.execPath,
    args: [
      FIREBASE_TOOLS,
      'emulators:start',
      `--only=${hosting ? 'auth,hosting' : 'auth'}`,
      `--project=${DEMO_PROJECT}`,
      '--non-interactive',
      ...(dataFolder === undefined ? [] : keepIn(resolve(dataFolder))),
    ],
    cwd: folder,
    // The hub leaves a note of where it listens in the temporary folder: in ours, runs never meet.
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
