/** `npm run doctor` checks what can be checked from this machine, and lists what is left to do by hand (docs/deploy.md). */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { explainGoogle } from '#scripts/admin/explain.ts';
import { readSettings } from '#scripts/build/read-settings.ts';
import { SETTING_KINDS } from '#scripts/build/setting-kinds.ts';
import { settingIn } from '#scripts/build/settings.ts';
import { BY_HAND } from '#scripts/doctor/by-hand.ts';
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

const settings = readSettings('production');
const findings = localFindings(settings);
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
