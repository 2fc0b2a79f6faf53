/** The fonts that cards are lettered with. */
import type { LetteringSlot } from '#src/catalogue/lettering/slots.ts';
import type { CanvasFont } from '#src/styles/canvas-fonts.ts';
import { CANVAS_FONTS, familiesIn, fetchFonts } from '#src/styles/canvas-fonts.ts';
import type { Word } from './slot-text.ts';
import { isDisplayed } from './slot-text.ts';

const { cormorant, cormorantItalic, rozha, mukta, muktaSemibold, rozhaHindi, muktaHindi, gurmukhi, urdu } =
  CANVAS_FONTS;

function latinFont({ face, weight }: LetteringSlot, isAmpersand: boolean): CanvasFont {
  if (isAmpersand || face === 'cormorant-italic') return cormorantItalic;
  if (face === 'mukta') return weight >= 600 ? muktaSemibold : mukta;
  return face === 'rozha' ? rozha : cormorant;
}

/** Those that a word takes its letters from, the first that has one. */
function fontsOf(slot: LetteringSlot, { isAmpersand, isLocal }: Word): CanvasFont[] {
  const local = [isDisplayed(slot) ? rozhaHindi : muktaHindi, gurmukhi, urdu];
  return isLocal && !isDisplayed(slot) ? [...local, mukta] : [latinFont(slot, isAmpersand), ...local];
}

export function familiesOf(slot: LetteringSlot, word: Word): string {
  return familiesIn(fontsOf(slot, word));
}

/** Fetches the fonts of a word in a slot. */
export function loadFonts(slot: LetteringSlot, word: Word): Promise<void> {
  return fetchFonts(fontsOf(slot, word), word.text);
}
