/** Invitation films (specification §2 'E-Videos', §3 'E-video'). */
import type { PictureSource } from '#src/config/media.ts';
import artwork from './artwork/services.json';
import { film } from './film.ts';
import { picture } from './picture.ts';

export type Occasion = 'Birthday Invitation' | 'Wedding' | 'Anniversary' | 'Sacred thread';

export const OCCASIONS: readonly Occasion[] = [
  'Birthday Invitation',
  'Wedding',
  'Anniversary',
  'Sacred thread',
];

export interface EVideo {
  readonly id: string;
  /** Google Drive id; while it is empty, `loop` is shown. */
  readonly driveId: string;
  readonly title: string;
  /** One of {@link OCCASIONS}. */
  readonly occasion: string;
  readonly poster: PictureSource;
  /** A film under `/media`. */
  readonly loop: string;
}

const FILMS: readonly { occasion: Occasion; loop: string; alt: string }[] = [
  { occasion: 'Birthday Invitation', loop: film('film-reel.mp4'), alt: 'Balloons over a birthday cake' },
  { occasion: 'Birthday Invitation', loop: film('gift-ribbon.mp4'), alt: 'Wrapped presents under bunting' },
  { occasion: 'Birthday Invitation', loop: film('band-lights.mp4'), alt: 'A basket carried by balloons' },
  { occasion: 'Wedding', loop: film('petals-diya.mp4'), alt: 'A mandap with its sacred fire' },
  { occasion: 'Wedding', loop: film('fireworks.mp4'), alt: 'Fireworks over a lake palace' },
  { occasion: 'Wedding', loop: film('band-lights.mp4'), alt: 'A groom’s turban under a wedding umbrella' },
  { occasion: 'Anniversary', loop: film('film-reel.mp4'), alt: 'Two rings over a bouquet of roses' },
  { occasion: 'Anniversary', loop: film('petals-diya.mp4'), alt: 'A heart of flowers round a lamp' },
  { occasion: 'Anniversary', loop: film('fireworks.mp4'), alt: 'Framed pictures of a couple' },
  { occasion: 'Sacred thread', loop: film('petals-diya.mp4'), alt: 'A sacred thread over a brass kalash' },
  { occasion: 'Sacred thread', loop: film('film-reel.mp4'), alt: 'A sacred thread over the fire' },
  {
    occasion: 'Sacred thread',
    loop: film('gift-ribbon.mp4'),
    alt: 'A sacred thread between plantain leaves',
  },
];

export const E_VIDEOS: readonly EVideo[] = FILMS.map(({ occasion, loop, alt }, index) => ({
  id: `e-video-${index + 1}`,
  driveId: '',
  title: `E-Video ${index + 1}`,
  occasion,
  loop,
  poster: picture(artwork, `services/e-videos/${index + 1}`, 'poster', alt),
}));

export const E_VIDEO_HERO = picture(
  artwork,
  'services/e-videos/hero',
  'scene',
  'A strip of film with scenes of a wedding invitation',
);
