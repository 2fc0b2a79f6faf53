/** Heads of pictures, made by hand: a JPEG with the EXIF data that a phone writes. */

interface Exif {
  readonly orientation?: number;
  readonly taken?: string;
  readonly zone?: string;
}

function chars(text: string): number[] {
  return Array.from(text, (letter) => letter.charCodeAt(0));
}

const short = (value: number) => [value >> 8, value & 255];
const long = (value: number) => [...short(value >>> 16), ...short(value & 0xffff)];

/** A TIFF of two lists of tags, in the byte order of most cameras. */
export function tiffOf({ orientation = 1, taken, zone }: Exif): number[] {
  const texts = [
    ...(taken === undefined ? [] : [{ tag: 0x9003, text: `${taken}\0` }]),
    ...(zone === undefined ? [] : [{ tag: 0x9011, text: `${zone}\0` }]),
  ];
  const second = 8 + 2 + 2 * 12 + 4;
  let place = second + 2 + texts.length * 12 + 4;
  const entries = texts.flatMap(({ tag, text }) => {
    const entry = [...short(tag), ...short(2), ...long(text.length), ...long(place)];
    place += text.length;
    return entry;
  });
  return [
    ...chars('MM\0*'),
    ...long(8),
    ...short(2),
    ...[...short(0x0112), ...short(3), ...long(1), ...short(orientation), 0, 0],
    ...[...short(0x8769), ...short(4), ...long(1), ...long(second)],
    ...long(0),
    ...short(texts.length),
    ...entries,
    ...long(0),
    ...texts.flatMap(({ text }) => chars(text)),
  ];
}

/** The EXIF segment of a JPEG. */
export function exifSegment(exif: Exif): number[] {
  const content = [...chars('Exif\0\0'), ...tiffOf(exif)];
  return [0xff, 0xe1, ...short(content.length + 2), ...content];
}

/** A JPEG up to its frame header. */
export function jpegHead(width: number, height: number, exif?: Exif): Uint8Array<ArrayBuffer> {
  const frame = [0xff, 0xc0, ...short(17), 8, ...short(height), ...short(width), ...Array(12).fill(0)];
  return new Uint8Array([0xff, 0xd8, ...(exif ? exifSegment(exif) : []), ...frame]);
}

/** A file that starts with a text. */
export function startingWith(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array([...chars(text), ...Array(40).fill(0)]);
}
