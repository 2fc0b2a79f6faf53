/** The fonts that cards are lettered with. Each file is fetched when the first letter needs it. */
import type { LetteringSlot } from '#src/catalogue/lettering/slots.ts';
import amiriUrdu from '#src/styles/fonts/amiri-urdu.woff2';
import cormorantItalic from '#src/styles/fonts/cormorant-500-italic.woff2';
import cormorant from '#src/styles/fonts/cormorant-600-normal.woff2';
import muktaRegular from '#src/styles/fonts/mukta-400.woff2';
import muktaSemibold from '#src/styles/fonts/mukta-600.woff2';
import muktaHindi from '#src/styles/fonts/mukta-syllables.woff2';
import rozha from '#src/styles/fonts/rozha.woff2';
import rozhaHindi from '#src/styles/fonts/rozha-syllables.woff2';
import tiroGurmukhi from '#src/styles/fonts/tiro-gurmukhi.woff2';
import type { Word } from './slot-text.ts';
import { isDisplayed } from './slot-text.ts';

interface FontFile {
  readonly family: string;
  readonly address: string;
  /** Its letters. */
  readonly script: RegExp;
}

const LATIN = /\p{Script=Latin}|\p{Script=Common}/u;

const FILES = {
  cormorant: { family: 'Card Cormorant', address: cormorant, script: LATIN },
  cormorantItalic: { family: 'Card Cormorant Italic', address: cormorantItalic, script: LATIN },
  rozha: { family: 'Card Rozha', address: rozha, script: LATIN },
  mukta: { family: 'Card Mukta', address: muktaRegular, script: LATIN },
  muktaSemibold: { family: 'Card Mukta Semibold', address: muktaSemibold, script: LATIN },
  rozhaHindi: { family: 'Card Rozha Hindi', address: rozhaHindi, script: /\p{Script=Devanagari}/u },
  muktaHindi: { family: 'Card Mukta Hindi', address: muktaHindi, script: /\p{Script=Devanagari}/u },
  gurmukhi: { family: 'Card Gurmukhi', address: tiroGurmukhi, script: /\p{Script=Gurmukhi}/u },
  urdu: { family: 'Card Urdu', address: amiriUrdu, script: /\p{Script=Arabic}/u },
} as const satisfies Record<string, FontFile>;

function latinFile({ face, weight }: LetteringSlot, isAmpersand: boolean): FontFile {
  if (isAmpersand || face === 'cormorant-italic') return FILES.cormorantItalic;
  if (face === 'mukta') return weight >= 600 ? FILES.muktaSemibold : FILES.mukta;
  return face === 'rozha' ? FILES.rozha : FILES.cormorant;
}

/** The files that a word takes its letters from, the first that has one. */
function filesOf(slot: LetteringSlot, { isAmpersand, isLocal }: Word): FontFile[] {
  const local = [isDisplayed(slot) ? FILES.rozhaHindi : FILES.muktaHindi, FILES.gurmukhi, FILES.urdu];
  return isLocal && !isDisplayed(slot) ? [...local, FILES.mukta] : [latinFile(slot, isAmpersand), ...local];
}

/** For `canvas.font`, without the size. */
export function familiesOf(slot: LetteringSlot, word: Word): string {
  return [...filesOf(slot, word).map(({ family }) => `"${family}"`), 'serif'].join(', ');
}

const loading = new Map<string, Promise<void>>();

async function load({ family, address }: FontFile): Promise<void> {
  const font = await new FontFace(family, `url("${address}")`).load();
  document.fonts.add(font);
}

/** Fetches the fonts of a word in a slot; a font that cannot be fetched is replaced by the phone's own. */
export async function loadFonts(slot: LetteringSlot, word: Word): Promise<void> {
  await Promise.all(
    filesOf(slot, word)
      .filter(({ script }) => script.test(word.text))
      .map(fetchOnce),
  );
}

function fetchOnce(file: FontFile): Promise<void> {
  const known = loading.get(file.family);
  if (known) return known;
  const attempt = load(file).catch(() => {
    loading.delete(file.family);
  });
  loading.set(file.family, attempt);
  return attempt;
}
