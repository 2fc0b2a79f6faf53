/** `npm run fonts`: subsets the fonts to the characters that their languages are written with. */
import { readFileSync, writeFileSync } from 'node:fs';
import { TRADITIONS } from '#src/catalogue/traditions.ts';
import { glyphsOf } from './shape.ts';
import { subsetFont } from './subset-font.ts';
import { syllables } from './syllables.ts';

const TO = 'src/styles/fonts';

/** What people write; rarer characters use the system font. */
const RARE = /[\^`~\\{}<>[\]#$]/g;
const LATIN = `${characters('20-7e').replace(RARE, '')}\u00a0–—‘’“”…→×·©`;
const TITLE_LATIN = LATIN.replace(/[@_©]/g, '');
const TITLE_FEATURES = ['kern', 'liga'];
const TEXT_FEATURES = ['kern'];
const DEVANAGARI = `${characters('900-97f')}\u200c\u200d\u25cc`;

/** What Hindi and Marathi are written with: the rest of the block is for other languages, and for the Vedas. */
const HINDI = `${characters('901-903 905-90b 90d 90f-911 913-928 92a-933 935-939 93c-945 947-949 94b-94d 950 958-960 964-970 972')}\u200c\u200d\u25cc`;

/** Letters, marks and digits of Urdu and of Arabic names. */
const URDU = `${characters('621-63a 641-652 660-669 6f0-6f9')}ٰٹپچڈڑژکگںھہۂۃیےۓ،۔\u200c\u200d`;

/** The characters of ranges of code points: `20-7e a0`. */
function characters(ranges: string): string {
  const codes = ranges.split(' ').flatMap((range) => {
    const [from = '', to = from] = range.split('-');
    const [first, last] = [Number.parseInt(from, 16), Number.parseInt(to, 16)];
    return Array.from({ length: last - first + 1 }, (_, place) => first + place);
  });
  return String.fromCodePoint(...codes);
}

const ARABIC_BLESSINGS = TRADITIONS.flatMap(({ blessings }) =>
  blessings.filter(({ lang }) => lang === 'ar'),
).map(({ text }) => text);

interface FaceFile {
  readonly name: string;
  readonly file: string;
  readonly features?: readonly string[];
}

type Face = FaceFile & ({ readonly letters: string } | { readonly words: readonly string[] });

const cormorant = (style: string): Face => ({
  name: `cormorant-${style}`,
  file: `node_modules/@fontsource/cormorant-garamond/files/cormorant-garamond-latin-${style}.woff2`,
  letters: LATIN,
  features: TITLE_FEATURES,
});

const ROZHA = 'node_modules/@expo-google-fonts/rozha-one/RozhaOne_400Regular.ttf';
const MUKTA = 'node_modules/@expo-google-fonts/mukta';

const faces: readonly Face[] = [
  { name: 'rozha', file: ROZHA, letters: TITLE_LATIN, features: TITLE_FEATURES },
  {
    name: 'mukta-400',
    file: `${MUKTA}/400Regular/Mukta_400Regular.ttf`,
    letters: `${LATIN}₹`,
    features: TEXT_FEATURES,
  },
  {
    name: 'mukta-600',
    file: `${MUKTA}/600SemiBold/Mukta_600SemiBold.ttf`,
    letters: `${LATIN}₹`,
    features: TEXT_FEATURES,
  },
  { name: 'mukta-hindi-400', file: `${MUKTA}/400Regular/Mukta_400Regular.ttf`, letters: DEVANAGARI },
  {
    name: 'rozha-devanagari',
    file: ROZHA,
    words: [...HINDI, ...syllables()],
  },
  {
    name: 'mukta-devanagari',
    file: `${MUKTA}/400Regular/Mukta_400Regular.ttf`,
    words: [...HINDI, ...syllables()],
  },
  {
    name: 'tiro-gurmukhi',
    file: 'node_modules/@fontsource/tiro-gurmukhi/files/tiro-gurmukhi-gurmukhi-400-normal.woff2',
    letters: `${characters('a00-a7f')}\u200c\u200d\u25cc`,
  },
  {
    name: 'arabic-blessing',
    file: 'node_modules/@expo-google-fonts/amiri/400Regular/Amiri_400Regular.ttf',
    words: ARABIC_BLESSINGS,
  },
  // For names on the cards in Urdu.
  {
    name: 'amiri-urdu',
    file: 'node_modules/@expo-google-fonts/amiri/400Regular/Amiri_400Regular.ttf',
    letters: URDU,
    features: 'ccmp init medi fina isol rlig liga curs locl mark mkmk kern calt'.split(' '),
  },
  cormorant('500-italic'),
  cormorant('600-normal'),
  cormorant('600-italic'),
];

for (const face of faces) {
  const font = readFileSync(face.file);
  const selection =
    'words' in face
      ? { letters: face.words.join(''), glyphs: glyphsOf(font, face.words) }
      : { letters: face.letters };
  const woff2 = await subsetFont(font, {
    ...selection,
    ...(face.features ? { features: face.features } : {}),
  });
  writeFileSync(`${TO}/${face.name}.woff2`, woff2);
  process.stdout.write(`${face.name}.woff2  ${woff2.length} bytes\n`);
}
