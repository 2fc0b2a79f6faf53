/** Apart from the branches, which every page loads: a setting read by a computed name brings all settings along. */
import type { BranchId } from './farewell-branches.ts';
import { folderSetting } from './farewell-branches.ts';

/** Where graduates of a branch upload photos. */
export function farewellFolder(id: BranchId): string {
  return import.meta.env[folderSetting(id)];
}
