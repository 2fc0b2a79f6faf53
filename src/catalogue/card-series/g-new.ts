import type { CardSeries } from '#src/catalogue/card-series.ts';

export const series: CardSeries = {
  id: 'g-new',
  title: 'G Series New',
  price: { low: 38, high: 50 },
  order: 15,
  line: 'Clear acrylic and vellum, modern and light.',
  designs: [
    {
      id: 'clear-garden',
      name: 'Clear garden',
      paper: 'Clear acrylic over sage cotton',
      finish: 'White print, gold foil',
      description:
        'White roses and anemones in two corners of a clear sheet. The names in gold over sage paper.',
    },
    {
      id: 'crescent-arch',
      name: 'Smoked arch',
      paper: 'Smoked acrylic over pearl card',
      finish: 'Gold foil',
      description:
        'A pointed arch of dark clear acrylic with a golden rosette. The names of a nikah below, patterned pearl card behind.',
    },
    {
      id: 'vellum-wrap',
      name: 'Vellum wrap',
      paper: 'Cream cotton, milky vellum',
      finish: 'Pressed-flower print, gold lines, twine',
      description:
        'A card of pressed ferns, cosmos and pansies. A milky vellum band with the names is tied round it with twine.',
    },
  ],
};
