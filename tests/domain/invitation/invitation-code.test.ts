import { expect, test } from 'vitest';
import { parseInvitationCode } from '#src/domain/invitation/invitation-code.ts';
import { codeOfAccount, newInvitationCode } from '#src/domain/invitation/new-invitation-code.ts';

test('a new code is twelve capitals and digits without those that are misread, and no two are alike', () => {
  const codes = Array.from({ length: 500 }, newInvitationCode);
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/);
  expect(new Set(codes).size).toBe(500);
});

test.each([
  ['ABCD12345678', 'ABCD12345678'],
  ['abcd12345678', 'ABCD12345678'],
  [' ABCD12345678 ', 'ABCD12345678'],
  ['ABCDI2L456O8', 'ABCD12145608'],
])('%s is read as %s', (typed, code) => {
  expect(parseInvitationCode(typed)).toBe(code);
});

test.each(['', 'ABCD', 'ABCD123456789', 'ABCD1234567U', '../../admin12', 'अआइईउऊऋएऐओऔक'])(
  '"%s" is no code',
  (typed) => {
    expect(parseInvitationCode(typed)).toBeUndefined();
  },
);

test('an account has the same code on every phone, and no other account has it', async () => {
  const code = await codeOfAccount('zQ8fVb3mYxR1kWc7TnLs0pHdUe52');
  expect(parseInvitationCode(code)).toBe(code);
  expect(await codeOfAccount('zQ8fVb3mYxR1kWc7TnLs0pHdUe52')).toBe(code);
  expect(await codeOfAccount('zQ8fVb3mYxR1kWc7TnLs0pHdUe53')).not.toBe(code);
});
