import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { canInstallPackages, installDebianPackage } from '#scripts/emulators/install.ts';
import { MissingToolError } from '#scripts/emulators/missing-tool.ts';

const OLDEST_JAVA = 11;

const PACKAGES = ['default-jre-headless'];

/**
 * Options for a run of a minute or less: they halve the CPU time, because optimizing takes longer than it
 * saves.
 */
export const SHORT_RUN = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

/** JAVA_HOME's Java, the one on the path or, as root on Debian, an installed package. Throws a MissingToolError. */
export function findJava(): string {
  const found = versionOf(installed());
  if (found >= OLDEST_JAVA) return installed();
  if (canInstallPackages()) {
    console.log('Installing Java (apt-get install default-jre-headless) …');
    if (installDebianPackage(PACKAGES) && versionOf('java') >= OLDEST_JAVA) return 'java';
  }
  throw new MissingToolError(
    `${found === 0 ? 'There is no Java on this machine' : `Java ${found} is too old`}, and the Firestore emulator needs Java ${OLDEST_JAVA} or newer. ` +
      'Install one (Debian: apt-get install default-jre-headless; others: https://adoptium.net) and run the command again.',
  );
}

function installed(): string {
  const ofHome = process.env.JAVA_HOME && join(process.env.JAVA_HOME, 'bin', 'java');
  return ofHome && existsSync(ofHome) ? ofHome : 'java';
}

/** 0 if it cannot be run. */
function versionOf(java: string): number {
  const { error, stderr } = spawnSync(java, ['-version'], { encoding: 'utf8' });
  return error ? 0 : Number(/version "(?:1\.)?(\d+)/.exec(stderr)?.[1] ?? 0);
}
