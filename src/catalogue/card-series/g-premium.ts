import { cardDesigns } from '#src/catalogue/card-designs.ts';
import type { CardSeries } from '#src/catalogue/card-series.ts';

export const facts = { id: 'g-premium', price: { low: 60, high: 95 }, order: 16 };

export const series: CardSeries = {
  ...facts,
  title: 'G Series Premium Series',
  line: 'Deep paper-cut, many sheets behind a gilded window.',
  designs: cardDesigns({
    'peacock-window': {
      name: 'Peacock window',
      paper: 'Seventeen cut sheets, teal',
      finish: 'Paper-cut, gold foil',
      description:
        'A peacock opens its fan before a rising moon and a lake palace. Teal arches of cut paper frame it.',
    },
    'star-sleeve': {
      name: 'Star sleeve',
      paper: 'Night-blue sleeve, ivory pearl card',
      finish: 'Laser-cut lattice, gold foil',
      description:
        'A night-blue sleeve cut as a lattice of stars. An ivory card with the names is half drawn out of it.',
    },
    'elephant-dusk': {
      name: 'Elephant dusk',
      paper: 'Nine cut sheets, wine red',
      finish: 'Paper-cut, gold foil',
      description:
        'Two elephants meet before a setting sun and a palace, seen through a round scalloped window. Names in gold below.',
    },
    'mustard-fields': {
      name: 'Mustard fields',
      paper: 'Eleven cut sheets, mulberry',
      finish: 'Paper-cut, silk-thread stitching, gold foil',
      description:
        'Two parakeets over mustard in flower and a row of poplars, seen through a stepped phulkari diamond. The names of an anand karaj in gold on mulberry.',
    },
    'lily-lancets': {
      name: 'Lily lancets',
      paper: 'Ten cut sheets, white on gold',
      finish: 'Paper-cut, gold foil',
      description:
        'Three church lancets cut from white sheets before a golden light. A dove flies under a cross, lilies stand in all three windows.',
    },
    'tree-gate': {
      name: 'Tree gate, open',
      paper: 'Pierced sandstone leaf over ivory pearl card',
      finish: 'Laser-cut lattice, gold foil, letterpress',
      description:
        'Standing open: a leaf pierced with a tree in an arch, as in the stone windows of Ahmedabad. Its shadow falls on the names of a nikah beside it.',
    },
  }),
};
