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

/** Gigabytes of memory from which a phone makes the large film. */
const ROOMY = 8;

/** WhatsApp would compress a film with twice as many bits again. */
export function bitrateOf(width: number): number {
  return width > 720 ? 5_000_000 : 2_800_000;
}

/** `undefined` if this phone has no H.264 encoder. */
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

/** Browsers that do not tell count as small ones. */
function memoryInGigabytes(): number {
  return 'deviceMemory' in navigator && typeof navigator.deviceMemory === 'number'
    ? navigator.deviceMemory
    : 0;
}
