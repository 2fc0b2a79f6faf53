import { SCREENS } from '#src/app/screens.ts';
import { PATHS } from '#src/config/paths.ts';
import { OWN_SCREENS } from '#src/locales/en/own-screens.ts';
import { addressIn } from '#src/locales/locales.ts';
import { BRANCH_IDS } from '#text/catalogue/farewell-branches.ts';
import { SAMPLE_WEDDINGS } from '#text/catalogue/sample-invitations.ts';

/** All routes, with the message form once per branch and every sample invitation. */
export const ADDRESSES = SCREENS.flatMap(({ path }) => {
  if (path.includes(':branchName')) return BRANCH_IDS.map((branch) => path.replace(':branchName', branch));
  return path.includes(':code') ? SAMPLE_WEDDINGS.map(({ code }) => path.replace(':code', code)) : [path];
});

/** A group takes less than 15 seconds. */
const GROUPS = 6;

/** All routes in groups for parallel workers, because starting a browser takes longer than a visit. */
export const ADDRESS_GROUPS: ReadonlyArray<readonly string[]> = Array.from({ length: GROUPS }, (_, group) =>
  ADDRESSES.filter((_address, index) => index % GROUPS === group),
);

const [BRANCH = '', ...OTHER_BRANCHES] = BRANCH_IDS;
const SIMILAR = new Set(OTHER_BRANCHES.map((branch) => PATHS.farewell(branch)));

/** Every Hindi page, with one branch of the nine. */
export const HINDI_ADDRESSES: readonly string[] = SCREENS.filter(
  (screen) => !OWN_SCREENS.includes(screen) && screen.prerender?.length !== 0 && !SIMILAR.has(screen.path),
).map(({ path }) => addressIn('hi', path.replace(':branchName', BRANCH)));
