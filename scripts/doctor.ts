/**
 * `npm run doctor` checks what can be checked from this machine, and lists what must be done by hand
 * (docs/deploy.md).
 */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { explainGoogle } from '#scripts/admin/explain.ts';
import { writtenSettings } from '#scripts/build/env-files.ts';
import { readSettings } from '#scripts/build/read-settings.ts';
import { SETTING_KINDS } from '#scripts/build/setting-kinds.ts';
import { settingIn } from '#scripts/build/settings.ts';
import { openProject } from '#scripts/doctor/project.ts';
import { indexText, localFindings, projectFindings, reportText } from '#scripts/doctor/report.ts';

const indexFile = v.object({
  indexes: v.array(
    v.object({
      collectionGroup: v.string(),
      fields: v.array(v.object({ fieldPath: v.string(), order: v.optional(v.string()) })),
    }),
  ),
});

/** What no command can check. Each is a step of docs/deploy.md. */
const BY_HAND = [
  'Firestore’s region is in India (asia-south1 or asia-south2); it can never be changed.',
  'The plan is Blaze, with a budget alert; on Spark only 5 sign-in e-mails are sent a day.',
  'The domain is connected to Hosting, and among Authentication’s authorised domains.',
  'Sign-in e-mails have the shop’s sender and templates, and its domain has SPF and DKIM records.',
  'The form provider’s confirmation e-mail has been answered, and a test message has arrived.',
  'App Check is enforced for Firestore, after a day of watching its figures.',
  'The web API key is restricted to the site’s addresses and Firebase’s services.',
  'Point-in-time recovery is on, a daily backup is scheduled, and restoring one has been tried.',
  'Hosting keeps a limited number of old releases.',
];

const settings = readSettings();
const findings = localFindings(settings, writtenSettings());
const project = settingIn(settings, 'VITE_FIREBASE_PROJECT_ID');
if (project.startsWith('demo-')) {
  findings.push({
    what: 'Firebase project',
    faults: ['Set VITE_FIREBASE_PROJECT_ID: docs/deploy.md, step 2.'],
  });
} else if (v.is(SETTING_KINDS.project.schema, project)) {
  const { indexes } = v.parse(indexFile, JSON.parse(readFileSync('firestore.indexes.json', 'utf8')));
  const repository = { rules: readFileSync('firestore.rules', 'utf8'), indexes: indexes.map(indexText) };
  findings.push(...(await projectFindings(() => openProject(project), repository, sentence)));
}
console.log(reportText(findings));
console.log(`\nLeft to check by hand (docs/deploy.md):\n${BY_HAND.map((step) => `  ☐ ${step}`).join('\n')}`);
process.exitCode = findings.some(({ faults }) => faults.length > 0) ? 1 : 0;

function sentence(error: unknown): string {
  return explainGoogle(error) ?? (error instanceof Error ? error.message : String(error));
}
