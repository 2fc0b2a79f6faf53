import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { convert } from 'fontverter';

export interface SubsetOptions {
  readonly letters: Iterable<string>;
  /** Extra glyphs (`glyphsOf`); without them every possible combination is kept, hundreds in Devanagari. */
  readonly glyphs?: ReadonlySet<number>;
  readonly features?: readonly string[];
}

// Constants of hb-subset.h and hb-blob.h.
const NAMES = 4;
const FEATURES = 6;
/** The name that the fonts' licence requires. */
const COPYRIGHT = 0;
const NO_HINTING = 0x1;
const NO_LAYOUT_CLOSURE = 0x200;
const WRITABLE = 2;

interface Harfbuzz {
  call(name: string, ...numbers: readonly number[]): number;
  bytes(): Uint8Array;
}

/** Subsets a TrueType or WOFF2 font to WOFF2. Throws if harfbuzz cannot read it. */
export async function subsetFont(
  font: Buffer,
  { letters, glyphs, features }: SubsetOptions,
): Promise<Buffer> {
  const { call, bytes } = await loadHarfbuzz();
  const whole = await convert(font, 'truetype');
  const place = call('malloc', whole.length);
  bytes().set(whole, place);
  const face = call('hb_face_create', call('hb_blob_create', place, whole.length, WRITABLE, 0, 0), 0);

  const input = call('hb_subset_input_create_or_fail');
  call('hb_subset_input_set_flags', input, glyphs ? NO_HINTING | NO_LAYOUT_CLOSURE : NO_HINTING);
  const featureSet = call('hb_subset_input_set', input, FEATURES);
  call('hb_set_clear', featureSet);
  if (features) for (const feature of features) call('hb_set_add', featureSet, tag(feature));
  else call('hb_set_invert', featureSet);
  const names = call('hb_subset_input_set', input, NAMES);
  call('hb_set_clear', names);
  call('hb_set_add', names, COPYRIGHT);
  const unicodes = call('hb_subset_input_unicode_set', input);
  for (const letter of letters) call('hb_set_add', unicodes, letter.codePointAt(0) ?? 0);
  const shapes = call('hb_subset_input_glyph_set', input);
  for (const glyph of glyphs ?? []) call('hb_set_add', shapes, glyph);

  const subset = call('hb_subset_or_fail', face, input);
  if (subset === 0) throw new Error('harfbuzz could not subset the font');
  const result = call('hb_face_reference_blob', subset);
  const start = call('hb_blob_get_data', result, 0);
  const end = start + call('hb_blob_get_length', result);
  return convert(Buffer.from(bytes().subarray(start, end)), 'woff2');
}

/** One instance per font, to release its memory. */
async function loadHarfbuzz(): Promise<Harfbuzz> {
  const file = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm');
  const { instance } = await WebAssembly.instantiate(await readFile(file));
  const call: Harfbuzz['call'] = (name, ...numbers) => {
    const run = instance.exports[name];
    if (typeof run !== 'function') throw new Error(`harfbuzz has no ${name}`);
    return Number(run(...numbers));
  };
  const bytes: Harfbuzz['bytes'] = () => {
    const { memory } = instance.exports;
    if (!(memory instanceof WebAssembly.Memory)) throw new Error('harfbuzz has no memory');
    // A new view, because growing the memory detaches old ones.
    return new Uint8Array(memory.buffer);
  };
  call('_initialize');
  return { call, bytes };
}

function tag(feature: string): number {
  return [...feature].reduce((number, letter) => number * 0x100 + (letter.codePointAt(0) ?? 0), 0);
}
