/** College branches (specification §2), in display order. After a change run `npm run rules:write`. */
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

/** Its id is used in addresses and stored messages. */
export type Branch = (typeof BRANCHES)[number];

export type BranchId = Branch['id'];

export const BRANCH_IDS: readonly BranchId[] = BRANCHES.map(({ id }) => id);

export function findBranch(id: string | undefined): Branch | undefined {
  return BRANCHES.find((branch) => branch.id === id);
}
