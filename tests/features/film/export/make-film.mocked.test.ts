import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { textsForFamily } from '#src/domain/film/wedding-film.ts';
import type { FilmOrder } from '#src/features/film/export/film-order.ts';
import { makeFilm } from '#src/features/film/export/make-film.ts';
import { musicAddress } from '#src/features/film/music.ts';
import { loadAllGuestTexts } from '#src/locales/guest-texts.ts';
import { SHARMAS } from '#tests/support/sample-families.ts';
import { SAMPLE } from '#tests/support/sample-invitation.ts';

const encoder = vi.hoisted(() => ({ hasSound: false, hasAudioTrack: true }));

vi.mock('mediabunny', () => {
  class BufferTarget {
    buffer = new ArrayBuffer(8);
  }
  class Output {
    addVideoTrack() {}
    addAudioTrack() {}
    async start() {}
    async finalize() {}
  }
  class CanvasSource {
    async add() {}
  }
  class EncodedAudioPacketSource {
    async add() {
      encoder.hasSound = true;
    }
    close() {}
  }
  class Input {
    async getPrimaryAudioTrack() {
      return encoder.hasAudioTrack ? { getDecoderConfig: async () => ({}) } : null;
    }
  }
  class EncodedPacketSink {
    async *packets() {
      yield { timestamp: 0 };
    }
  }
  class Unused {}
  return {
    BufferTarget,
    Output,
    CanvasSource,
    EncodedAudioPacketSource,
    Input,
    EncodedPacketSink,
    BufferSource: Unused,
    Mp4OutputFormat: Unused,
    MP4: {},
  };
});
vi.mock('#src/features/film/drawn-part.ts', () => ({
  drawnPart: () => ({ x: 0, y: 0, width: 1, height: 1 }),
}));
vi.mock('#src/features/film/draw-film.ts', () => ({ drawFilm: () => undefined }));
vi.mock('#src/features/film/lettering/set-texts.ts', async (original) => ({
  ...(await original<typeof import('#src/features/film/lettering/set-texts.ts')>()),
  setTexts: () => ({ texts: {}, plaques: [] }),
}));

/** Part of the addresses that cannot be fetched. */
let missing: string | undefined;

beforeAll(loadAllGuestTexts);
beforeEach(() => {
  missing = undefined;
  Object.assign(encoder, { hasSound: false, hasAudioTrack: true });
  vi.stubGlobal('fetch', async (address: string) => {
    if (missing && address.includes(missing)) throw new TypeError('Failed to fetch');
    return new Response(new Blob(['a file']));
  });
  vi.stubGlobal(
    'FontFace',
    class {
      readonly #source: string;
      constructor(_: string, source: string) {
        this.#source = source;
      }
      async load() {
        if (missing && this.#source.includes(missing))
          throw new DOMException('A network error', 'NetworkError');
        return this;
      }
    },
  );
  vi.stubGlobal('fonts', { add: () => undefined });
  vi.stubGlobal('createImageBitmap', async () => ({ width: 360, height: 640, close: () => undefined }));
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext() {
        return {};
      }
    },
  );
});

function order(): FilmOrder {
  return {
    id: 'e-video-5',
    texts: textsForFamily(SAMPLE, SHARMAS),
    tradition: 'hindu',
    width: 720,
    codec: 'avc1.42001f',
    music: musicAddress('santoor'),
  };
}

const make = (change: Partial<FilmOrder> = {}) => makeFilm({ ...order(), ...change }, () => undefined);

// First: fonts that were fetched stay.
test.each([
  ['font', '.woff2'],
  ['picture', '5-palace'],
  ['music', 'film-theme'],
])('a film whose %s could not be fetched fails, and is made once it can be', async (_, part) => {
  missing = part;
  await expect(make()).rejects.toThrow();
  missing = undefined;
  expect((await make()).byteLength).toBe(8);
  expect(encoder.hasSound).toBe(true);
});

test('a film without music needs none', async () => {
  missing = 'film-theme';
  await make({ music: '' });
  expect(encoder.hasSound).toBe(false);
});

test('music that this phone cannot read leaves the film silent', async () => {
  encoder.hasAudioTrack = false;
  await make();
  expect(encoder.hasSound).toBe(false);
});

test('a film whose photograph this phone cannot read is not made without it', async () => {
  const photograph = new Blob(['an unknown format']);
  const portrait = { width: 1_600, height: 1_200, x: 0.5, y: 0.5, picture: photograph };
  const bitmap = { width: 360, height: 640, close: () => undefined };
  vi.stubGlobal('createImageBitmap', async (source: unknown) => {
    if (source === photograph) throw new DOMException('The source image could not be decoded');
    return bitmap;
  });
  await expect(make({ portrait })).rejects.toThrow('photograph');
  expect((await make({ portrait: undefined })).byteLength).toBe(8);
});
