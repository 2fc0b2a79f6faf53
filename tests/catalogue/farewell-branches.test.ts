import { expect, test } from 'vitest';
import { BRANCH_IDS, BRANCHES, findBranch } from '#src/catalogue/farewell-branches.ts';

test('every branch has an id of its own, which an address and a setting can hold, and is found by it', () => {
  expect(new Set(BRANCH_IDS).size).toBe(BRANCH_IDS.length);
  for (const branch of BRANCHES) {
    expect(branch.id).toMatch(/^[a-z]+$/);
    expect(findBranch(branch.id)).toBe(branch);
  }
});

test('a branch we do not have is not found', () => {
  for (const id of [undefined, '', 'no-such-branch', 'IT', 'it ']) expect(findBranch(id)).toBeUndefined();
});
