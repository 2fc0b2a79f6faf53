/** What the couple has decided about a blessing; `approved` ones are on the wall. */
export const WISH_STATES = ['new', 'approved', 'hidden'] as const;

export type WishState = (typeof WISH_STATES)[number];
