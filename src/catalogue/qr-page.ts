/**
 * What a couple's QR page shows (specification §3, 'QR page settings'). The couple is a sample, the one of our card
 * artwork; its links come from the owner's values (`VITE_VENUE_LINK`, `VITE_MEMORIES_LINK`, …).
 */
import type { PictureSource } from '#src/config/media.ts';
import { PATHS } from '#src/config/paths.ts';
import { SITE } from '#src/config/site.ts';
import guests from './artwork/guests.json';
import { film } from './film.ts';
import { picture } from './picture.ts';
import type { Wedding } from './weddings.ts';
import { SAMPLE_WEDDING, WEDDING_PARAM } from './weddings.ts';

/** The settings of one couple's page. */
export interface QrPage {
  readonly wedding: Wedding;
  readonly background: PictureSource;
  /** Muted, looping; path under `/media` or a whole address. */
  readonly video: string;
  /** Stands in for the video while it loads and where it may not play. */
  readonly poster: PictureSource;
  readonly blessLink: string;
  readonly venueLink: string;
  readonly memoriesLink: string;
  readonly giftLink: string;
  readonly uploadLink: string;
}

/** The sample couple's page, /qr-page/hindu/page1. */
export const QR_HINDU: QrPage = {
  wedding: SAMPLE_WEDDING,
  background: picture(guests, 'guests/hindu-background', 'poster', ''),
  video: film('petals-diya.mp4'),
  poster: picture(guests, 'guests/diya', 'poster', ''),
  blessLink: PATHS.qrBless,
  venueLink: SITE.venueLink,
  memoriesLink: SITE.memoriesLink,
  giftLink: `${PATHS.gift}?${WEDDING_PARAM}=${SAMPLE_WEDDING.id}`,
  uploadLink: PATHS.qrUploadPhotos,
};

/** /qr-page/upload-photos: a background, and a picture that leads to the photo-sharing app. */
export const QR_UPLOAD = {
  background: picture(guests, 'guests/upload-background', 'poster', ''),
  uploadLink: SITE.photoSharingApp,
} as const;
