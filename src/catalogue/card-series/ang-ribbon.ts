import { cardDesigns } from '#src/catalogue/card-designs.ts';
import type { CardSeries } from '#src/catalogue/card-series.ts';

export const facts = { id: 'ang-ribbon', price: { low: 24, high: 34 }, order: 12 };

export const series: CardSeries = {
  ...facts,
  title: 'Ang Ribbon Series',
  line: 'Velvet with gold, tied in satin.',
  designs: cardDesigns({
    'maroon-velvet': {
      name: 'Maroon velvet',
      paper: 'Maroon velvet on board',
      finish: 'Gold foil, champagne bow, tag',
      description:
        'A lattice of gold round a cartouche with the names on maroon velvet. A champagne satin bow holds a small ivory tag.',
    },
    'emerald-anand': {
      name: 'Emerald anand',
      paper: 'Emerald velvet on board',
      finish: 'Gold foil, rose satin',
      description:
        'A golden khanda above the names on emerald velvet. A rose satin ribbon with a bow runs down the left.',
    },
    'plum-lotus': {
      name: 'Plum lotus',
      paper: 'Plum velvet on board',
      finish: 'Gold foil, ivory satin, brass lotus',
      description:
        'A lying card of plum velvet with half mandalas at its sides. Ivory satin across its foot is held by a brass lotus.',
    },
    'bandhani-diamond': {
      name: 'Bandhani diamond',
      paper: 'Rani velvet on board, pearl insert',
      finish: 'Gold foil, marigold satin',
      description:
        'A square of rani velvet stands on its corner, rows of golden bandhani dots round the names. A marigold satin bow ties its waist.',
    },
    'lily-gift': {
      name: 'Lily gift',
      paper: 'Slate-blue velvet on board',
      finish: 'Gold foil, ivory satin, white print',
      description:
        'Slate-blue velvet wrapped as a gift, ivory satin crossed and tied in a bow. Rings, the names and white lilies fill the left.',
    },
    'untied-folio': {
      name: 'Untied folio',
      paper: 'Night velvet on board, pearl page',
      finish: 'Gold foil, copper satin, shown open',
      description:
        'Untied and open: a golden mandala on night velvet beside a pearl page with Ganesha and the names. A closed one lies below in its bow.',
    },
  }),
};
