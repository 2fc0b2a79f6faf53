/** A sample couple's QR page (specification §3 'QR page settings'). */
import type { PictureSource } from '#src/config/media.ts';
import { PATHS } from '#src/config/paths.ts';
import { SITE } from '#src/config/site.ts';
import type { Wedding } from '#text/catalogue/weddings.ts';
import { SAMPLE_WEDDING, WEDDING_PARAM } from '#text/catalogue/weddings.ts';
import guests from './artwork/guests.json';
import { film } from './film.ts';
import { picture } from './picture.ts';

export interface QrPage {
  readonly wedding: Wedding;
  readonly background: PictureSource;
  /** Path under `/media` or a full URL. */
  readonly video: string;
  readonly poster: PictureSource;
  readonly blessLink: string;
  readonly venueLink: string;
  readonly memoriesLink: string;
  readonly giftLink: string;
  readonly uploadLink: string;
}

const SAMPLE_VENUE = 'https://www.google.com/maps/dir/?api=1&destination=Jaipur';

export const QR_HINDU: QrPage = {
  wedding: SAMPLE_WEDDING,
  background: picture(guests, 'guests/hindu-background', 'poster', ''),
  video: film('petals-diya.mp4'),
  poster: picture(guests, 'guests/diya', 'poster', ''),
  blessLink: PATHS.qrBless,
  venueLink: SITE.venueLink || SAMPLE_VENUE,
  memoriesLink: SITE.memoriesLink,
  giftLink: `${PATHS.gift}?${WEDDING_PARAM}=${SAMPLE_WEDDING.id}`,
  uploadLink: SITE.photoSharingApp && PATHS.qrUploadPhotos,
};

export const QR_UPLOAD = {
  background: picture(guests, 'guests/upload-background', 'poster', ''),
  uploadLink: SITE.photoSharingApp,
} as const;
