/** Makeup and mehndi (specification §9 'Makeup'). */
import type { PictureSource } from '#src/config/media.ts';
import type { PriceRange } from '#src/config/price.ts';
import artwork from './artwork/services.json';
import { picture } from './picture.ts';

export interface MakeupOption {
  readonly name: string;
  /** Rupees. */
  readonly price: number;
}

export interface MakeupService {
  /** Also the key of its samples. */
  readonly id: string;
  readonly title: string;
  /** Rupees. */
  readonly price: PriceRange;
  readonly options?: readonly MakeupOption[];
  readonly desc: string;
  readonly picture: PictureSource;
}

function shot(id: string, alt: string): PictureSource {
  return picture(artwork, `services/makeup/${id}`, 'square', alt);
}

export const MAKEUP_SERVICES: readonly MakeupService[] = [
  {
    id: 'haldi',
    title: 'Haldi Makeup',
    price: { low: 4500, high: 5500 },
    desc: 'Light, dewy and safe from haldi stains, with flower jewellery set in the hair.',
    picture: shot('haldi', 'A brass bowl of haldi on a leaf, with bowls of curd and kumkum'),
  },
  {
    id: 'mehndi',
    title: 'Mehndi Makeup',
    price: { low: 4500, high: 5500 },
    desc: 'Fresh colour for a long afternoon of songs, with a loose braid.',
    picture: shot('mehndi', 'Mehndi cones round a bowl of henna on a drawn mandala'),
  },
  {
    id: 'party',
    title: 'Party Makeup',
    price: { low: 3000, high: 5000 },
    desc: 'For sisters, mothers and friends, ready an hour before the guests.',
    picture: shot('party', 'Lipsticks, brushes, powder and a palette on a tray'),
  },
  {
    id: 'engagement',
    title: 'Engagement Makeup',
    price: { low: 6000, high: 10_000 },
    desc: 'Soft and bright for close pictures of faces and rings.',
    picture: shot('engagement', 'Two rings on velvet inside a wreath of roses'),
  },
  {
    id: 'reception',
    title: 'Reception Makeup',
    price: { low: 6000, high: 10_000 },
    desc: 'Evening eyes and a finish that holds under stage lights.',
    picture: shot('reception', 'Emerald jhumkas, a maang tikka and bangles on blue velvet'),
  },
  {
    id: 'bridal',
    title: 'Bridal Makeup',
    price: { low: 7000, high: 25_000 },
    options: [
      { name: 'HD', price: 17_000 },
      { name: 'Air Brush', price: 25_000 },
    ],
    desc: 'The whole look: trial, skin, makeup, hair, dupatta and jewellery.',
    picture: shot('bridal', 'A ruby necklace, jhumkas, nath and bangles beside a red dupatta'),
  },
  {
    id: 'anniversary',
    title: 'Anniversary Makeup',
    price: { low: 5000, high: 7000 },
    desc: 'Your wedding look again, lighter, and ten years wiser.',
    picture: shot('anniversary', 'Three red roses with powder, lipstick and scent'),
  },
  {
    id: 'bridal-mehndi',
    title: 'Bridal Mehndi',
    price: { low: 6500, high: 8500 },
    options: [
      { name: 'With figure', price: 8500 },
      { name: 'Without', price: 6500 },
    ],
    desc: 'Hands to the elbow and feet, drawn freehand with cones we mix ourselves.',
    picture: shot('bridal-mehndi', 'Two palms covered in bridal mehndi'),
  },
];

export const MAKEUP_HERO = picture(
  artwork,
  'services/makeup/hero',
  'scene',
  'Two hands with bridal mehndi and bangles, ringed with marigolds and roses',
);
