/**
 * Packages and prices (specification §9). Enquiries only, and no joined crackers ('ladi'): India's Supreme Court barred
 * both those and online sale on 23 October 2018.
 */
import type { PictureSource } from '#src/config/media.ts';
import artwork from './artwork/services.json';
import { picture } from './picture.ts';

export interface CrackerItem {
  /** With the amount: 'Anar, special, 5 boxes'. */
  readonly name: string;
  /** Rupees for that amount. */
  readonly price: number;
}

export interface CrackerPackage {
  /** Also the key of its samples. */
  readonly id: string;
  readonly title: string;
  /** Rupees; equals the sum of its items. */
  readonly price: number;
  readonly items: readonly CrackerItem[];
  /** One sentence. */
  readonly highlight: string;
  readonly picture: PictureSource;
}

export interface CrackerPrice {
  readonly name: string;
  readonly prices: readonly { readonly size: string; readonly price: number }[];
}

export interface CrackerCategory {
  readonly category: string;
  readonly items: readonly CrackerPrice[];
}

function shot(id: string, alt: string): PictureSource {
  return picture(artwork, `services/firecrackers/${id}`, 'scene', alt);
}

export const CRACKER_PACKAGES: readonly CrackerPackage[] = [
  {
    id: 'jaimala',
    title: 'Jaimala Package',
    price: 11_000,
    items: [
      { name: 'Phooljhadi, 30 cm, 10 boxes', price: 800 },
      { name: 'Anar, special, 5 boxes', price: 1250 },
      { name: 'Chakri, big, 5 boxes', price: 900 },
      { name: 'Electronic ladi, 1 set', price: 1300 },
      { name: 'Sky shots, 30 shots, 2 cakes', price: 2400 },
      { name: 'Cold anar, 4 pieces', price: 1800 },
      { name: 'Colour smoke, 10 sticks', price: 950 },
      { name: 'Paper blast, 8 pieces', price: 1600 },
    ],
    highlight: 'Ten bright minutes for the garlands.',
    picture: shot('package-1', 'Five anar fountains burning before a lit palace'),
  },
  {
    id: 'baraat',
    title: 'Baraat Package',
    price: 13_700,
    items: [
      { name: 'Colour fountain, 4 pieces', price: 3200 },
      { name: 'Sky shots, 60 shots, 1 cake', price: 2600 },
      { name: 'Cold anar, 4 pieces', price: 1800 },
      { name: 'Anar, special, 6 boxes', price: 1500 },
      { name: 'Chakri, big, 5 boxes', price: 900 },
      { name: 'Phooljhadi, 30 cm, 10 boxes', price: 800 },
      { name: 'Colour smoke, 10 sticks', price: 950 },
      { name: 'Paper blast, 6 pieces', price: 1200 },
      { name: 'Rockets, 5 boxes', price: 750 },
    ],
    highlight: 'From the first dhol to the gate, colour rising on both sides.',
    picture: shot('package-2', 'A box of rockets, chakri, anar and red garlands, with sparklers beside it'),
  },
  {
    id: 'stage',
    title: 'Stage Package',
    price: 13_500,
    items: [
      { name: 'Phooljhadi, 50 cm, 10 boxes', price: 1200 },
      { name: 'Anar, deluxe, 6 boxes', price: 1800 },
      { name: 'Chakri, deluxe, 6 boxes', price: 1200 },
      { name: 'Electronic ladi, 1 set', price: 1300 },
      { name: 'Sky shots, 60 shots, 1 cake', price: 2600 },
      { name: 'Cold anar, 6 pieces', price: 2700 },
      { name: 'Whistling rockets, 5 boxes', price: 1100 },
      { name: 'Paper blast, 8 pieces', price: 1600 },
    ],
    highlight: 'Cold sparks and paper for the couple’s entry, more light than noise.',
    picture: shot('package-3', 'Five sparklers burning in a brass pot of flowers'),
  },
  {
    id: 'royal',
    title: 'Royal Package',
    price: 25_000,
    items: [
      { name: 'Colour fountain, 4 pieces', price: 3200 },
      { name: 'Electronic ladi, 2 sets', price: 2600 },
      { name: 'Sky shots, 120 shots, 1 cake', price: 5400 },
      { name: 'Sky shots, 60 shots, 1 cake', price: 2600 },
      { name: 'Cold anar, 10 pieces', price: 4500 },
      { name: 'Jharna waterfall, 3 metres', price: 1900 },
      { name: 'Anar, deluxe, 6 boxes', price: 1800 },
      { name: 'Chakri, deluxe, 6 boxes', price: 1200 },
      { name: 'Paper blast, 9 pieces', price: 1800 },
    ],
    highlight: 'A sky over the whole venue, and a waterfall of light at its gate.',
    picture: shot('package-4', 'Sky shots over a lit palace'),
  },
];

export const CRACKER_PRICES: readonly CrackerCategory[] = [
  {
    category: 'Phooljhadi',
    items: [
      {
        name: 'Electric phooljhadi, a box of 10',
        prices: [
          { size: '15 cm', price: 40 },
          { size: '30 cm', price: 80 },
          { size: '50 cm', price: 120 },
        ],
      },
      {
        name: 'Colour phooljhadi, a box of 10',
        prices: [
          { size: '15 cm', price: 50 },
          { size: '30 cm', price: 95 },
        ],
      },
    ],
  },
  {
    category: 'Anar',
    items: [
      {
        name: 'Anar, a box of 10',
        prices: [
          { size: 'small', price: 150 },
          { size: 'special', price: 250 },
          { size: 'deluxe', price: 300 },
        ],
      },
    ],
  },
  {
    category: 'Chakri',
    items: [
      {
        name: 'Zameen chakri, a box of 10',
        prices: [
          { size: 'small', price: 120 },
          { size: 'big', price: 180 },
          { size: 'deluxe', price: 200 },
        ],
      },
    ],
  },
  {
    category: 'Gate and stage',
    items: [
      { name: 'Colour fountain', prices: [{ size: 'a piece', price: 800 }] },
      { name: 'Cold anar', prices: [{ size: 'a piece', price: 450 }] },
      { name: 'Jharna waterfall, 3 metres', prices: [{ size: 'a set', price: 1900 }] },
      { name: 'Electronic ladi, light and sound without powder', prices: [{ size: 'a set', price: 1300 }] },
    ],
  },
  {
    category: 'Rockets',
    items: [
      { name: 'Rockets', prices: [{ size: 'a box of 10', price: 150 }] },
      { name: 'Whistling rockets', prices: [{ size: 'a box of 10', price: 220 }] },
    ],
  },
  {
    category: 'Sky shots',
    items: [
      {
        name: 'Sky shots, a cake',
        prices: [
          { size: '12 shots', price: 550 },
          { size: '30 shots', price: 1200 },
          { size: '60 shots', price: 2600 },
          { size: '120 shots', price: 5400 },
        ],
      },
    ],
  },
  {
    category: 'Paper and smoke',
    items: [
      { name: 'Paper blast', prices: [{ size: 'a piece', price: 200 }] },
      { name: 'Colour smoke', prices: [{ size: 'a stick', price: 95 }] },
    ],
  },
];

export const FIRECRACKERS_HERO = shot('hero', 'Fireworks over a palace by the water');
