/** Reads a picture's first bytes before anything is decoded. */

/** `other` may still be a picture that the browser knows. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'heic' | 'film' | 'other';

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Enough for a JPEG's frame header behind its EXIF data, a preview and a colour profile. */
export const HEAD_BYTES = 512 * 1024;

const HEIC_BRANDS = /^(?:hei[cxms]|hev[cmxs]|mif1|msf1)/;

export async function headOf(file: Blob): Promise<DataView> {
  return new DataView(await file.slice(0, HEAD_BYTES).arrayBuffer());
}

export function textAt(head: DataView, start: number, length: number): string {
  if (start < 0 || start + length > head.byteLength) return '';
  return String.fromCharCode(...new Uint8Array(head.buffer, head.byteOffset + start, length));
}

export function kindOf(head: DataView): PictureKind {
  const start = textAt(head, 0, 4);
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start === '\x89PNG') return 'png';
  if (start === 'GIF8') return 'gif';
  if (start === 'RIFF') return textAt(head, 8, 4) === 'WEBP' ? 'webp' : 'film';
  if (start === '\x1aE\xdf\xa3') return 'film';
  if (textAt(head, 4, 4) !== 'ftyp') return 'other';
  const brand = textAt(head, 8, 4);
  if (brand === 'avif' || brand === 'avis') return 'other';
  return HEIC_BRANDS.test(brand) ? 'heic' : 'film';
}

/** Size of the upright picture; `undefined` where only decoding tells. */
export function sizeOf(head: DataView): PictureSize | undefined {
  const kind = kindOf(head);
  if (kind === 'png' && head.byteLength >= 24) {
    return { width: head.getUint32(16), height: head.getUint32(20) };
  }
  if (kind !== 'jpeg') return undefined;
  return sizeOfJpeg(head);
}

/**
 * Whether these are the bytes of a JPEG of at most `longest` pixels a side, by its frame header. To be asked of what others have
 * sent before anything is decoded: a few hundred bytes may declare a picture that needs a gigabyte.
 */
export function isJpegWithin(jpeg: Uint8Array, longest: number): boolean {
  const head = new DataView(jpeg.buffer, jpeg.byteOffset, Math.min(jpeg.byteLength, HEAD_BYTES));
  const size = kindOf(head) === 'jpeg' ? sizeOf(head) : undefined;
  return (
    size !== undefined &&
    Math.min(size.width, size.height) > 0 &&
    Math.max(size.width, size.height) <= longest
  );
}

/** Markers that have no length behind them, or that end the headers: decoders do not agree on what follows them. */
function isWithoutLength(marker: number): boolean {
  return marker <= 0x01 || (marker >= 0xd0 && marker <= 0xda);
}

function sizeOfJpeg(head: DataView): PictureSize | undefined {
  let place = 2;
  let turned = false;
  while (place + 9 < head.byteLength && head.getUint8(place) === 0xff) {
    const marker = head.getUint8(place + 1);
    if (marker === 0xff) {
      place += 1;
      continue;
    }
    // Frame headers, without the tables that have numbers between them.
    if (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc) {
      const [height, width] = [head.getUint16(place + 5), head.getUint16(place + 7)];
      return turned ? { width: height, height: width } : { width, height };
    }
    if (isWithoutLength(marker)) return undefined;
    if (marker === 0xe1) turned ||= isTurned(head, place + 4);
    place += 2 + head.getUint16(place + 2);
  }
  return undefined;
}

const ORIENTATION = 0x0112;

function isTurned(head: DataView, start: number): boolean {
  if (textAt(head, start, 6) !== 'Exif\0\0') return false;
  const tags = new TiffTags(head, start + 6);
  return (tags.number(tags.first, ORIENTATION) ?? 1) >= 5;
}

/** Tags of EXIF data, which are a small TIFF file. Whatever is outside of the bytes is missing. */
export class TiffTags {
  readonly #bytes: DataView;
  readonly #start: number;
  readonly #little: boolean;
  readonly first: number;

  constructor(bytes: DataView, start: number) {
    this.#bytes = bytes;
    this.#start = start;
    this.#little = textAt(bytes, start, 2) === 'II';
    this.first = this.#long(4);
  }

  number(list: number, tag: number): number | undefined {
    const entry = this.#find(list, tag);
    if (entry === undefined) return undefined;
    // A short number is at the start of its four bytes.
    return this.#short(entry + 2) === 3 ? this.#short(entry + 8) : this.#long(entry + 8);
  }

  text(list: number, tag: number): string | undefined {
    const entry = this.#find(list, tag);
    if (entry === undefined) return undefined;
    const length = this.#long(entry + 4);
    const place = length <= 4 ? entry + 8 : this.#long(entry + 8);
    return length > 64 ? undefined : textAt(this.#bytes, this.#start + place, length).replace(/\0.*$/s, '');
  }

  #find(list: number, tag: number): number | undefined {
    if (list <= 0) return undefined;
    const count = this.#short(list);
    for (let index = 0; index < count; index += 1) {
      const entry = list + 2 + index * 12;
      if (this.#start + entry + 12 > this.#bytes.byteLength) return undefined;
      if (this.#short(entry) === tag) return entry;
    }
    return undefined;
  }

  #short(place: number): number {
    const at = this.#start + place;
    return at + 2 <= this.#bytes.byteLength ? this.#bytes.getUint16(at, this.#little) : 0;
  }

  #long(place: number): number {
    const at = this.#start + place;
    return at + 4 <= this.#bytes.byteLength ? this.#bytes.getUint32(at, this.#little) : 0;
  }
}
