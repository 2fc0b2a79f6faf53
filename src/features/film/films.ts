/** The twelve films. */
import type { FilmId } from '#src/domain/film/film.ts';
import { balloonRide } from './films/balloon-ride.ts';
import { birthdayCake } from './films/birthday-cake.ts';
import { birthdayGifts } from './films/birthday-gifts.ts';
import { framedYears } from './films/framed-years.ts';
import { groomsUmbrella } from './films/grooms-umbrella.ts';
import { heartOfLamps } from './films/heart-of-lamps.ts';
import { lakePalace } from './films/lake-palace.ts';
import { mandapAtDusk } from './films/mandap-at-dusk.ts';
import { ringsAndRoses } from './films/rings-and-roses.ts';
import { threadAndFire } from './films/thread-and-fire.ts';
import { threadAndKalash } from './films/thread-and-kalash.ts';
import { threadAndPlantain } from './films/thread-and-plantain.ts';
import type { FilmDesign } from './stage.ts';

export const FILMS: Readonly<Record<FilmId, FilmDesign>> = {
  'e-video-1': birthdayCake,
  'e-video-2': birthdayGifts,
  'e-video-3': balloonRide,
  'e-video-4': mandapAtDusk,
  'e-video-5': lakePalace,
  'e-video-6': groomsUmbrella,
  'e-video-7': ringsAndRoses,
  'e-video-8': heartOfLamps,
  'e-video-9': framedYears,
  'e-video-10': threadAndKalash,
  'e-video-11': threadAndFire,
  'e-video-12': threadAndPlantain,
};
