/** What several cards of Series 7 share. */

export const KUMKUM = '#8c1d1f';
