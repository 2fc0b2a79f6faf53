import type { BranchId } from './farewell-branches.ts';

/** Where graduates of a branch upload photos. Each setting is read by its full name: a computed one would bundle all. */
export function farewellFolder(id: BranchId): string {
  const folders: Readonly<Record<BranchId, string>> = {
    electrical: import.meta.env.VITE_FAREWELL_ELECTRICAL,
    mechanical: import.meta.env.VITE_FAREWELL_MECHANICAL,
    it: import.meta.env.VITE_FAREWELL_IT,
    ece: import.meta.env.VITE_FAREWELL_ECE,
    civil: import.meta.env.VITE_FAREWELL_CIVIL,
    chemical: import.meta.env.VITE_FAREWELL_CHEMICAL,
    mining: import.meta.env.VITE_FAREWELL_MINING,
    metal: import.meta.env.VITE_FAREWELL_METAL,
    cse: import.meta.env.VITE_FAREWELL_CSE,
  };
  return folders[id];
}
