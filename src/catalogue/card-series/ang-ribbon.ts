import type { CardSeries } from '#src/catalogue/card-series.ts';

export const series: CardSeries = {
  id: 'ang-ribbon',
  title: 'Ang Ribbon Series',
  price: { low: 24, high: 34 },
  order: 12,
  line: 'Velvet with gold, tied in satin.',
  designs: [
    {
      id: 'maroon-velvet',
      name: 'Maroon velvet',
      paper: 'Maroon velvet on board',
      finish: 'Gold foil, champagne bow, tag',
      description:
        'A lattice of gold round a cartouche with the names on maroon velvet. A champagne satin bow holds a small ivory tag.',
    },
    {
      id: 'emerald-anand',
      name: 'Emerald anand',
      paper: 'Emerald velvet on board',
      finish: 'Gold foil, rose satin',
      description:
        'A golden khanda above the names on emerald velvet. A rose satin ribbon with a bow runs down the left.',
    },
    {
      id: 'plum-lotus',
      name: 'Plum lotus',
      paper: 'Plum velvet on board',
      finish: 'Gold foil, ivory satin, brass lotus',
      description:
        'A lying card of plum velvet with half mandalas at its sides. Ivory satin across its foot is held by a brass lotus.',
    },
  ],
};
