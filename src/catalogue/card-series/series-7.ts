import type { CardSeries } from '#src/catalogue/card-series.ts';

export const series: CardSeries = {
  id: 'series-7',
  title: 'Series 7',
  price: { low: 60, high: 70 },
  order: 7,
  line: 'Three panels; the outer two open like the doors of a temple.',
  designs: [
    {
      id: 'temple-doors',
      name: 'Temple Doors',
      paper: 'Teak-print board, pearl inner card, 350 gsm',
      finish: 'Embossed panels, brass foil, tri-fold doors',
      description:
        'Carved teak doors with brass flowers stand open. Inside, two lamps and the names under a garland of mango leaves.',
    },
    {
      id: 'kanjeevaram',
      name: 'Kanjeevaram',
      paper: 'Art silk on board, pearl belly band',
      finish: 'Gold foil temple border, brass clasp',
      description:
        'Closed doors of magenta silk with green peacock borders and a brass clasp. The names are on a pearl band.',
    },
  ],
};
