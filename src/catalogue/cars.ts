/** Cars with a driver for the wedding (SPEC §9 'Cars'): to add one, add an entry and its picture. */
import type { PictureSource } from '#src/config/media.ts';
import artwork from './artwork/services.json';
import { picture } from './picture.ts';

/** One car and what it costs. */
export interface Car {
  readonly id: string;
  readonly name: string;
  /** Of five stars. */
  readonly rating: number;
  readonly image: PictureSource;
  /** Rupees a day. */
  readonly basePrice: number;
  /** Rupees for each night on top. */
  readonly additionalCharge: number;
  /** Kilometres. */
  readonly mileage: { readonly withAC: number; readonly withoutAC: number };
}

const NIGHT_CHARGE = 300;
const MILEAGE = { withAC: 8, withoutAC: 10 };

function car(id: string, name: string, basePrice: number, rating: number, alt: string): Car {
  return {
    id,
    name,
    rating,
    image: picture(artwork, `services/cars/${id}`, 'scene', alt),
    basePrice,
    additionalCharge: NIGHT_CHARGE,
    mileage: MILEAGE,
  };
}

export const CARS: readonly Car[] = [
  car('honda-amaze', 'Honda Amaze', 1500, 4.5, 'Honda Amaze dressed with marigold garlands'),
  car('innova-crysta', 'Innova Crysta', 1500, 4.8, 'Innova Crysta dressed for the wedding party'),
  car('swift-dzire', 'Swift Dzire', 1000, 4.4, 'Swift Dzire with a bouquet on its bonnet'),
  car('ertiga', 'Ertiga', 1200, 4.6, 'Ertiga with garlands along its sides'),
  car('scorpio', 'Scorpio', 1200, 4.7, 'Scorpio dressed with flowers and ribbons'),
  car('dzire', 'Dzire', 1100, 4.3, 'Dzire dressed with roses'),
];

export const CARS_HERO = picture(
  artwork,
  'services/cars/hero',
  'scene',
  'A cream wedding car hung with marigold garlands before a courtyard of arches',
);
