/** The fonts of films, fetched for the scripts that a film has. */
import amiriUrdu from '#src/styles/fonts/amiri-urdu.woff2';
import cormorantItalic from '#src/styles/fonts/cormorant-500-italic.woff2';
import cormorant from '#src/styles/fonts/cormorant-600-normal.woff2';
import muktaSemibold from '#src/styles/fonts/mukta-600.woff2';
import muktaHindi from '#src/styles/fonts/mukta-syllables.woff2';
import rozha from '#src/styles/fonts/rozha.woff2';
import rozhaHindi from '#src/styles/fonts/rozha-syllables.woff2';
import tiroGurmukhi from '#src/styles/fonts/tiro-gurmukhi.woff2';

export type FilmFace = 'display' | 'names' | 'italic' | 'text';

interface FontFile {
  readonly family: string;
  readonly address: string;
  readonly script: RegExp;
}

const LATIN = /\p{Script=Latin}|\p{Script=Common}/u;

const FILES = {
  rozha: { family: 'Film Rozha', address: rozha, script: LATIN },
  cormorant: { family: 'Film Cormorant', address: cormorant, script: LATIN },
  italic: { family: 'Film Italic', address: cormorantItalic, script: LATIN },
  mukta: { family: 'Film Mukta', address: muktaSemibold, script: LATIN },
  rozhaHindi: { family: 'Film Rozha Hindi', address: rozhaHindi, script: /\p{Script=Devanagari}/u },
  muktaHindi: { family: 'Film Mukta Hindi', address: muktaHindi, script: /\p{Script=Devanagari}/u },
  gurmukhi: { family: 'Film Gurmukhi', address: tiroGurmukhi, script: /\p{Script=Gurmukhi}/u },
  urdu: { family: 'Film Urdu', address: amiriUrdu, script: /\p{Script=Arabic}/u },
} as const satisfies Record<string, FontFile>;

/** A letter comes from the first file that has it. */
const FACES: Readonly<Record<FilmFace, readonly FontFile[]>> = {
  display: [FILES.rozha, FILES.rozhaHindi, FILES.gurmukhi, FILES.urdu],
  names: [FILES.cormorant, FILES.rozhaHindi, FILES.gurmukhi, FILES.urdu],
  italic: [FILES.italic, FILES.rozhaHindi, FILES.gurmukhi, FILES.urdu],
  text: [FILES.mukta, FILES.muktaHindi, FILES.gurmukhi, FILES.urdu],
};

/** For `context.font`, without the size. */
export function familiesOf(face: FilmFace): string {
  return [...FACES[face].map(({ family }) => `"${family}"`), 'serif'].join(', ');
}

const loading = new Map<string, Promise<void>>();

/** Fetches what a text needs; a font that cannot be fetched is replaced by the phone's own. */
export async function loadFonts(face: FilmFace, text: string): Promise<void> {
  const needed = FACES[face].filter(({ script }) => script.test(text));
  await Promise.all(needed.map(fetchOnce));
}

function fetchOnce(file: FontFile): Promise<void> {
  const known = loading.get(file.family);
  if (known) return known;
  const attempt = fetchFont(file).catch(() => {
    loading.delete(file.family);
  });
  loading.set(file.family, attempt);
  return attempt;
}

async function fetchFont({ family, address }: FontFile): Promise<void> {
  const font = await new FontFace(family, `url("${address}")`).load();
  fontsHere().add(font);
}

/** A worker keeps fonts of its own, of which the types for pages do not know. */
function fontsHere(): FontFaceSet {
  return 'document' in globalThis ? document.fonts : (globalThis as typeof globalThis & FontFaceSource).fonts;
}
