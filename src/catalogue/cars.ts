/** Cars with a driver (specification §9 'Cars'). */
import type { PictureSource } from '#src/config/media.ts';
import { CAR_RATINGS } from '#src/config/shop-facts.ts';
import artwork from './artwork/services.json';
import { picture } from './picture.ts';

export interface Car {
  readonly id: string;
  readonly name: string;
  /** Out of five; absent if the owner sets none. */
  readonly rating: number | undefined;
  readonly image: PictureSource;
  /** Rupees per day. */
  readonly basePrice: number;
  /** Rupees per extra night. */
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
