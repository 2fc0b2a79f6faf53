/** Services of the home page (specification §1). Counts come from home-figures.json, so that it need not load the catalogue. */
import type { PictureSource } from '#src/config/media.ts';
import { inWords } from '#src/config/number-words.ts';
import { PATHS } from '#src/config/paths.ts';
import cards from './artwork/cards.json';
import catering from './artwork/catering.json';
import services from './artwork/services.json';
import figures from './home-figures.json';
import { picture } from './picture.ts';

export interface ServiceCard {
  readonly id: string;
  readonly title: string;
  readonly img: PictureSource;
  /** CSS `object-position`. */
  readonly position: string;
  /** At most two short lines. */
  readonly desc: string;
  readonly buttonText: string;
  readonly link: string;
}

const buttonText = 'Explore more';

export const HOME_SERVICES: readonly ServiceCard[] = [
  {
    id: 'wedding-cards',
    title: 'Wedding Cards',
    img: picture(cards, 'cards/g-premium/peacock-window', 'card', ''),
    position: '50% 42%',
    desc: `${inWords(figures.cardSeries)} series, from ₹${figures.lowestCardPrice} a card, with a QR inside.`,
    buttonText,
    link: PATHS.weddingCards,
  },
  {
    id: 'makeup',
    title: 'Makeup & Mehndi',
    img: picture(services, 'services/makeup/hero', 'scene', ''),
    position: '50% 50%',
    desc: 'From the first mehndi evening to the bridal morning.',
    buttonText,
    link: PATHS.makeup,
  },
  {
    id: 'cars',
    title: 'Car Rental',
    img: picture(services, 'services/cars/hero', 'scene', ''),
    position: '50% 50%',
    desc: `${inWords(figures.cars)} cars, dressed with flowers, for the groom and the vidaai.`,
    buttonText,
    link: PATHS.cars,
  },
  {
    id: 'photography',
    title: 'Photography',
    img: picture(services, 'services/photography/hero', 'scene', ''),
    position: '50% 50%',
    desc: 'Photographs and films, traditional, standard or premium.',
    buttonText,
    link: PATHS.photography,
  },
  {
    id: 'dj',
    title: 'DJ & Horse',
    img: picture(services, 'services/dj/hero', 'scene', ''),
    position: '50% 50%',
    desc: 'A band, lights and a mare for the baraat.',
    buttonText,
    link: PATHS.dj,
  },
  {
    id: 'gifts',
    title: 'Gifts',
    img: picture(services, 'services/gift/hero', 'scene', ''),
    position: '50% 50%',
    desc: 'Chosen, packed and brought to the venue.',
    buttonText,
    link: PATHS.gift,
  },
  {
    id: 'catering',
    title: 'Catering',
    img: picture(catering, 'catering/hero-thali', 'square', ''),
    position: '50% 50%',
    desc: `${figures.dishes} dishes. Tick yours and send the list.`,
    buttonText,
    link: PATHS.catering,
  },
  {
    id: 'firecrackers',
    title: 'Firecrackers',
    img: picture(services, 'services/firecrackers/hero', 'scene', ''),
    position: '50% 50%',
    desc: `${inWords(figures.crackerPackages)} packages for the night sky, by enquiry.`,
    buttonText,
    link: PATHS.firecrackers,
  },
];
