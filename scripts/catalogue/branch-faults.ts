/** Loaded through Vite (faults.ts), which puts the settings in. */

import { farewellFolder } from '#src/catalogue/farewell-folders.ts';
import { BRANCH_IDS } from '#text/catalogue/farewell-branches.ts';

/** Farewell branches whose folder has no line of its own yet. */
export function branchFaults(): string[] {
  return BRANCH_IDS.filter((id) => typeof farewellFolder(id) !== 'string').map(
    (id) =>
      `src/catalogue/farewell-folders.ts: ${id} has no folder; add \`${id}: import.meta.env.VITE_FAREWELL_${id.toUpperCase()}\``,
  );
}
