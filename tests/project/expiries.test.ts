// @vitest-environment node
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { EXPIRING, expiriesIn } from '#scripts/doctor/expiries.ts';

const { fieldOverrides } = v.parse(
  v.object({
    fieldOverrides: v.array(
      v.object({ collectionGroup: v.string(), fieldPath: v.string(), ttl: v.optional(v.boolean()) }),
    ),
  }),
  JSON.parse(readFileSync('firestore.indexes.json', 'utf8')),
);

test('a deploy sets no time-to-live policy, as it would be one without an offset that deletes every draft', () => {
  expect(fieldOverrides.filter(({ ttl }) => ttl !== undefined)).toEqual([]);
});

test('a deploy knows the fields of policies set by hand, and so does not remove them', () => {
  const known = fieldOverrides.map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`);
  expect(known).toEqual(expect.arrayContaining([...EXPIRING]));
});

test('docs/deploy.md has the command for each', () => {
  const guide = readFileSync('docs/deploy.md', 'utf8');
  for (const field of EXPIRING) {
    const [collection, name] = field.split('.');
    expect(guide).toMatch(
      new RegExp(`ttls update ${name} --collection-group=${collection} .*--expiration-offset=\\d+d`),
    );
  }
});

test('the policies in Firestore’s response are read, with and without an offset', () => {
  const at = 'projects/mangal/databases/(default)/collectionGroups';
  const fields = [
    {
      name: `${at}/drafts/fields/updatedAt`,
      ttlConfig: { state: 'ACTIVE', expirationOffset: '31536000s' },
    },
    { name: `${at}/deletedMessages/fields/deletedAt`, ttlConfig: { state: 'CREATING' } },
  ];
  expect(expiriesIn({ fields })).toEqual([
    { field: 'drafts.updatedAt', days: 365 },
    { field: 'deletedMessages.deletedAt', days: 0 },
  ]);
  expect(expiriesIn({})).toEqual([]);
});
