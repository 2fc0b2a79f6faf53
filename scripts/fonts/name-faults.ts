import { readFileSync } from 'node:fs';
import { convert } from 'fontverter';
import { drawingsOf } from './shape.ts';

const WHOLE = 'node_modules/@expo-google-fonts/rozha-one/RozhaOne_400Regular.ttf';
const CUT = 'src/styles/fonts/rozha-hindi.woff2';

/** A message if the heading font was cut before the shop had these Hindi names. */
export async function nameFaults(names: readonly string[]): Promise<string[]> {
  const drawn = drawingsOf(await convert(readFileSync(CUT), 'truetype'), names);
  const expected = drawingsOf(readFileSync(WHOLE), names);
  return names
    .filter((_, place) => drawn[place] !== expected[place])
    .map((name) => `The heading font has not all letters of “${name}”: run \`npm run catalogue\`.`);
}
