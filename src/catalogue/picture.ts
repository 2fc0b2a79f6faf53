import type { PictureShape, PictureSource } from '#src/config/media.ts';

/** One file per folder of `public/media`, written by `npm run media:versions`. */
export type Artwork = Readonly<Record<string, { readonly tone?: string; readonly version: string }>>;

/** For a picture without a file yet. */
const NO_ARTWORK = { tone: '#f2e6cc', version: '0' };

export function picture(artwork: Artwork, name: string, shape: PictureShape, alt: string): PictureSource {
  return { ...NO_ARTWORK, ...artwork[name], name, shape, alt };
}

export function withAlt(source: PictureSource, alt: string): PictureSource {
  return { ...source, alt };
}
