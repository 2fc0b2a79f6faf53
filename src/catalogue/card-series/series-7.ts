import { cardDesigns } from '#src/catalogue/card-designs.ts';
import type { CardSeries } from '#src/catalogue/card-series.ts';

export const facts = { id: 'series-7', price: { low: 60, high: 70 }, order: 7 };

export const series: CardSeries = {
  ...facts,
  title: 'Series 7',
  line: 'Three panels; the outer two open like the doors of a temple.',
  designs: cardDesigns({
    'temple-doors': {
      name: 'Temple doors',
      paper: 'Teak-print board, pearl inner card, 350 gsm',
      finish: 'Embossed panels, brass foil, tri-fold doors',
      description:
        'Carved teak doors with brass flowers stand open. Inside, two lamps and the names under a garland of mango leaves.',
    },
    kanjeevaram: {
      name: 'Kanjeevaram',
      paper: 'Art silk on board, pearl belly band',
      finish: 'Gold foil temple border, brass clasp',
      description:
        'Closed doors of magenta silk with green peacock borders and a brass clasp. The names are on a pearl band.',
    },
    'open-threshold': {
      name: 'Open threshold',
      paper: 'Turmeric and ivory card, 350 gsm',
      finish: 'Flat print, gold foil toran, two folds',
      description:
        'The three panels lie open: banana trees and kalashes on turmeric yellow, a gopuram over the names. A toran runs across.',
    },
    'elephant-gate': {
      name: 'Elephant gate',
      paper: 'Plum art silk on board, pearl inner card',
      finish: 'Gold foil on both leaves, letterpress names',
      description:
        'A gold elephant stands in an arch on the closed leaf of plum silk. The other leaf is swung open on the names.',
    },
    'gopuram-tower': {
      name: 'Gopuram tower',
      paper: 'Terracotta board, 600 gsm',
      finish: 'Cut to a temple tower, embossed tiers, gold foil',
      description:
        'A card cut as a temple tower with gold niches on every tier. The names stand in its lit doorway.',
    },
    'chettinad-doors': {
      name: 'Chettinad doors',
      paper: 'Green wood-print board, pearl note',
      finish: 'Embossed panels, brass foil and ring, red cord',
      description:
        'Two green doors with brass flowers are shut. A pearl note with the names hangs from the ring by a red cord.',
    },
  }),
};
