import type { DeskPhoto } from '#src/data/album-api.ts';
import type { NamedPhoto } from './zip-names.ts';
import { zipName } from './zip-names.ts';

/** Pictures that are being read at the same time. */
const AHEAD = 3;

/** So many failures in a row mean that there is no network. */
const LOST_IN_A_ROW = 5;

export type ZipPhoto = NamedPhoto & Pick<DeskPhoto, 'thumb'>;

export interface ZipFile {
  readonly name: string;
  readonly input: Uint8Array;
  readonly lastModified: Date;
}

interface ZipFiles {
  readonly photos: readonly ZipPhoto[];
  /** The number of the first in the whole album. */
  readonly from: number;
  /** `undefined` if there is none any more. */
  readonly read: (photo: ZipPhoto) => Promise<Uint8Array | undefined>;
  readonly signal: AbortSignal;
  readonly onProgress: (done: number) => void;
  /** Called with the file name of each that could not be read, or that there is none any more. */
  readonly onMissing: (name: string) => void;
}

/**
 * The files of photographs, one after the other, each read twice at most. Throws when cancelled, and when several in a row
 * cannot be read; deleted ones do not count.
 */
export async function* zipFiles(options: ZipFiles): AsyncGenerator<ZipFile> {
  const { photos, from, read, signal, onProgress, onMissing } = options;
  const ahead: Promise<Uint8Array | 'deleted' | 'failed'>[] = [];
  const begin = (photo: ZipPhoto | undefined) => {
    if (photo)
      ahead.push(
        read(photo)
          .catch(() => read(photo))
          .then(
            (input) => input ?? 'deleted',
            () => 'failed',
          ),
      );
  };
  for (const photo of photos.slice(0, AHEAD)) begin(photo);
  let lost = 0;
  for (const [place, photo] of photos.entries()) {
    signal.throwIfAborted();
    const input = await ahead.shift();
    begin(photos[place + AHEAD]);
    const name = zipName(photo, from + place);
    lost = input === 'failed' ? lost + 1 : 0;
    if (lost >= LOST_IN_A_ROW) throw new Error('several pictures in a row could not be read');
    if (input instanceof Uint8Array)
      yield { name, input, lastModified: new Date(photo.takenAt ?? photo.createdAt) };
    else onMissing(name);
    onProgress(place + 1);
  }
}
