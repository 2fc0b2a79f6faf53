/**
 * Roles in the shop, from custom claims of Firebase (decision 036): the owner has `admin`, a helper `helper`. A helper works with
 * orders and blessings, but sets no price, erases nothing and gives nobody a role. firestore.rules decide; screens only leave out
 * what would be refused.
 */
export const ROLES = ['owner', 'helper'] as const;

export type Role = (typeof ROLES)[number];

export const CLAIM_OF_ROLE = { owner: 'admin', helper: 'helper' } as const satisfies Record<Role, string>;

/** `undefined` for somebody who is neither. */
export function roleOf(claims: Readonly<Record<string, unknown>>): Role | undefined {
  return ROLES.find((role) => claims[CLAIM_OF_ROLE[role]] === true);
}
