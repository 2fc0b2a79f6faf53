/** The twelve invitation films (SPEC §2 'E-Videos', §3 'E-video'). */
import type { PictureSource } from '#src/config/media.ts';
import { picture } from './picture.ts';
import tones from './tones/services.json';

/** What an invitation film is made for; the words of the scrolling strip. */
export type Occasion = 'Birthday Invitation' | 'Wedding' | 'Anniversary' | 'Sacred thread';

/** In the order of SPEC §2. */
export const OCCASIONS: readonly Occasion[] = [
  'Birthday Invitation',
  'Wedding',
  'Anniversary',
  'Sacred thread',
];

/** An invitation film that can be ordered in the couple's own words. */
export interface EVideo {
  readonly id: string;
  /** Id of a film shared on Google Drive; empty while there is none, then `loop` is shown instead. */
  readonly driveId: string;
  readonly title: string;
  readonly occasion: Occasion;
  readonly poster: PictureSource;
  /** A film of our own under `/media`. */
  readonly loop: string;
}

const FILMS: readonly { occasion: Occasion; loop: string; alt: string }[] = [
  { occasion: 'Birthday Invitation', loop: 'loops/film-reel.mp4', alt: 'Title of a first birthday film' },
  { occasion: 'Birthday Invitation', loop: 'loops/gift-ribbon.mp4', alt: 'Title of a birthday film' },
  { occasion: 'Birthday Invitation', loop: 'loops/band-lights.mp4', alt: 'Title of a birthday film' },
  { occasion: 'Wedding', loop: 'loops/petals-diya.mp4', alt: 'Title of a wedding film' },
  { occasion: 'Wedding', loop: 'loops/fireworks.mp4', alt: 'Title of a wedding film' },
  { occasion: 'Wedding', loop: 'loops/band-lights.mp4', alt: 'Title of a wedding film' },
  { occasion: 'Anniversary', loop: 'loops/film-reel.mp4', alt: 'Title of an anniversary film' },
  { occasion: 'Anniversary', loop: 'loops/petals-diya.mp4', alt: 'Title of an anniversary film' },
  { occasion: 'Anniversary', loop: 'loops/fireworks.mp4', alt: 'Title of an anniversary film' },
  { occasion: 'Sacred thread', loop: 'loops/petals-diya.mp4', alt: 'Title of a sacred thread film' },
  { occasion: 'Sacred thread', loop: 'loops/film-reel.mp4', alt: 'Title of a sacred thread film' },
  { occasion: 'Sacred thread', loop: 'loops/gift-ribbon.mp4', alt: 'Title of a sacred thread film' },
];

export const E_VIDEOS: readonly EVideo[] = FILMS.map(({ occasion, loop, alt }, index) => ({
  id: `e-video-${index + 1}`,
  driveId: '',
  title: `E-Video ${index + 1}`,
  occasion,
  loop,
  poster: picture(tones, `services/e-videos/${index + 1}`, 'poster', alt),
}));

/** The page's header. */
export const E_VIDEO_HERO = picture(
  tones,
  'services/e-videos/hero',
  'scene',
  'A strip of film with scenes of a wedding invitation',
);
