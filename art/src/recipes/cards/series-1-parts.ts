/** What several cards of Series 1 share. */

export const IVORY = '#f2e8d2';
