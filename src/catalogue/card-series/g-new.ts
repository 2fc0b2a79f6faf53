import { cardDesigns } from '#src/catalogue/card-designs.ts';
import type { CardSeries } from '#src/catalogue/card-series.ts';

export const facts = { id: 'g-new', price: { low: 38, high: 50 }, order: 15 };

export const series: CardSeries = {
  ...facts,
  title: 'G Series New',
  line: 'Clear acrylic and vellum, modern and light.',
  designs: cardDesigns({
    'clear-garden': {
      name: 'Clear garden',
      paper: 'Clear acrylic over deep sage cotton',
      finish: 'White print, gold foil',
      description:
        'White roses and anemones at two corners of a golden hexagon on a clear sheet. The names in white over deep sage paper.',
    },
    'crescent-arch': {
      name: 'Smoked arch',
      paper: 'Smoked acrylic over pearl card',
      finish: 'Gold foil',
      description:
        'A pointed arch of dark clear acrylic with a great golden crescent and three pierced lamps. The names of a nikah below, patterned pearl card behind.',
    },
    'vellum-wrap': {
      name: 'Vellum wrap',
      paper: 'Cream cotton, milky vellum',
      finish: 'Pressed-flower print, gold lines, twine',
      description:
        'A card of pressed ferns, cosmos and pansies. A milky vellum band with the names is tied round it with twine.',
    },
    'stained-glass': {
      name: 'Stained glass',
      paper: 'Clear acrylic arch, 3 mm',
      finish: 'Glass-colour print, gold leading',
      description:
        'A rose window in glowing panes on a clear church arch throws its colours on the table. The names below in dark blue.',
    },
    'kolam-disc': {
      name: 'Kolam disc',
      paper: 'Garnet acrylic disc over turmeric pearl card',
      finish: 'White and red print, gold foil',
      description:
        'A round garnet sheet with a white kolam of loops and dots lies on turmeric card. Temple borders in red above and below the names.',
    },
    'vellum-leaves': {
      name: 'Vellum leaves, open',
      paper: 'White cotton, milky vellum',
      finish: 'White print, gold foil, letterpress',
      description:
        'Two vellum leaves with white and golden ginkgo stand open at the sides. Between them the names in dark letters on plain white cotton.',
    },
  }),
};
