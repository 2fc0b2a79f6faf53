/** College branches (specification §2), in display order. After a change run `npm run catalogue`. */
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

/** Used in addresses and stored messages. */
export type BranchId = (typeof BRANCHES)[number]['id'];

export interface Branch {
  readonly id: BranchId;
  readonly name: string;
}

export const BRANCH_IDS: readonly BranchId[] = BRANCHES.map(({ id }) => id);

export function findBranch(id: string | undefined): Branch | undefined {
  return BRANCHES.find((branch) => branch.id === id);
}
