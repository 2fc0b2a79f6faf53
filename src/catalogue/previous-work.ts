/** 'Our Previous Work' on the home page (specification §1, §3). */
import type { PictureSource } from '#src/config/media.ts';
import cards from './artwork/cards.json';
import home from './artwork/home.json';
import services from './artwork/services.json';
import { picture } from './picture.ts';

export interface PreviousWork {
  readonly id: string;
  readonly itemName: string;
  readonly img: PictureSource;
  /** CSS `object-position`. */
  readonly position: string;
}

export const PREVIOUS_WORK: readonly PreviousWork[] = [
  {
    id: 'decoration',
    itemName: 'Wedding Decoration',
    img: picture(home, 'home/hero-tall', 'tall', 'A mandap under an arch hung with marigolds, at dusk'),
    position: '50% 34%',
  },
  {
    id: 'make-up',
    itemName: 'Make Up Service',
    img: picture(services, 'services/makeup/hero', 'scene', 'Two hands with a bride’s mehndi'),
    position: '50% 50%',
  },
  {
    id: 'event-review',
    itemName: 'Wedding Event Review',
    img: picture(
      services,
      'services/firecrackers/hero',
      'scene',
      'Fireworks over a palace and its reflection in a lake',
    ),
    position: '50% 50%',
  },
  {
    id: 'invitation-card',
    itemName: 'Invitation Card',
    img: picture(
      cards,
      'cards/ang-ribbon/maroon-velvet',
      'card',
      'A maroon velvet wedding card with a gold ribbon',
    ),
    position: '50% 45%',
  },
];
