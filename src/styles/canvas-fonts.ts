/** The fonts that names and texts are drawn with on a canvas. Each file is fetched when the first letter needs it. */
import amiriUrdu from './fonts/amiri-urdu.woff2';
import cormorantItalic from './fonts/cormorant-500-italic.woff2';
import cormorant from './fonts/cormorant-600-normal.woff2';
import muktaRegular from './fonts/mukta-400.woff2';
import muktaSemibold from './fonts/mukta-600.woff2';
import muktaHindi from './fonts/mukta-devanagari.woff2';
import rozha from './fonts/rozha.woff2';
import rozhaHindi from './fonts/rozha-devanagari.woff2';
import tiroGurmukhi from './fonts/tiro-gurmukhi.woff2';

export interface CanvasFont {
  readonly family: string;
  readonly address: string;
  /** Its letters. */
  readonly script: RegExp;
}

const LATIN = /\p{Script=Latin}|\p{Script=Common}/u;
const DEVANAGARI = /\p{Script=Devanagari}/u;

export const CANVAS_FONTS = {
  cormorant: { family: 'Canvas Cormorant', address: cormorant, script: LATIN },
  cormorantItalic: { family: 'Canvas Cormorant Italic', address: cormorantItalic, script: LATIN },
  rozha: { family: 'Canvas Rozha', address: rozha, script: LATIN },
  mukta: { family: 'Canvas Mukta', address: muktaRegular, script: LATIN },
  muktaSemibold: { family: 'Canvas Mukta Semibold', address: muktaSemibold, script: LATIN },
  rozhaHindi: { family: 'Canvas Rozha Hindi', address: rozhaHindi, script: DEVANAGARI },
  muktaHindi: { family: 'Canvas Mukta Hindi', address: muktaHindi, script: DEVANAGARI },
  gurmukhi: { family: 'Canvas Gurmukhi', address: tiroGurmukhi, script: /\p{Script=Gurmukhi}/u },
  urdu: { family: 'Canvas Urdu', address: amiriUrdu, script: /\p{Script=Arabic}/u },
} as const satisfies Record<string, CanvasFont>;

/** For `context.font`, without the size: a letter comes from the first font that has it. */
export function familiesIn(fonts: readonly CanvasFont[]): string {
  return [...fonts.map(({ family }) => `"${family}"`), 'serif'].join(', ');
}

const loading = new Map<string, Promise<boolean>>();

/** Fetches those that a text needs, and says whether all are there; one that is not is replaced by the phone's own. */
export async function fetchFonts(fonts: readonly CanvasFont[], text: string): Promise<boolean> {
  const fetched = await Promise.all(fonts.filter(({ script }) => script.test(text)).map(fetchOnce));
  return fetched.every(Boolean);
}

function fetchOnce(font: CanvasFont): Promise<boolean> {
  const known = loading.get(font.family);
  if (known) return known;
  const attempt = fetchFont(font).catch(() => {
    loading.delete(font.family);
    return false;
  });
  loading.set(font.family, attempt);
  return attempt;
}

async function fetchFont({ family, address }: CanvasFont): Promise<boolean> {
  const font = await new FontFace(family, `url("${address}")`).load();
  fontsHere().add(font);
  return true;
}

/** A worker has its own fonts, which the types for pages do not include. */
function fontsHere(): FontFaceSet {
  return 'document' in globalThis ? document.fonts : (globalThis as typeof globalThis & FontFaceSource).fonts;
}
