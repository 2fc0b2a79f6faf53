import { expect, test } from 'vitest';
import { BRANCH_IDS, BRANCHES, findBranch } from '#text/catalogue/farewell-branches.ts';

test('every branch has a unique id that fits into an address and a setting, and is found by it', () => {
  expect(new Set(BRANCH_IDS).size).toBe(BRANCH_IDS.length);
  for (const branch of BRANCHES) {
    expect(branch.id).toMatch(/^[a-z]+$/);
    expect(findBranch(branch.id)).toBe(branch);
  }
});

test('an unknown branch is not found', () => {
  for (const id of [undefined, '', 'no-such-branch', 'IT', 'it ']) expect(findBranch(id)).toBeUndefined();
});
