/** `--blanks` draws every card without what belongs to its couple, and records where that was. */
let blank = false;

/** Leaves the couple's words out of every drawing from here on. */
export function drawBlanks(): void {
  blank = true;
}

export const blanksOnly = (): boolean => blank;

/** Attribute of a text that belongs to the couple; its value is the role. */
export const ROLE = 'data-role';

/** Hidden letters still have their size and place. */
export const hidingCss = (): string => (blank ? `[${ROLE}]{visibility:hidden}` : '');
