/** Placeholders in the covers of the shell: both names, and both in the other script. One character each, as the seal has initials. */
export const SLOTS: readonly string[] = ['①', '②', '③', '④'];

/** The cover is shown until the app shows the invitation. */
export const EARLY_COVER_ID = 'early-cover';
