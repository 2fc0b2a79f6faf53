import { SCREENS } from '#src/app/screens.ts';
import { BRANCH_IDS } from '#src/catalogue/farewell-branches.ts';
import { SAMPLE_WEDDINGS } from '#src/catalogue/sample-invitations.ts';

/** Every address of the table of routes: the message form once for each branch, each sample of an invitation. */
const ADDRESSES = SCREENS.flatMap(({ path }) => {
  if (path.includes(':branchName')) return BRANCH_IDS.map((branch) => path.replace(':branchName', branch));
  return path.includes(':code') ? SAMPLE_WEDDINGS.map(({ code }) => path.replace(':code', code)) : [path];
});

/**
 * Every address, in as many groups as two workers share well: visited one after the other, because a browser for
 * each costs more than the visit.
 */
export const ADDRESS_GROUPS: ReadonlyArray<readonly string[]> = [0, 1, 2, 3].map((group) =>
  ADDRESSES.filter((_, place) => place % 4 === group),
);
