import { FILM_RATE } from '#src/domain/film/timeline.ts';

export interface FilmFormat {
  readonly width: number;
  readonly codec: string;
}

/** High, main and baseline profile, the best first; the level is the least that the size needs. */
const CODECS = {
  720: ['avc1.64001f', 'avc1.4d001f', 'avc1.42001f'],
  1080: ['avc1.640028', 'avc1.4d0028', 'avc1.420028'],
} as const;

/** Gigabytes from which a phone is asked for the large film. */
const ROOMY = 8;

/** Twice as many bits make no film that WhatsApp would not squeeze again. */
export function bitrateOf(width: number): number {
  return width > 720 ? 5_000_000 : 2_800_000;
}

/** The format in which this phone can make a film; `undefined` if it has no H.264 encoder. */
export async function filmFormat(): Promise<FilmFormat | undefined> {
  if (typeof VideoEncoder === 'undefined' || typeof OffscreenCanvas === 'undefined') return undefined;
  for (const width of memoryInGigabytes() >= ROOMY ? ([1080, 720] as const) : ([720] as const)) {
    for (const codec of CODECS[width]) {
      if (await isSupported(codec, width)) return { width, codec };
    }
  }
  return undefined;
}

async function isSupported(codec: string, width: number): Promise<boolean> {
  try {
    const { supported } = await VideoEncoder.isConfigSupported({
      codec,
      width,
      height: (width * 16) / 9,
      bitrate: bitrateOf(width),
      framerate: FILM_RATE,
    });
    return supported === true;
  } catch {
    return false;
  }
}

/** What browsers tell of it; those that tell nothing are taken for small ones. */
function memoryInGigabytes(): number {
  return 'deviceMemory' in navigator && typeof navigator.deviceMemory === 'number'
    ? navigator.deviceMemory
    : 0;
}
