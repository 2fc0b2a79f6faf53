// @vitest-environment node
import { expect, test } from 'vitest';
import { indexText, localFindings, projectFindings, reportText } from '#scripts/doctor/report.ts';

const INDEX = {
  collectionGroup: 'orders',
  fields: [{ fieldPath: 'status' }, { fieldPath: 'createdAt', order: 'DESCENDING' }],
};
const REPOSITORY = { rules: 'rules_version = "2";', indexes: [indexText(INDEX)] };
const WELL = {
  rules: async () => `${REPOSITORY.rules}\n`,
  indexes: async () => [indexText({ ...INDEX, fields: [...INDEX.fields, { fieldPath: '__name__' }] })],
  admins: async () => ['owner@mangal.example'],
};
const explain = (error: unknown) => `explained: ${error instanceof Error ? error.message : ''}`;

test('a project that has what this folder has is well', async () => {
  const findings = await projectFindings(WELL, REPOSITORY, explain);
  expect(reportText(findings)).toBe('✓ Security rules\n✓ Indexes\n✓ Owner’s account');
});

test('old rules, a missing index and a missing owner each come with the command to run', async () => {
  const old = { rules: async () => 'older', indexes: async () => [], admins: async () => [] };
  const report = reportText(await projectFindings(old, REPOSITORY, explain));
  expect(report).toMatch(/✗ Security rules\n.*npm run deploy/);
  expect(report).toMatch(/✗ Indexes\n.*orders: status, createdAt descending.*npm run deploy/);
  expect(report).toMatch(/✗ Owner’s account\n.*npm run admin:grant/);
});

test('without credentials, each check says why it could not be made, and the others go on', async () => {
  const refused = { ...WELL, rules: () => Promise.reject(new Error('no key')) };
  const findings = await projectFindings(refused, REPOSITORY, explain);
  expect(findings[0]?.faults).toEqual(['explained: no key']);
  expect(findings[2]?.faults).toEqual([]);
});

test('bad settings, demonstration values and hosts are found without a project', () => {
  expect(localFindings({ VITE_PHONE: '12' })[0]?.faults.join()).toContain('VITE_PHONE');
  const [settings, hosts] = localFindings({ VITE_FIREBASE_PROJECT_ID: 'mangal-weddings' });
  expect(settings?.faults.join()).toContain('VITE_NAME');
  expect(hosts?.faults.join()).toMatch(/mangal-weddings\.firebaseapp\.com.*npm run csp:write/);
});
