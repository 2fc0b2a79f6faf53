import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Environment } from './settings.ts';
import { settingIn } from './settings.ts';

/** Hosting serves nothing of this folder. */
const FILE = '.vite/target.json';

const targetSchema = v.object({
  project: v.string(),
  /** `host:port`; absent in a site that uses the project itself. */
  emulator: v.optional(v.string()),
});

type BuildTarget = v.InferOutput<typeof targetSchema>;

/** Records which database the pages of a build use. Called once it has passed all checks. */
export function noteTarget(out: string, settings: Environment): void {
  const emulator =
    settingIn(settings, 'VITE_FIRESTORE_EMULATOR') || settingIn(settings, 'VITE_AUTH_EMULATOR');
  const target: BuildTarget = {
    project: settingIn(settings, 'VITE_FIREBASE_PROJECT_ID'),
    ...(emulator && { emulator }),
  };
  writeFileSync(join(out, FILE), JSON.stringify(target));
}

/** Throws, with the next step, if the build failed its checks or uses another database. Emulators are alike. */
export function checkTarget(out: string, wanted: BuildTarget): void {
  const file = join(out, FILE);
  if (!existsSync(file)) {
    throw new Error(
      `${out}/ has no build that passed its checks. Run \`npm run build\` first, or leave out --keep.`,
    );
  }
  const built = v.parse(targetSchema, JSON.parse(readFileSync(file, 'utf8')));
  const isSameKind = (built.emulator === undefined) === (wanted.emulator === undefined);
  if (built.project === wanted.project && isSameKind) return;
  throw new Error(
    `${out}/ was built for ${nameOf(built)}, not for ${nameOf(wanted)}: leave out --keep to build it again.`,
  );
}

function nameOf({ project, emulator }: BuildTarget): string {
  return emulator ? `the emulator of ${project} at ${emulator}` : project;
}
