import { afterEach, describe, expect, it, vi } from 'vitest';
import { PictureError } from '#src/lib/pictures/picture-error.ts';
import { shrinkPicture, sizeWithin } from '#src/lib/pictures/shrink-picture.ts';
import { jpegHead, startingWith } from '#tests/support/picture-bytes.ts';

/** Simulates Safari 17.1: what it decodes is `width` × `height`, and each pixel costs `quality` bytes. */
function stubBrowser(decoded: { readonly width: number; readonly height: number } | undefined) {
  const close = vi.fn();
  const decode = vi.fn((_file: Blob, options?: ImageBitmapOptions) => {
    if (options?.imageOrientation === 'from-image')
      return Promise.reject(new TypeError('no such orientation'));
    return decoded ? Promise.resolve({ ...decoded, close }) : Promise.reject(new Error('InvalidStateError'));
  });
  vi.stubGlobal('createImageBitmap', decode);
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      constructor(
        readonly width: number,
        readonly height: number,
      ) {}
      getContext() {
        return { fillRect() {}, drawImage() {} };
      }
      convertToBlob({ quality }: { quality: number }) {
        return Promise.resolve(new Blob([new Uint8Array(Math.round(this.width * this.height * quality))]));
      }
    },
  );
  return { close, decode };
}

/** Stands in for Safari 15: no OffscreenCanvas, and only an <img> turns a photograph upright. */
function stubSafari15(upright: { readonly width: number; readonly height: number } | undefined) {
  const drawn: unknown[] = [];
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  vi.stubGlobal('OffscreenCanvas', undefined);
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 4000, height: 3000, close() {} }));
  class FakeImage {
    src = '';
    width = 0;
    height = 0;
    async decode() {
      if (!upright) throw new Error('EncodingError');
      Object.assign(this, upright);
    }
  }
  vi.stubGlobal('Image', FakeImage);
  vi.stubGlobal('document', {
    createElement: () => ({
      getContext: () => ({ fillRect() {}, drawImage: (source: unknown) => drawn.push(source) }),
      toBlob: (take: (blob: Blob) => void) => take(new Blob(['jpeg'])),
    }),
  });
  return { drawn, revoke, FakeImage };
}

const LIMITS = { longest: 160, bytes: 100_000 };

async function faultOf(file: Blob): Promise<string> {
  const error: unknown = await shrinkPicture(file, [LIMITS]).catch((reason: unknown) => reason);
  return error instanceof PictureError ? error.fault : 'none';
}

describe('shrinking a picture', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('keeps the shape, and never makes a picture larger', () => {
    expect(sizeWithin({ width: 4000, height: 3000 }, 1600)).toEqual({ width: 1600, height: 1200 });
    expect(sizeWithin({ width: 3000, height: 4000 }, 1600)).toEqual({ width: 1200, height: 1600 });
    expect(sizeWithin({ width: 300, height: 200 }, 1600)).toEqual({ width: 300, height: 200 });
    expect(sizeWithin({ width: 9000, height: 2 }, 1600)).toEqual({ width: 1600, height: 1 });
  });

  it('shrinks while decoding, upright', async () => {
    const { decode, close } = stubBrowser({ width: 120, height: 160 });
    const [shrunk] = await shrinkPicture(new Blob([jpegHead(4000, 3000, { orientation: 6 })]), [LIMITS]);
    expect({ width: shrunk?.width, height: shrunk?.height }).toEqual({ width: 120, height: 160 });
    expect(decode.mock.calls[0]?.[1]).toMatchObject({ resizeWidth: 120 });
    expect(close).toHaveBeenCalledOnce();
  });

  it('keeps the size of a small picture, upright', async () => {
    stubBrowser({ width: 120, height: 160 });
    const [shrunk] = await shrinkPicture(new Blob([jpegHead(160, 120, { orientation: 6 })]), [LIMITS]);
    expect({ width: shrunk?.width, height: shrunk?.height }).toEqual({ width: 120, height: 160 });
  });

  it('turns a photograph upright in Safari 15, and lets go of its file', async () => {
    const { drawn, revoke, FakeImage } = stubSafari15({ width: 3000, height: 4000 });
    const photograph = new Blob([jpegHead(4000, 3000, { orientation: 6 })]);
    const [shrunk] = await shrinkPicture(photograph, [LIMITS]);
    expect({ width: shrunk?.width, height: shrunk?.height }).toEqual({ width: 120, height: 160 });
    expect(drawn[0]).toBeInstanceOf(FakeImage);
    expect(revoke).toHaveBeenCalledOnce();
  });

  it('says in Safari 15 that a file is broken, and lets go of it', async () => {
    const { revoke } = stubSafari15(undefined);
    expect(await faultOf(new Blob([jpegHead(4000, 3000)]))).toBe('broken');
    expect(revoke).toHaveBeenCalledOnce();
  });

  it('lowers the quality, and then the size, until it fits', async () => {
    stubBrowser({ width: 160, height: 120 });
    const file = new Blob([jpegHead(160, 120)]);
    const [fine] = await shrinkPicture(file, [{ longest: 160, bytes: 13_100 }]);
    expect(fine).toMatchObject({ width: 160, height: 120 });
    const [smaller] = await shrinkPicture(file, [{ longest: 160, bytes: 6_000 }]);
    expect(smaller?.width).toBeLessThan(160);
    expect(smaller?.blob.size).toBeLessThanOrEqual(6_000);
  });

  it('decodes once for a picture and its thumbnail', async () => {
    const { decode } = stubBrowser({ width: 160, height: 120 });
    const made = await shrinkPicture(new Blob([jpegHead(4000, 3000)]), [
      { longest: 40, bytes: 2_000 },
      { longest: 160, bytes: 100_000 },
    ]);
    expect(made.map(({ width, height }) => [width, height])).toEqual([
      [40, 30],
      [160, 120],
    ]);
    expect(decode).toHaveBeenCalledOnce();
    expect(decode.mock.calls[0]?.[1]).toMatchObject({ resizeWidth: 160 });
  });

  it('says why a file is no picture', async () => {
    stubBrowser(undefined);
    expect(await faultOf(new Blob([startingWith('\0\0\0\x18ftypqt  ')]))).toBe('film');
    expect(await faultOf(new Blob(['?'], { type: 'video/3gpp' }))).toBe('film');
    expect(await faultOf(new Blob([startingWith('%PDF-1.7')], { type: 'application/pdf' }))).toBe(
      'not a picture',
    );
    expect(await faultOf(new Blob([startingWith('\0\0\0\x18ftypheic')]))).toBe('heic');
    expect(await faultOf(new Blob([jpegHead(4000, 3000)]))).toBe('broken');
    expect(await faultOf(new Blob([]))).toBe('not a picture');
  });

  it('says that a picture is too small, or its file too large', async () => {
    stubBrowser({ width: 40, height: 30 });
    expect(await faultOf(new Blob([jpegHead(40, 30)]))).toBe('too small');
    const large = new Blob([jpegHead(4000, 3000)]);
    Object.defineProperty(large, 'size', { value: 61 * 1024 * 1024 });
    expect(await faultOf(large)).toBe('too large');
  });
});
