/**
 * `npm run fonts`: cuts the house's typefaces down to the letters the shop shows.
 *
 * A first view needs three files: Rozha One and two weights of Mukta, in Latin. The
 * Devanagari of our own headings, and Mukta's Devanagari for dish names and what guests
 * write, are files of their own that the browser fetches only where such text stands. Outputs are committed; the shop builds without running this.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

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

/** Every Devanagari letter in the words of the screens: the headings' own. */
function headingDevanagari(): string {
  const files = ['src/config', 'src/content', 'src/ui'].flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(room, name)),
  );
  const letters = new Set(
    files.flatMap((file) => readFileSync(file, 'utf8').match(/[\u0900-\u097f]/g) ?? []),
  );
  return [...letters].sort().join('');
}

interface Face {
  readonly name: string;
  readonly file: string;
  readonly text: string;
  /** OpenType features to keep; all of them where the script cannot be written without. */
  readonly features?: readonly string[];
}

const cormorant = (style: string): Face => ({
  name: `cormorant-${style}`,
  file: `node_modules/@fontsource/cormorant-garamond/files/cormorant-garamond-latin-${style}.woff2`,
  text: LATIN,
  features: LATIN_FEATURES,
});

const ROZHA = 'node_modules/@expo-google-fonts/rozha-one/RozhaOne_400Regular.ttf';
const MUKTA = 'node_modules/@expo-google-fonts/mukta';

const faces: readonly Face[] = [
  { name: 'rozha', file: ROZHA, text: LATIN, features: LATIN_FEATURES },
  { name: 'rozha-hindi', file: ROZHA, text: headingDevanagari() },
  {
    name: 'mukta-400',
    file: `${MUKTA}/400Regular/Mukta_400Regular.ttf`,
    text: `${LATIN}₹`,
    features: LATIN_FEATURES,
  },
  {
    name: 'mukta-600',
    file: `${MUKTA}/600SemiBold/Mukta_600SemiBold.ttf`,
    text: `${LATIN}₹`,
    features: LATIN_FEATURES,
  },
  { name: 'mukta-hindi-400', file: `${MUKTA}/400Regular/Mukta_400Regular.ttf`, text: DEVANAGARI },
  cormorant('500-italic'),
  cormorant('600-normal'),
  cormorant('600-italic'),
];

for (const face of faces) {
  const woff2 = await subsetFont(readFileSync(face.file), face.text, {
    targetFormat: 'woff2',
    noHinting: true,
    ...(face.features ? { keepFeatures: [...face.features] } : {}),
  });
  writeFileSync(`${TO}/${face.name}.woff2`, woff2);
  process.stdout.write(`${face.name}.woff2  ${woff2.length} bytes\n`);
}
