/** `--blanks` draws every card without what belongs to its couple; `--slots` records where that was. */
let blank = false;
let recording = false;

/** Leaves the couple's words out of every drawing from here on. */
export function drawBlanks(): void {
  blank = true;
}

/** Records where the couple's words were, which takes as long as drawing a face coarsely. */
export function recordSlots(): void {
  recording = true;
}

export const isRecording = (): boolean => recording;

/** Attribute of a text that belongs to the couple; its value is the role. */
export const ROLE = 'data-role';

/** Hidden letters still have their size and place. */
export const hidingCss = (): string => (blank ? `[${ROLE}]{visibility:hidden}` : '');
