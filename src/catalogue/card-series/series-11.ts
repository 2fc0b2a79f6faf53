import type { CardSeries } from '#src/catalogue/card-series.ts';

export const series: CardSeries = {
  id: 'series-11',
  title: 'Series 11',
  price: { low: 75, high: 120 },
  order: 11,
  line: 'Royal farmans and chests: velvet, silk and brass.',
  designs: [
    {
      id: 'royal-farman',
      name: 'Royal farman',
      paper: 'Ivory silk on paper, wine borders',
      finish: 'Gold foil, brass rollers, tassels',
      description:
        'A silk scroll between brass rollers with golden tassels. Ganesha and the names stand within a Mughal arch.',
    },
    {
      id: 'velvet-chest',
      name: 'Velvet chest',
      paper: 'Maroon velvet on board',
      finish: 'Gold foil, brass corners and medallion',
      description:
        'A deep maroon velvet box with brass corners. A golden mandala rings a brass Ganesha medallion over शुभ विवाह.',
    },
    {
      id: 'rolled-farman',
      name: 'Rolled farman',
      paper: 'Ivory silk scroll, night-blue velvet box',
      finish: 'Gold foil, brass roller and corners, tassel',
      description:
        'A night-blue velvet box with a golden mandala and brass corners. The silk farman with the names lies rolled across it.',
    },
  ],
};
