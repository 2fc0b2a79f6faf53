/**
 * The shapes pictures come in, and the widths each is rendered to.
 *
 * The art studio (`art/`) writes these files, the `Picture` component names them in `srcset`, and a test checks
 * that they all exist.
 *
 * A picture called `cards/series-1/lotus` of shape `card` is published as
 * `/media/cards/series-1/lotus-160.avif` … `-1080.avif`, with one WebP for browsers
 * without AVIF, `/media/cards/series-1/lotus-540.webp`. Its addresses end in its
 * version: `?v=1a2b3`.
 */
export const PICTURE_SHAPES = {
  /** Wedding cards, 5:7. */
  card: { width: 1080, height: 1512, widths: [160, 360, 720, 1080], fallback: 540 },
  /** Service pictures and page headers, 4:3. */
  scene: { width: 1200, height: 900, widths: [240, 480, 800, 1200], fallback: 600 },
  /** Dishes, gifts, details, 1:1. */
  square: { width: 960, height: 960, widths: [160, 360, 640, 960], fallback: 480 },
  /** The home page's hero on wide screens, 8:5. */
  wide: { width: 2400, height: 1500, widths: [1280, 1600, 2400], fallback: 1600 },
  /** The home page's hero on phones, 4:5. */
  tall: { width: 1080, height: 1350, widths: [480, 800, 1080], fallback: 800 },
  /** Posters of guest pages and upright loops, 9:16. */
  poster: { width: 1080, height: 1920, widths: [360, 540, 720, 1080], fallback: 540 },
  /** Covers of couples' invitations, 9:16; no phone shows one narrower than its screen. */
  cover: { width: 1080, height: 1920, widths: [720, 1080], fallback: 540 },
} as const satisfies Record<string, PictureShapeSpec>;

interface PictureShapeSpec {
  /** Pixels of the largest rendering; width to height is the ratio set in HTML. */
  readonly width: number;
  readonly height: number;
  /** AVIF widths, smallest first. */
  readonly widths: readonly number[];
  /** The one WebP width: narrow, for the few browsers without AVIF and for pictures named in a chat. */
  readonly fallback: number;
}

/** One of the shapes of {@link PICTURE_SHAPES}. */
export type PictureShape = keyof typeof PICTURE_SHAPES;

/** Where pictures are served from; `SITE.mediaBase` may put another host in front. */
export const MEDIA_ROOT = '/media';

/** A picture of the shop: where it lies, what it shows, and the colour that stands in while it loads. */
export interface PictureSource {
  /** Its path under `/media` without width and ending: `cards/series-1/lotus`. */
  readonly name: string;
  readonly shape: PictureShape;
  /** What a person who can't see it should know; empty when the words beside it say the same. */
  readonly alt: string;
  /** Average colour, as `#rrggbb`. */
  readonly tone: string;
  /** Short hash of its files; goes into its addresses. */
  readonly version: string;
}
