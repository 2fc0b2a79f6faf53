// @vitest-environment node
import { expect, test } from 'vitest';
import { indexText, localFindings, projectFindings, reportText } from '#scripts/doctor/report.ts';

const INDEX = {
  collectionGroup: 'orders',
  fields: [{ fieldPath: 'status' }, { fieldPath: 'createdAt', order: 'DESCENDING' }],
};
const EXPIRIES = [
  { field: 'drafts.updatedAt', days: 365 },
  { field: 'deletedMessages.deletedAt', days: 730 },
];
const REPOSITORY = { rules: 'rules_version = "2";', indexes: [indexText(INDEX)] };
const WELL = {
  rules: async () => `${REPOSITORY.rules}\n`,
  indexes: async () => [indexText({ ...INDEX, fields: [...INDEX.fields, { fieldPath: '__name__' }] })],
  expiries: async () => EXPIRIES,
  admins: async () => ['owner@mangal.example'],
};
const explain = (error: unknown) => `explained: ${error instanceof Error ? error.message : ''}`;

test('a project that has what this folder has is well', async () => {
  const findings = await projectFindings(async () => WELL, REPOSITORY, explain);
  expect(reportText(findings)).toBe(
    '✓ Credentials\n✓ Security rules\n✓ Indexes\n✓ Time to live\n✓ Owner’s account',
  );
});

test('old rules, a missing index and a missing owner each come with the command to run, which keeps written invitations', async () => {
  const old = { ...WELL, rules: async () => 'older', indexes: async () => [], admins: async () => [] };
  const report = reportText(await projectFindings(async () => old, REPOSITORY, explain));
  expect(report).toMatch(/✗ Security rules\n.*npm run publish/);
  expect(report).toMatch(/✗ Indexes\n.*orders: status, createdAt descending.*npm run publish/);
  expect(report).toMatch(/✗ Owner’s account\n.*npm run admin:grant/);
});

test('without credentials, that is said once, and what was not checked is named', async () => {
  const findings = await projectFindings(() => Promise.reject(new Error('no key')), REPOSITORY, explain);
  expect(findings).toHaveLength(1);
  expect(findings[0]?.faults[0]).toBe('explained: no key');
  expect(findings[0]?.faults[1]).toMatch(/^Not checked: .*rules.*indexes.*owner/);
});

test('a time-to-live policy that would delete every draft at once is found, as one that is missing', async () => {
  const expiring = { ...WELL, expiries: async () => [{ field: 'drafts.updatedAt', days: 0 }] };
  const report = reportText(await projectFindings(async () => expiring, REPOSITORY, explain));
  expect(report).toMatch(/drafts\.updatedAt.*deletes each within a day.*step 9/);
  expect(report).toMatch(/deletedMessages\.deletedAt.*step 9/);
});

test('a value in a file that is not read to its end is found', () => {
  const written = { file: '.env', name: 'VITE_CITY', value: 'Indore #2', isMarked: false };
  expect(reportText(localFindings({}, [written]))).toMatch(/✗ Settings\n.*VITE_CITY in \.env.*“Indore #2”/);
});

test('an explanation of several lines is indented as a whole', () => {
  expect(reportText([{ what: 'Indexes', faults: ['one\ntwo'] }])).toBe('✗ Indexes\n    one\n    two');
});

test('a check that fails says why it could not be made, and the others go on', async () => {
  const refused = { ...WELL, rules: () => Promise.reject(new Error('no key')) };
  const findings = await projectFindings(async () => refused, REPOSITORY, explain);
  expect(findings[1]?.faults).toEqual(['explained: no key']);
  expect(findings.at(-1)?.faults).toEqual([]);
});

test('bad settings, demonstration values and hosts are found without a project', () => {
  expect(localFindings({ VITE_PHONE: '12' })[0]?.faults.join()).toContain('VITE_PHONE');
  const [settings, hosts] = localFindings({ VITE_FIREBASE_PROJECT_ID: 'mangal-weddings' });
  expect(settings?.faults.join()).toContain('VITE_NAME');
  expect(hosts?.faults.join()).toMatch(/mangal-weddings\.firebaseapp\.com.*npm run csp:write/);
});
