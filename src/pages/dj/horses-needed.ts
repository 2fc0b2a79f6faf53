/** How many horses a carriage needs, where it is not one; the replica comes without. */
export const HORSES_NEEDED: Readonly<Record<string, number>> = { 'double-baggi': 2, 'rath-replica': 0 };
