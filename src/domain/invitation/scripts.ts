/** Scripts of a name beside Latin, as in a language tag. */
export const SCRIPTS = ['Deva', 'Guru', 'Arab'] as const;

export type Script = (typeof SCRIPTS)[number];
