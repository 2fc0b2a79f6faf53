import { cardDesigns } from '#src/catalogue/card-designs.ts';
import type { CardSeries } from '#src/catalogue/card-series.ts';

export const facts = { id: 'series-6', price: { low: 50, high: 70 }, order: 6 };

export const series: CardSeries = {
  ...facts,
  title: 'Series 6',
  line: 'Two leaves that open like gates, foil on both.',
  designs: cardDesigns({
    'mandala-gates': {
      name: 'Mandala gates',
      paper: 'Emerald card, pearl inside',
      finish: 'Gold foil on both leaves',
      description:
        'Emerald leaves part a golden mandala. Between them stand Shubh Vivah and the names on pearl card.',
    },
    'uneven-gates': {
      name: 'Uneven gates',
      paper: 'Night-blue and pearl card',
      finish: 'Gold foil, brass medallion',
      description:
        'A narrow night-blue leaf of golden stars meets a wide pearl one with the names. A brass medallion holds them shut.',
    },
    'lotus-spread': {
      name: 'Lotus spread',
      paper: 'Coral card, pearl inside',
      finish: 'Gold foil, shown opened flat',
      description:
        'Opened flat: coral leaves with golden lace beside an ivory panel with lamps and the names. The closed card lies above.',
    },
    'angrakha-fold': {
      name: 'Angrakha fold',
      paper: 'Rani cotton with stitched flowers, pearl inside',
      finish: 'Gold foil hem, tied with a cord',
      description:
        'One leaf of phulkari flowers laps over the other on a slant, as an angrakha is tied. A golden cord with two tassels closes it.',
    },
    'alpona-spread': {
      name: 'Alpona spread',
      paper: 'Sindoor-red cotton, pearl inside',
      finish: 'White print, gold foil, shown opened flat',
      description:
        'Opened flat: red leaves above and below with white alponas and conches. Between them lies a lying panel with the names in a red border.',
    },
    'lancet-doors': {
      name: 'Lancet doors',
      paper: 'Dusty-blue card cut as a church door, pearl inside',
      finish: 'Silver foil on both leaves',
      description:
        'The two leaves of a pointed church door stand open, silver tracery on both. Inside are a slim cross, olive twigs and the names.',
    },
  }),
};
