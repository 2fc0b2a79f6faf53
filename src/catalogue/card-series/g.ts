import { cardDesigns } from '#src/catalogue/card-designs.ts';
import type { CardSeries } from '#src/catalogue/card-series.ts';

export const facts = { id: 'g', price: { low: 30, high: 45 }, order: 14 };

export const series: CardSeries = {
  ...facts,
  title: 'G Series',
  line: 'A crest for the couple, with bearers, monogram and seal.',
  designs: cardDesigns({
    'elephant-crest': {
      name: 'Elephant crest',
      paper: 'Ivory cotton, 400 gsm, ticket corners',
      finish: 'Letterpress, gold foil',
      description:
        'Two navy elephants hold a golden shield with the initials A and M. Names and Shubh Vivah below, on ivory cotton.',
    },
    'sealed-peacocks': {
      name: 'Sealed peacocks',
      paper: 'Wine silk on board',
      finish: 'Gold foil, paper band, wax seal',
      description:
        'Two golden peacocks face each other under a wreath on wine silk. A pearl band with the names is closed by a gold wax seal.',
    },
    'swan-monogram': {
      name: 'Swan monogram',
      paper: 'Sage cotton, 400 gsm',
      finish: 'Letterpress, gold foil, wax seal',
      description:
        'Two dark green swans swim below a golden wreath with the initials E and G. A wine-red wax seal with a cross lies beside the sage card.',
    },
    'phulkari-shield': {
      name: 'Phulkari shield',
      paper: 'Cream cotton, 400 gsm',
      finish: 'Silk-thread stitching, gold foil, letterpress',
      description:
        'A shield darned in phulkari silk, orange, green and pink, between golden ears of wheat. The names of an anand karaj on a gold-edged scroll below.',
    },
    'golden-forehead': {
      name: 'Golden forehead',
      paper: 'Kasavu-white pearl card, 400 gsm',
      finish: 'Cast brass ornament, wool fringe, gold foil',
      description:
        'The gilded forehead ornament of a temple elephant, its bosses cast in brass. Kasavu stripes in gold frame the names of a Kerala wedding.',
    },
    'open-sun': {
      name: 'Open sun',
      paper: 'Crimson and ivory pearl card, 400 gsm',
      finish: 'Gold foil, blind rays, cord, tassel, wax seal',
      description:
        'Lying open: the golden sun of the house with the initials P and V on crimson. The names below on ivory, a tassel hanging from the fold.',
    },
  }),
};
