import { Timestamp } from 'firebase/firestore/lite';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { timestampSchema } from '#src/lib/timestamp-schema.ts';

const NOON = Date.UTC(2027, 1, 12, 12);

test('reads a timestamp of Firestore’s SDK and a date', () => {
  expect(v.parse(timestampSchema, Timestamp.fromMillis(NOON))).toBe(NOON);
  expect(v.parse(timestampSchema, new Date(NOON))).toBe(NOON);
});

test.each([undefined, null, '2027-02-12', { toMillis: 5 }, new Date(Number.NaN)])('refuses %s', (value) => {
  expect(v.safeParse(timestampSchema, value).success).toBe(false);
});
