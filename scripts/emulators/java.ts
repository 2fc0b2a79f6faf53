import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { MissingToolError } from '#scripts/emulators/missing-tool.ts';

const OLDEST_JAVA = 11;

/** JAVA_HOME's Java or the one on the path. Throws a MissingToolError. */
export function findJava(): string {
  const ofHome = process.env.JAVA_HOME && join(process.env.JAVA_HOME, 'bin', 'java');
  const java = ofHome && existsSync(ofHome) ? ofHome : 'java';
  const { error, stderr } = spawnSync(java, ['-version'], { encoding: 'utf8' });
  const version = Number(/version "(?:1\.)?(\d+)/.exec(stderr ?? '')?.[1] ?? 0);
  if (!error && version >= OLDEST_JAVA) return java;
  throw new MissingToolError(
    `${error || version === 0 ? 'There is no Java on this machine' : `Java ${version} is too old`}, and the Firestore emulator needs Java ${OLDEST_JAVA} or newer. ` +
      'Install one (Debian: apt-get install default-jre-headless; others: https://adoptium.net) and run the command again.',
  );
}
