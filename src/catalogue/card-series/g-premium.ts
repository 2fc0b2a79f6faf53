import type { CardSeries } from '#src/catalogue/card-series.ts';

export const series: CardSeries = {
  id: 'g-premium',
  title: 'G Series Premium Series',
  price: { low: 60, high: 95 },
  order: 16,
  line: 'Deep paper-cut, many sheets behind a gilded window.',
  designs: [
    {
      id: 'peacock-window',
      name: 'Peacock window',
      paper: 'Seventeen cut sheets, teal',
      finish: 'Paper-cut, gold foil',
      description:
        'A peacock opens its fan before a rising moon and a lake palace. Teal arches of cut paper frame it.',
    },
    {
      id: 'star-sleeve',
      name: 'Star sleeve',
      paper: 'Night-blue sleeve, ivory pearl card',
      finish: 'Laser-cut lattice, gold foil',
      description:
        'A night-blue sleeve cut as a lattice of stars. An ivory card with the names is half drawn out of it.',
    },
    {
      id: 'elephant-dusk',
      name: 'Elephant dusk',
      paper: 'Nine cut sheets, wine red',
      finish: 'Paper-cut, gold foil',
      description:
        'Two elephants meet before a setting sun and a palace, seen through a round scalloped window. Names in gold below.',
    },
  ],
};
