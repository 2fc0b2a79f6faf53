/**
 * `npm run publish` builds the site with the page of every published invitation and blog, and the board, and deploys it. `-- --dry-run` stops before
 * the deploy, `-- --keep` adds the pages to the build that is in dist/ if it was built for the same project.
 */

import { spawnSync } from 'node:child_process';
import { explainGoogle } from '#scripts/admin/explain.ts';
import { openFirestore } from '#scripts/admin/open-firestore.ts';
import { readOptions } from '#scripts/admin/read-options.ts';
import { chooseTarget } from '#scripts/admin/target.ts';
import { buildSite, OUT } from '#scripts/build/build-site.ts';
import { checkTarget } from '#scripts/build/build-target.ts';
import { buildWithBoard } from '#scripts/build/online-board.ts';
import type { Renderer } from '#scripts/build/prerender.ts';
import { withRenderer } from '#scripts/build/prerender.ts';
import { readSettings } from '#scripts/build/read-settings.ts';
import { stopAtSettingFaults } from '#scripts/build/setting-checks.ts';
import { FIREBASE_TOOLS } from '#scripts/emulators/firebase-tools.ts';
import { DEMO_PROJECT } from '#scripts/emulators/project.ts';
import { policyFaults } from '#scripts/hosting/check-policy.ts';
import { demonstrationFault, emulatorFault } from '#scripts/hosting/deploy-target.ts';
import { eraseLeftPortraits } from '#scripts/publish/left-portraits.ts';
import { pictureFolder } from '#scripts/publish/picture-store.ts';
import { readPublishedBoard } from '#scripts/publish/published-board.ts';
import { readCovers } from '#scripts/publish/published-covers.ts';
import { readPublished } from '#scripts/publish/published-invitations.ts';
import { readBlogs, writeBlogs } from '#scripts/publish/write-blogs.ts';
import { writeInvitations } from '#scripts/publish/write-invitations.ts';
import { DEFAULT_LANGUAGE } from '#src/locales/locales.ts';

try {
  await publish();
} catch (error) {
  console.error(explainGoogle(error) ?? (error instanceof Error ? error.message : error));
  process.exitCode = 1;
}

async function publish(): Promise<void> {
  const { values } = readOptions({
    options: {
      'dry-run': { type: 'boolean', default: false },
      keep: { type: 'boolean', default: false },
      project: { type: 'string' },
      emulator: { type: 'boolean', default: false },
    },
  });
  const own = readSettings();
  stopAtSettingFaults(own);
  const built = own.VITE_FIREBASE_PROJECT_ID;
  const target = await chooseTarget('firestore', { project: values.project, local: values.emulator }, own);
  const { project, emulator } = target;
  if (!emulator && project !== built) {
    throw new Error(
      `The site is built for ${built ?? DEMO_PROJECT}, not ${project}: correct VITE_FIREBASE_PROJECT_ID.`,
    );
  }
  const fault = emulator ? undefined : (emulatorFault(own) ?? demonstrationFault(own));
  if (fault) throw new Error(fault);
  // The emulators have only this project, whatever the owner's settings are.
  if (emulator) {
    process.env.VITE_FIREBASE_PROJECT_ID = project;
    process.env.VITE_FIRESTORE_EMULATOR ||= emulator;
  }
  const settings = readSettings();
  if (values.keep) {
    checkTarget(OUT, target);
    const faults = policyFaults(OUT, settings);
    if (faults.length > 0) throw new Error(faults.join('\n'));
  }

  const database = await openFirestore(target);
  const board = values.keep ? undefined : await readPublishedBoard(database);
  if (board) buildWithBoard(board);
  const { open, damaged } = await readPublished(database, Date.now());
  const blogs = await readBlogs(database, Date.now());
  const covers = await readCovers(database, open);
  console.log(`Published invitations: ${open.length}`);
  for (const code of damaged) console.error(`${code} cannot be read as an invitation.`);

  const write = async (renderer: Renderer) => {
    const started = Date.now();
    const { pages, drawn, failures } = await writeInvitations(
      renderer,
      OUT,
      open,
      pictureFolder(project),
      covers,
    );
    const seconds = ((Date.now() - started) / 1_000).toFixed(1);
    console.log(`Pages written: ${pages}, pictures drawn: ${drawn}, in ${seconds} s`);
    writeBlogs(renderer, OUT, blogs);
    console.log(`Pages of blogs written: ${blogs.length}`);
    for (const [code, reason] of failures) console.error(`${code} has no page of its own:`, reason);
  };
  if (values.keep) await withRenderer(OUT, DEFAULT_LANGUAGE, write);
  else await buildSite(settings, { more: write });

  if (emulator) console.log('Not deployed: these are the invitations of an emulator.');
  else if (values['dry-run']) console.log(`Not deployed. The site is in ${OUT}/.`);
  else {
    deploy(project);
    console.log(`Photographs of expired drafts erased: ${await eraseLeftPortraits(database)}`);
  }
}

function deploy(project: string): void {
  const args = ['deploy', '--only', 'hosting,firestore', '--project', project];
  const env = { ...process.env, DEPLOY_AS_BUILT: 'true' };
  const { status } = spawnSync(process.execPath, [FIREBASE_TOOLS, ...args], { stdio: 'inherit', env });
  if (status !== 0) throw new Error('The deploy failed; see the output above. Run the command again.');
}
