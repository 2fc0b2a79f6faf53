/** What the couple has decided about a blessing; `approved` ones are on the wall. */
export const BLESSING_STATES = ['new', 'approved', 'hidden'] as const;

export type BlessingState = (typeof BLESSING_STATES)[number];
