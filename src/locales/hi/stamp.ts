export const STAMP: Intl.DateTimeFormat | undefined = undefined;
