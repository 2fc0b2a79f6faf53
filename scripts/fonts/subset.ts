/**
 * `npm run fonts`: cuts the house's typefaces down to the letters the shop shows, and for our own Hindi to the words.
 *
 * A first view needs four files: Rozha One and two weights of Mukta in Latin, and our own Hindi headings. The Hindi names
 * of dishes and Mukta's whole Devanagari, for what guests write, are files of their own that the browser fetches only
 * where such text stands. Outputs are committed; the shop builds without running this.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { cutFont } from './cut.ts';
import { glyphsOf } from './shape.ts';
import { arabicBlessings, dishWords, headingWords, invitationWords, syllables } from './words.ts';

const TO = 'src/styles/fonts';

/** Letters a phone's keyboard has; anything rarer (é in a guest's name) falls back to the system's own. */
const LATIN = `${characters([[0x20, 0x7e]])}\u00a0–—‘’“”…→×·©`;
const LATIN_FEATURES = ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl'];
const DEVANAGARI = `${characters([[0x900, 0x97f]])}\u200c\u200d\u25cc`;

function characters(ranges: ReadonlyArray<readonly [number, number]>): string {
  return ranges
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)))
    .join('');
}

interface FaceFile {
  readonly name: string;
  readonly file: string;
  /** OpenType features to keep; all of them where the script cannot be written without. */
  readonly features?: readonly string[];
}

/** A face has letters, or is cut to all it ever writes. */
type Face = FaceFile & ({ readonly letters: string } | { readonly words: readonly string[] });

const cormorant = (style: string): Face => ({
  name: `cormorant-${style}`,
  file: `node_modules/@fontsource/cormorant-garamond/files/cormorant-garamond-latin-${style}.woff2`,
  letters: LATIN,
  features: LATIN_FEATURES,
});

const ROZHA = 'node_modules/@expo-google-fonts/rozha-one/RozhaOne_400Regular.ttf';
const MUKTA = 'node_modules/@expo-google-fonts/mukta';

const faces: readonly Face[] = [
  { name: 'rozha', file: ROZHA, letters: LATIN, features: LATIN_FEATURES },
  { name: 'rozha-hindi', file: ROZHA, words: headingWords() },
  {
    name: 'mukta-400',
    file: `${MUKTA}/400Regular/Mukta_400Regular.ttf`,
    letters: `${LATIN}₹`,
    features: LATIN_FEATURES,
  },
  {
    name: 'mukta-600',
    file: `${MUKTA}/600SemiBold/Mukta_600SemiBold.ttf`,
    letters: `${LATIN}₹`,
    features: LATIN_FEATURES,
  },
  { name: 'mukta-dishes', file: `${MUKTA}/400Regular/Mukta_400Regular.ttf`, words: dishWords() },
  { name: 'mukta-hindi-400', file: `${MUKTA}/400Regular/Mukta_400Regular.ttf`, letters: DEVANAGARI },
  // Invitations: what couples write in Devanagari and Gurmukhi, and the line of blessing in Arabic.
  { name: 'rozha-syllables', file: ROZHA, words: [...DEVANAGARI, ...syllables(), ...invitationWords()] },
  {
    name: 'mukta-syllables',
    file: `${MUKTA}/400Regular/Mukta_400Regular.ttf`,
    words: [...DEVANAGARI, ...syllables(), ...invitationWords()],
  },
  {
    name: 'tiro-gurmukhi',
    file: 'node_modules/@fontsource/tiro-gurmukhi/files/tiro-gurmukhi-gurmukhi-400-normal.woff2',
    letters: `${characters([[0xa00, 0xa7f]])}\u200c\u200d\u25cc`,
  },
  {
    name: 'arabic-blessing',
    file: 'node_modules/@expo-google-fonts/amiri/400Regular/Amiri_400Regular.ttf',
    words: arabicBlessings(),
  },
  cormorant('500-italic'),
  cormorant('600-normal'),
  cormorant('600-italic'),
];

for (const face of faces) {
  const font = readFileSync(face.file);
  const kept =
    'words' in face
      ? { letters: face.words.join(''), glyphs: glyphsOf(font, face.words) }
      : { letters: face.letters };
  const woff2 = await cutFont(font, { ...kept, ...(face.features ? { features: face.features } : {}) });
  writeFileSync(`${TO}/${face.name}.woff2`, woff2);
  process.stdout.write(`${face.name}.woff2  ${woff2.length} bytes\n`);
}
