import type { TraditionId } from '#src/catalogue/traditions/tradition.ts';
import type { FilmId } from '#src/domain/film/film.ts';
import { occasionOf } from '#src/domain/film/occasions.ts';
import { balloonRide } from './films/balloon-ride.ts';
import { birthdayCake } from './films/birthday-cake.ts';
import { birthdayGifts } from './films/birthday-gifts.ts';
import { framedYears } from './films/framed-years.ts';
import { groomsUmbrella, ringsUnderUmbrella } from './films/grooms-umbrella.ts';
import { heartOfLamps } from './films/heart-of-lamps.ts';
import { lakePalace } from './films/lake-palace.ts';
import { mandapAtDusk, ringsAtDusk } from './films/mandap-at-dusk.ts';
import { ringsAndRoses } from './films/rings-and-roses.ts';
import { threadAndFire } from './films/thread-and-fire.ts';
import { threadAndKalash } from './films/thread-and-kalash.ts';
import { threadAndPlantain } from './films/thread-and-plantain.ts';
import type { FilmDesign, Ornament } from './stage.ts';

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

/** Shown instead of a mandap, its fire or a turban, where another tradition's couple marries. */
const WITHOUT_RITES: Partial<Readonly<Record<FilmId, FilmDesign>>> = {
  'e-video-4': ringsAtDusk,
  'e-video-6': ringsUnderUmbrella,
};

const ORNAMENTS: Readonly<Record<TraditionId, Ornament>> = {
  hindu: 'mandala',
  muslim: 'stars',
  sikh: 'phulkari',
  christian: 'none',
  modern: 'none',
};

/** Leaves out what belongs to another tradition. Films of other occasions are the same for all. */
export function designOf(id: FilmId, tradition: TraditionId): FilmDesign {
  if (occasionOf(id) !== 'wedding' || tradition === 'hindu') return FILMS[id];
  return { ...(WITHOUT_RITES[id] ?? FILMS[id]), ornament: ORNAMENTS[tradition] };
}
