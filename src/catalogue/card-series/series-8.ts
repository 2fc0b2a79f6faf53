import type { CardSeries } from '#src/catalogue/card-series.ts';

export const series: CardSeries = {
  id: 'series-8',
  title: 'Series 8',
  price: { low: 80, high: 100 },
  order: 8,
  line: 'A silk box with a lid, and the cards it holds.',
  designs: [
    {
      id: 'emerald-casket',
      name: 'Emerald casket',
      paper: 'Emerald silk on board, pearl inserts',
      finish: 'Gold foil, box with three cards',
      description:
        'A square emerald box with a golden lotus on its lid. Three pearl cards fan out behind it, the middle one with Ganesha and the names.',
    },
    {
      id: 'anand-box',
      name: 'Anand box',
      paper: 'Navy silk on board, pearl card',
      finish: 'Gold foil, lid and tray',
      description:
        'A navy box stands open, its gold-latticed lid behind. In the tray lies an ivory card with a khanda over the names.',
    },
    {
      id: 'star-octagon',
      name: 'Star octagon',
      paper: 'Plum silk on board, pearl inserts',
      finish: 'Gold foil, eight-sided box',
      description:
        'An eight-sided plum box with a golden star on its lid. The card of a nikah and a patterned one stand out behind it.',
    },
  ],
};
