import type { BranchId } from '#text/catalogue/farewell-branches.ts';

/** Name of the setting for the branch's shared folder. */
export function folderSetting<Id extends BranchId>(id: Id): `VITE_FAREWELL_${Uppercase<Id>}`;
export function folderSetting(id: BranchId) {
  return `VITE_FAREWELL_${id.toUpperCase()}`;
}

/** Where graduates upload photos. Written out: a setting that is found by a computed name bundles all settings. */
export function farewellFolder(id: BranchId): string {
  const folders = {
    electrical: import.meta.env.VITE_FAREWELL_ELECTRICAL,
    mechanical: import.meta.env.VITE_FAREWELL_MECHANICAL,
    it: import.meta.env.VITE_FAREWELL_IT,
    ece: import.meta.env.VITE_FAREWELL_ECE,
    civil: import.meta.env.VITE_FAREWELL_CIVIL,
    chemical: import.meta.env.VITE_FAREWELL_CHEMICAL,
    mining: import.meta.env.VITE_FAREWELL_MINING,
    metal: import.meta.env.VITE_FAREWELL_METAL,
    cse: import.meta.env.VITE_FAREWELL_CSE,
  } as const satisfies Record<BranchId, string>;
  return folders[id];
}
