/** `lotus` of shape `card` is `lotus-160.avif` … `lotus-1080.avif` and `lotus-540.webp`. */
export const PICTURE_SHAPES = {
  card: { width: 1080, height: 1512, widths: [160, 360, 720, 1080], fallback: 540, phone: 720 },
  scene: { width: 1200, height: 900, widths: [240, 480, 800, 1200], fallback: 600, phone: 800 },
  square: { width: 960, height: 960, widths: [160, 360, 640, 960], fallback: 480, phone: 640 },
  wide: { width: 2400, height: 1500, widths: [1280, 1600, 2400], fallback: 1600 },
  tall: { width: 1080, height: 1350, widths: [480, 800, 1080], fallback: 800, phone: 800 },
  poster: { width: 1080, height: 1920, widths: [360, 540, 720, 1080], fallback: 540, phone: 720 },
  /** Covers of couples' invitations, 9:16; no phone shows one narrower than its screen. */
  cover: { width: 1080, height: 1920, widths: [720, 1080], fallback: 540, phone: 720 },
  /** Cards without their names, for a couple's own: the large view only. */
  cardBlank: { width: 1080, height: 1512, widths: [1080], fallback: 540 },
  /** Cards to print, 133 × 184 mm with bleed at 300 dots an inch. */
  print: { width: 1596, height: 2208, widths: [400, 800, 1596], fallback: 800 },
  /** Parts of the films that couples make; transparent where nothing is drawn. */
  layer: { width: 1080, height: 1920, widths: [1080], fallback: 360 },
} as const satisfies Record<string, PictureShapeSpec>;

export interface PictureShapeSpec {
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  readonly fallback: number;
  /** Width of the file that the HTML names for phones. */
  readonly phone?: number;
}

export type PictureShape = keyof typeof PICTURE_SHAPES;

export const MEDIA_ROOT = '/media';

export interface PictureSource {
  readonly name: string;
  readonly shape: PictureShape;
  readonly alt: string;
  readonly tone: string;
  readonly version: string;
}
