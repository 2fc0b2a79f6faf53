import type { PictureShape, PictureSource } from '#src/config/media.ts';

/** Average colours by picture name, one file a room; `npm run art` writes them beside the pictures. */
export type Tones = Readonly<Record<string, string>>;

/** Shown behind a picture whose colour nobody has measured yet: the house's sand. */
const SAND = '#f2e6cc';

/** A picture for the catalogue, its stand-in colour looked up in `tones`. */
export function picture(tones: Tones, name: string, shape: PictureShape, alt: string): PictureSource {
  return { name, shape, alt, tone: tones[name] ?? SAND };
}
