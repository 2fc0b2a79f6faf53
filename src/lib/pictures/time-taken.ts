import { headOf, TiffTags, textAt } from './read-head.ts';

const EXIF_LIST = 0x8769;
const TAKEN = 0x9003;
const ZONE = 0x9011;

/** Where EXIF data starts in JPEG and HEIC, PNG, and WebP, and what is between that and its first byte. */
const STARTS = [
  { mark: 'Exif\0\0', skip: 6 },
  { mark: 'eXIf', skip: 4 },
  { mark: 'EXIF', skip: 8 },
] as const;

/**
 * When a photograph was taken, in milliseconds since 1970, according to its camera. Cameras that leave out their zone are
 * taken to be in India. Read it before the picture is shrunk, which removes it.
 */
export async function readTimeTaken(file: Blob): Promise<number | undefined> {
  return timeTakenIn(await headOf(file));
}

export function timeTakenIn(head: DataView): number | undefined {
  const start = tiffIn(head);
  if (start === undefined) return undefined;
  const tags = new TiffTags(head, start);
  const list = tags.number(tags.first, EXIF_LIST);
  if (list === undefined) return undefined;
  return parseTaken(tags.text(list, TAKEN), tags.text(list, ZONE));
}

function tiffIn(head: DataView): number | undefined {
  const text = new TextDecoder('latin1').decode(head);
  for (const { mark, skip } of STARTS) {
    for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) {
      if (/^(?:II\*\0|MM\0\*)$/.test(textAt(head, at + skip, 4))) return at + skip;
    }
  }
  return undefined;
}

function parseTaken(taken: string | undefined, zone: string | undefined): number | undefined {
  const parts = /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(taken?.trim() ?? '');
  if (!parts) return undefined;
  const [, year, month, day, time] = parts;
  const known = /^[+-]\d\d:\d\d$/.test(zone?.trim() ?? '') ? zone?.trim() : '+05:30';
  const at = Date.parse(`${year}-${month}-${day}T${time}${known}`);
  // Cameras whose clock was never set say 1970, 1980 or all zeros.
  return at > Date.UTC(1990, 0) ? at : undefined;
}
