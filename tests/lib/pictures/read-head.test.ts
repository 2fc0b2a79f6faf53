import { describe, expect, it } from 'vitest';
import { isJpegWithin, kindOf, sizeOf } from '#src/lib/pictures/read-head.ts';
import { jpegHead, startingWith } from '#tests/support/picture-bytes.ts';

const view = (bytes: Uint8Array<ArrayBuffer>) => new DataView(bytes.buffer);

describe('the first bytes of a file', () => {
  it.each([
    ['jpeg', '\xff\xd8\xff\xe0'],
    ['png', '\x89PNG\r\n\x1a\n'],
    ['gif', 'GIF89a'],
    ['webp', 'RIFF\0\0\0\0WEBP'],
    ['heic', '\0\0\0\x18ftypheic'],
    ['heic', '\0\0\0\x18ftypmif1'],
    ['other', '\0\0\0\x18ftypavif'],
    ['film', '\0\0\0\x18ftypqt  '],
    ['film', '\0\0\0\x18ftypisom'],
    ['film', '\x1aE\xdf\xa3'],
    ['film', 'RIFF\0\0\0\0AVI '],
    ['other', '%PDF-1.7'],
    ['other', ''],
  ])('tell what it is: %s', (kind, start) => {
    expect(kindOf(view(startingWith(start)))).toBe(kind);
  });

  it('tell the size of a JPEG', () => {
    expect(sizeOf(view(jpegHead(4000, 3000)))).toEqual({ width: 4000, height: 3000 });
  });

  it.each([1, 3])('tell the size of a JPEG that is upright or upside down', (orientation) => {
    expect(sizeOf(view(jpegHead(4000, 3000, { orientation })))).toEqual({ width: 4000, height: 3000 });
  });

  it.each([5, 6, 8])('tell the size of a JPEG that is on its side, as it will be seen', (orientation) => {
    expect(sizeOf(view(jpegHead(4000, 3000, { orientation })))).toEqual({ width: 3000, height: 4000 });
  });

  it('tell the size of a PNG', () => {
    const head = startingWith('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x03\x20\0\0\x02\x58');
    expect(sizeOf(view(head))).toEqual({ width: 800, height: 600 });
  });

  it('tell no size where a JPEG is cut off, wherever that is', () => {
    const whole = jpegHead(4000, 3000, { orientation: 6, taken: '2027:02:12 19:15:00' });
    for (let length = 0; length < whole.length - 14; length += 1) {
      expect(sizeOf(view(whole.slice(0, length)))).toBeUndefined();
    }
  });
});

describe('whether a JPEG of somebody else may be decoded', () => {
  it.each([
    [1_600, 1_200, true],
    [1_200, 1_600, true],
    [1_601, 10, false],
    [20_000, 20_000, false],
    [65_535, 65_535, false],
    // A later marker may give the height to some decoders.
    [1_600, 0, false],
  ])('with %d × %d pixels within 1,600', (width, height, expected) => {
    expect(isJpegWithin(jpegHead(width, height), 1_600)).toBe(expected);
  });

  it('not if its size cannot be told, and not if it is another kind of picture', () => {
    expect(isJpegWithin(new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), 1_600)).toBe(false);
    expect(isJpegWithin(new Uint8Array(), 1_600)).toBe(false);
    const png = startingWith('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x03\x20\0\0\x02\x58');
    expect(isJpegWithin(png, 1_600)).toBe(false);
  });

  it.each([0x00, 0x01, 0xd0, 0xd7, 0xd8])(
    'not with a marker without a length (%i), behind which decoders find a huge frame',
    (marker) => {
      // Read as a length, the bytes of the huge frame's marker would lead to the small frame far behind.
      const huge = jpegHead(20_000, 20_000).slice(2);
      const bytes = new Uint8Array(4 + 0xff_c0 + 40);
      bytes.set([0xff, 0xd8, 0xff, marker, ...huge]);
      bytes.set(jpegHead(100, 100).slice(2), 4 + 0xff_c0);
      expect(isJpegWithin(bytes, 1_600)).toBe(false);
    },
  );

  it('by the bytes of a part of a buffer', () => {
    const bytes = new Uint8Array([1, 2, 3, ...jpegHead(20_000, 20_000)]);
    expect(isJpegWithin(bytes.subarray(3), 1_600)).toBe(false);
    expect(isJpegWithin(bytes.subarray(3), 20_000)).toBe(true);
  });
});
