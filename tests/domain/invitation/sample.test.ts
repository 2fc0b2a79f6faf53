import { expect, test } from 'vitest';
import { SAMPLE_CODES } from '#src/catalogue/sample-codes.ts';
import { TRADITIONS } from '#src/catalogue/traditions.ts';
import { parseInvitationCode } from '#src/domain/invitation/invitation-code.ts';
import { sampleInvitation } from '#src/domain/invitation/sample.ts';
import { SAMPLE_WEDDINGS } from '#text/catalogue/sample-invitations.ts';

test('there is one sample for each tradition, in their order, under the code that the routes name', () => {
  expect(SAMPLE_WEDDINGS.map(({ code }) => code)).toEqual(SAMPLE_CODES);
  expect(SAMPLE_WEDDINGS.map(({ tradition }) => tradition)).toEqual(TRADITIONS.map(({ id }) => id));
});

test.each(SAMPLE_CODES)('%s is a code, and its invitation has functions with place and hour', (code) => {
  expect(parseInvitationCode(code)).toBe(code);
  const functions = sampleInvitation(code)?.functions ?? [];
  expect(functions.length).toBeGreaterThan(2);
  expect(functions.filter(({ venue, start }) => venue === '' || start < Date.UTC(2027, 0, 1))).toEqual([]);
});

test('another code is no sample', () => {
  expect(sampleInvitation('ABCD12345678')).toBeUndefined();
});
