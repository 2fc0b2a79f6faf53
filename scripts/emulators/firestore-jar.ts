import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { FIREBASE_TOOLS } from '#scripts/emulators/firebase-tools.ts';
import { canDownload } from '#scripts/emulators/install.ts';
import { MissingToolError } from '#scripts/emulators/missing-tool.ts';

const DOWNLOAD_TIMEOUT_MS = 180_000;

/** FIRESTORE_EMULATOR_BINARY_PATH, an installed or a downloaded jar. Throws a MissingToolError. */
export async function findFirestoreJar(): Promise<string> {
  const jar = named() ?? downloaded() ?? ofCloudCli() ?? (await download());
  if (jar !== undefined) return jar;
  throw new MissingToolError(
    'The Firestore emulator is not on this machine and could not be downloaded. With a network connection run ' +
      '`npx firebase setup:emulators:firestore`, or install the Google Cloud CLI with its emulator ' +
      '(`gcloud components install cloud-firestore-emulator`), or name the jar in FIRESTORE_EMULATOR_BINARY_PATH.',
  );
}

function named(): string | undefined {
  const path = process.env.FIRESTORE_EMULATOR_BINARY_PATH;
  if (!path) return undefined;
  if (existsSync(path)) return path;
  throw new MissingToolError(
    `FIRESTORE_EMULATOR_BINARY_PATH names ${path}, which does not exist. Correct or unset it.`,
  );
}

function downloaded(): string | undefined {
  const folder = join(homedir(), '.cache', 'firebase', 'emulators');
  if (!existsSync(folder)) return undefined;
  const jars = readdirSync(folder).filter((name) => /^cloud-firestore-emulator-.*\.jar$/.test(name));
  const newest = jars.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1);
  return newest && join(folder, newest);
}

function ofCloudCli(): string | undefined {
  const { stdout } = spawnSync('gcloud', ['info', '--format=value(installation.sdk_root)'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const root = stdout?.trim();
  if (!root) return undefined;
  const jar = join(root, 'platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar');
  return existsSync(jar) ? jar : undefined;
}

/** Emulators come from here. */
const DOWNLOADS = 'https://storage.googleapis.com';

async function download(): Promise<string | undefined> {
  if (!(await canDownload(DOWNLOADS))) return undefined;
  console.log('Downloading the Firestore emulator …');
  spawnSync(process.execPath, [FIREBASE_TOOLS, 'setup:emulators:firestore', '--non-interactive'], {
    stdio: 'ignore',
    timeout: DOWNLOAD_TIMEOUT_MS,
  });
  return downloaded();
}
