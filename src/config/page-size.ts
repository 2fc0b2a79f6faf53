/** Documents in one read or one count. Copied into firestore.rules by `npm run rules:write`. */
export const PAGE_SIZE = 20;

/** One more than a page, to detect a further page. */
export const LIST_LIMIT = PAGE_SIZE + 1;

export const COUNT_LIMIT = 10_000;

export const DESK_LIMIT = 300;
