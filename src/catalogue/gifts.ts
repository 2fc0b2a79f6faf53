/** Wedding gifts and offers (specification §3 'Gift item', §9 'Offers'). Prices are agreed in the chat. */
import type { PictureSource } from '#src/config/media.ts';
import artwork from './artwork/services.json';
import { film } from './film.ts';
import { picture } from './picture.ts';

export interface Gift {
  readonly id: string;
  readonly title: string;
  readonly picture: PictureSource;
  /** One or two sentences on what it contains and when it is given. */
  readonly desc: string;
}

function gift(id: string, title: string, desc: string, alt: string): Gift {
  return { id, title, desc, picture: picture(artwork, `services/gift/${id}`, 'square', alt) };
}

export const GIFTS: readonly Gift[] = [
  gift(
    'dry-fruit-hamper',
    'Dry fruit hamper',
    'Almonds, cashews, pistachios, raisins and figs in a partitioned tray, tied with a silk bow.',
    'A tray of dry fruit tied with a bow',
  ),
  gift(
    'silver-coins',
    'Silver coins',
    'Four hallmarked silver coins and a gold one in a velvet box, with an envelope for the blessing.',
    'Four silver coins and a gold one in a velvet box',
  ),
  gift(
    'brass-diya-set',
    'Brass diya set',
    'A standing lamp and small diyas in hand-cast brass, with cotton wicks, for the couple’s first Diwali at home.',
    'Brass oil lamps, their wicks lit',
  ),
  gift(
    'pooja-thali',
    'Pooja thali',
    'Silver thali with diya, incense, kumkum bowls and a copper kalash, ready for the griha pravesh.',
    'A silver plate with diya, kumkum, lotus and coins, a copper kalash beside it',
  ),
  gift(
    'saree-box',
    'Saree box',
    'Three Banarasi silk sarees folded in a printed box, with room for your card.',
    'Three silk sarees folded in an open box',
  ),
  gift(
    'sweets-box',
    'Sweets box',
    'Kaju katli, motichoor laddoo and pistachio barfi in a box of twelve, packed the same morning.',
    'A box of Indian sweets',
  ),
  gift(
    'couple-frame',
    'Couple frame',
    'Their photograph in a gilt frame, with their names and the wedding date engraved below.',
    'A gilt picture frame with flowers',
  ),
  gift(
    'wall-clock',
    'Wall clock',
    'An ornamental clock in metal and enamel, for the hall of a new home.',
    'An ornamental wall clock',
  ),
];

export const GIFT_HERO = picture(
  artwork,
  'services/gift/hero',
  'scene',
  'A cane basket of wedding gifts: wrapped boxes, a kalash with a coconut, almonds in a jar, marigolds',
);

/** Silent; the music is separate. */
export const GIFT_FILM = film('gift-ribbon.mp4');
export const GIFT_MUSIC = film('gift-theme.m4a');
