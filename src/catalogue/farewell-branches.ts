/**
 * The college branches of the farewell pages (specification §2), in the order they are listed. To add one, add a line and
 * run `npm run rules:write`: its pages, the setting of its shared folder and the database's rule all come from here.
 */
export const BRANCHES = [
  { id: 'electrical', name: 'Electrical Engineering' },
  { id: 'mechanical', name: 'Mechanical Engineering' },
  { id: 'it', name: 'Information Technology' },
  { id: 'ece', name: 'Electronics & Communication Engineering' },
  { id: 'civil', name: 'Civil Engineering' },
  { id: 'chemical', name: 'Chemical Engineering' },
  { id: 'mining', name: 'Mining Engineering' },
  { id: 'metal', name: 'Metallurgical Engineering' },
  { id: 'cse', name: 'Computer Science & Engineering' },
] as const;

/** One of {@link BRANCHES}; its id is in addresses and in stored messages. */
export type Branch = (typeof BRANCHES)[number];

/** The id of a branch: `cse`. */
export type BranchId = Branch['id'];

/** The ids of all branches, in their order. */
export const BRANCH_IDS: readonly BranchId[] = BRANCHES.map(({ id }) => id);

/** The branch that an address or a message names; `undefined` if there is none by that id. */
export function findBranch(id: string | undefined): Branch | undefined {
  return BRANCHES.find((branch) => branch.id === id);
}

/** The setting that holds the address of a branch's shared folder: `VITE_FAREWELL_IT`. */
export function folderSetting<Id extends BranchId>(id: Id): `VITE_FAREWELL_${Uppercase<Id>}`;
export function folderSetting(id: BranchId) {
  return `VITE_FAREWELL_${id.toUpperCase()}`;
}

/** The owner's shared folder of a branch, where those who leave upload their memories. */
export function farewellFolder(id: BranchId): string {
  return import.meta.env[folderSetting(id)];
}
