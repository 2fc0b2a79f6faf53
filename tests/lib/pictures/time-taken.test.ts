import { describe, expect, it } from 'vitest';
import { readTimeTaken } from '#src/lib/pictures/time-taken.ts';
import { jpegHead, startingWith, tiffOf } from '#tests/support/picture-bytes.ts';

/** The frame header that ends a JPEG's head. */
const FRAME_BYTES = 21;

const taken = '2027:02:12 19:15:00';

describe('the time at which a photograph was taken', () => {
  it('is Indian time where the camera does not say its zone', async () => {
    const file = new Blob([jpegHead(40, 30, { taken })]);
    expect(await readTimeTaken(file)).toBe(Date.parse('2027-02-12T19:15:00+05:30'));
  });

  it('is in the zone that the camera says', async () => {
    const file = new Blob([jpegHead(40, 30, { taken, zone: '-05:00' })]);
    expect(await readTimeTaken(file)).toBe(Date.parse('2027-02-12T19:15:00-05:00'));
  });

  it.each(['eXIf', 'EXIF\0\0\0\0'])('is read from PNG and WebP as well', async (mark) => {
    const file = new Blob([startingWith(mark).slice(0, mark.length), new Uint8Array(tiffOf({ taken }))]);
    expect(await readTimeTaken(file)).toBe(Date.parse('2027-02-12T19:15:00+05:30'));
  });

  it.each(['0000:00:00 00:00:00', '1980:01:01 00:00:00', '2027:02:31 99:00:00', 'yesterday at noon!!'])(
    'is unknown where the clock was never set: %s',
    async (wrong) => {
      expect(await readTimeTaken(new Blob([jpegHead(40, 30, { taken: wrong })]))).toBeUndefined();
    },
  );

  it('is unknown without EXIF data, and where it is cut off', async () => {
    expect(await readTimeTaken(new Blob([jpegHead(40, 30)]))).toBeUndefined();
    const whole = jpegHead(40, 30, { taken });
    for (let length = 0; length < whole.length - FRAME_BYTES; length += 1) {
      expect(await readTimeTaken(new Blob([whole.slice(0, length)]))).toBeUndefined();
    }
  });
});
