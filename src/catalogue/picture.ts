import type { PictureShape, PictureSource } from '#src/config/media.ts';

/** What is recorded of pictures, by name; one file for each folder of `public/media`, written by `npm run media:versions`. */
export type Artwork = Readonly<Record<string, { readonly tone?: string; readonly version: string }>>;

/** For a picture that nobody has drawn yet: a pale sand. */
const UNDRAWN = { tone: '#f2e6cc', version: '0' };

/** A picture for the catalogue, with the tone and version that `artwork` records. */
export function picture(artwork: Artwork, name: string, shape: PictureShape, alt: string): PictureSource {
  return { ...UNDRAWN, ...artwork[name], name, shape, alt };
}
