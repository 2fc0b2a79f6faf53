import { SCREENS } from '#src/app/screens.ts';
import { BRANCH_IDS } from '#src/catalogue/farewell-branches.ts';

/** All routes, with the message form once per branch. */
const ADDRESSES = SCREENS.flatMap(({ path }) =>
  path.includes(':branchName') ? BRANCH_IDS.map((branch) => path.replace(':branchName', branch)) : [path],
);

/** All routes in groups for parallel workers: a browser per route would cost more than the visit. */
export const ADDRESS_GROUPS: ReadonlyArray<readonly string[]> = [0, 1, 2, 3].map((group) =>
  ADDRESSES.filter((_, index) => index % 4 === group),
);
