import { describe, expect, it } from 'vitest';
import { kindOf, sizeOf } from '#src/lib/pictures/read-head.ts';
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
