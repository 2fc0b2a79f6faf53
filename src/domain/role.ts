/**
 * What somebody is in the shop, as custom claims of Firebase say it (decision 036): the owner has `admin`, a helper `helper`. A helper
 * works with orders and blessings, and sets no price, erases nothing and gives nobody a role. firestore.rules decide; screens only
 * leave out what would be refused.
 */
export const ROLES = ['owner', 'helper'] as const;

export type Role = (typeof ROLES)[number];

export const CLAIM_OF_ROLE = { owner: 'admin', helper: 'helper' } as const satisfies Record<Role, string>;

/** Undefined for somebody who is neither. */
export function roleOf(claims: Readonly<Record<string, unknown>>): Role | undefined {
  return ROLES.find((role) => claims[CLAIM_OF_ROLE[role]] === true);
}
