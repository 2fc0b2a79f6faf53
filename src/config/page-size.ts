/** How many documents one read brings, and one count counts. Copied into firestore.rules by `npm run rules:write`. */
export const PAGE_SIZE = 20;

/** One more than a page, to know whether another follows. */
export const LIST_LIMIT = PAGE_SIZE + 1;

export const COUNT_LIMIT = 10_000;

/** Documents in one read of a couple's guest list. */
export const DESK_LIMIT = 300;
