/** `npm run deploy -- --project NAME` deploys the site, which a hook in firebase.json builds, with its rules and indexes. */
import { spawnSync } from 'node:child_process';
import { FIREBASE_TOOLS } from '#scripts/emulators/firebase-tools.ts';

const args = ['deploy', '--only', 'hosting,firestore', ...process.argv.slice(2)];
process.exitCode = spawnSync(process.execPath, [FIREBASE_TOOLS, ...args], { stdio: 'inherit' }).status ?? 1;
