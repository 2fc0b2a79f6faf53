/** Cars with a driver for the wedding (specification §9 'Cars'). To add one, add a line to {@link FLEET} and its picture, and run `npm run catalogue`. */
import type { PictureSource } from '#src/config/media.ts';
import { CAR_RATINGS } from '#src/config/shop-facts.ts';
import artwork from './artwork/services.json';
import { picture } from './picture.ts';

/** One car and what it costs. */
export interface Car {
  readonly id: string;
  readonly name: string;
  /** Of five stars; none where the owner gives none. */
  readonly rating: number | undefined;
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

function car(id: string, name: string, basePrice: number, alt: string): Omit<Car, 'rating'> {
  return {
    id,
    name,
    image: picture(artwork, `services/cars/${id}`, 'scene', alt),
    basePrice,
    additionalCharge: NIGHT_CHARGE,
    mileage: MILEAGE,
  };
}

const FLEET = [
  car('honda-amaze', 'Honda Amaze', 1500, 'Honda Amaze dressed with marigold garlands'),
  car('innova-crysta', 'Innova Crysta', 1500, 'Innova Crysta dressed for the wedding party'),
  car('swift-dzire', 'Swift Dzire', 1000, 'Swift Dzire with a bouquet on its bonnet'),
  car('ertiga', 'Ertiga', 1200, 'Ertiga with garlands along its sides'),
  car('scorpio', 'Scorpio', 1200, 'Scorpio dressed with flowers and ribbons'),
  car('dzire', 'Dzire', 1100, 'Dzire dressed with roses'),
];

export const CARS: readonly Car[] = FLEET.map((one, place) => ({ ...one, rating: CAR_RATINGS[place] }));

export const CARS_HERO = picture(
  artwork,
  'services/cars/hero',
  'scene',
  'A cream wedding car hung with marigold garlands before a courtyard of arches',
);
