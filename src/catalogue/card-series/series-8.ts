import { cardDesigns } from '#src/catalogue/card-designs.ts';
import type { CardSeries } from '#src/catalogue/card-series.ts';

export const facts = { id: 'series-8', price: { low: 80, high: 100 }, order: 8 };

export const series: CardSeries = {
  ...facts,
  title: 'Series 8',
  line: 'A silk box with a lid, and the cards it holds.',
  designs: cardDesigns({
    'emerald-casket': {
      name: 'Emerald casket',
      paper: 'Emerald silk on board, pearl inserts',
      finish: 'Gold foil, box with three cards',
      description:
        'A square emerald box with a golden lotus on its lid. Three pearl cards fan out behind it, the middle one with Ganesha and the names.',
    },
    'anand-box': {
      name: 'Anand box',
      paper: 'Navy silk on board, pearl card',
      finish: 'Gold foil, lid and tray',
      description:
        'A navy box stands open, its gold-latticed lid behind. In the tray lies an ivory card with a khanda over the names.',
    },
    'star-octagon': {
      name: 'Star octagon',
      paper: 'Plum silk on board, pearl inserts',
      finish: 'Gold foil, eight-sided box, brass star',
      description:
        'An eight-sided plum box, a golden lattice round a brass star on its lid. The card of a nikah and a patterned one stand out behind it.',
    },
    'kalyanam-drawer': {
      name: 'Kalyanam drawer',
      paper: 'Turmeric and maroon silk on board, pearl card',
      finish: 'Gold foil, drawer with brass bowls',
      description:
        'A maroon drawer comes out of a turmeric sleeve with temple borders. It holds the card of a kalyanam and bowls of kumkum, rice and turmeric.',
    },
    'lily-drum': {
      name: 'Lily drum',
      paper: 'Rose silk on board, round cotton card',
      finish: 'Gold foil, round box with its lid',
      description:
        'A round rose-silk box lies open, lilies in gold on its lid. In the tray rests a round white card with the names.',
    },
    'paithani-suite': {
      name: 'Paithani suite',
      paper: 'Purple silk on board, pearl cards',
      finish: 'Gold foil, all pieces shown laid out',
      description:
        'All the box holds, laid out: a purple lid with parrots, an arched card with the names, two ceremony cards and a brass tin.',
    },
  }),
};
