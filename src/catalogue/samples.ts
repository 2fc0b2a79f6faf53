/**
 * What View Sample shows, keyed by the service's title (SPEC §3 'Sample catalogue'). A title has a list, or a list
 * for each of its tabs. The owner adds a piece of work by writing one more entry.
 */
import type { PictureSource } from '#src/config/media.ts';
import { SITE } from '#src/config/site.ts';
import { picture } from './picture.ts';
import tones from './tones/services.json';

/**
 * A film on a video site with a picture before it. As long as `clipId` is empty, one of our loops stands in for
 * it.
 */
export interface ClipSample {
  readonly type: 'clip';
  /** Eleven characters of the video site's address, or nothing yet. */
  readonly clipId: string;
  readonly title: string;
  /** Path of an mp4 under `/media`. */
  readonly loop: string;
  readonly poster: PictureSource;
}

/** A folder of pictures elsewhere. */
export interface AlbumSample {
  readonly type: 'album';
  readonly link: string;
}

/** One of our pictures; a clip's id, or the address of a picture or mp4, as text; a clip with its poster; an album. */
export type SampleEntry = string | PictureSource | ClipSample | AlbumSample;

/** Entries of a title, or of each of its tabs in their order. */
export type Samples = readonly SampleEntry[] | Readonly<Record<string, readonly SampleEntry[]>>;

const ALBUM: AlbumSample = { type: 'album', link: SITE.albumsFolder };

function shot(name: string, alt: string): PictureSource {
  return picture(tones, `services/${name}`, 'scene', alt);
}

function clip(title: string, loop: string, poster: PictureSource): ClipSample {
  return { type: 'clip', clipId: '', title, loop: `loops/${loop}.mp4`, poster };
}

/** Samples by the title a page shows; a title that is not here has none. */
export const SAMPLES: Readonly<Record<string, Samples>> = {
  'Haldi Makeup': [shot('makeup/haldi', 'placeholder')],
  'Bridal Makeup': { Looks: [ALBUM], Film: [clip('x', 'petals-diya', shot('makeup/bridal', 'x'))] },
};
