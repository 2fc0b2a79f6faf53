import { SCREENS } from '#src/app/screens.ts';
import { BRANCH_IDS } from '#src/catalogue/farewell-branches.ts';
import { SAMPLE_WEDDINGS } from '#src/catalogue/sample-invitations.ts';

/** All routes, with the message form once per branch and an invitation once per sample. */
const ADDRESSES = SCREENS.flatMap(({ path }) => {
  if (path.includes(':branchName')) return BRANCH_IDS.map((branch) => path.replace(':branchName', branch));
  return path.includes(':code') ? SAMPLE_WEDDINGS.map(({ code }) => path.replace(':code', code)) : [path];
});

/** All routes in groups for parallel workers: a browser per route would cost more than the visit. */
export const ADDRESS_GROUPS: ReadonlyArray<readonly string[]> = [0, 1, 2, 3].map((group) =>
  ADDRESSES.filter((_, index) => index % 4 === group),
);
