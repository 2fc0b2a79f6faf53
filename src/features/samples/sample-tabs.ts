import type { PictureSource } from '#src/config/media.ts';
import type { SampleEntry, Samples } from '#text/catalogue/samples.ts';

export type Sample =
  | { readonly kind: 'picture'; readonly picture: PictureSource }
  | { readonly kind: 'image'; readonly address: string; readonly title: string }
  | {
      readonly kind: 'film';
      /** Path under `/media`, mp4 URL, or page of a video site. */
      readonly film: string;
      readonly title: string;
      readonly poster?: PictureSource;
    }
  | { readonly kind: 'album'; readonly link: string };

/** A title without sub-categories has one tab with its own name. */
export interface SampleTab {
  readonly name: string;
  readonly samples: readonly Sample[];
}

const CLIP_ID = /^[\w-]{11}$/;
const MP4 = /\.mp4([?#]|$)/i;

/** Turns catalogue entries into tabs, without entries that cannot be shown and tabs that had only such. */
export function sampleTabs(title: string, samples: Samples | undefined): readonly SampleTab[] {
  if (samples === undefined) return [];
  if (isList(samples)) return samples.length === 0 ? [] : [{ name: title, samples: readAll(title, samples) }];
  return Object.entries(samples)
    .map(([name, entries]) => ({ name, samples: readAll(`${title}, ${name}`, entries), entries }))
    .filter(({ samples: shown, entries }) => shown.length > 0 || entries.length === 0)
    .map(({ name, samples: shown }) => ({ name, samples: shown }));
}

function isList(samples: Samples): samples is readonly SampleEntry[] {
  return Array.isArray(samples);
}

function readAll(title: string, entries: readonly SampleEntry[]): readonly Sample[] {
  return entries.flatMap((entry) => read(title, entry) ?? []);
}

function read(title: string, entry: SampleEntry): Sample | undefined {
  if (typeof entry === 'string') {
    if (CLIP_ID.test(entry)) return { kind: 'film', film: clipAddress(entry), title };
    if (MP4.test(entry)) return { kind: 'film', film: entry, title };
    return entry.startsWith('https://') ? { kind: 'image', address: entry, title } : undefined;
  }
  if (!('type' in entry)) return { kind: 'picture', picture: entry };
  if (entry.type === 'album') return entry.link === '' ? undefined : { kind: 'album', link: entry.link };
  const film = CLIP_ID.test(entry.clipId) ? clipAddress(entry.clipId) : entry.loop;
  return { kind: 'film', film, title: entry.title, poster: entry.poster };
}

function clipAddress(id: string): string {
  return `https://www.youtube.com/watch?v=${id}`;
}
