import type { CardSeries } from '#src/catalogue/card-series.ts';

export const series: CardSeries = {
  id: 'series-3',
  title: 'Series 3',
  price: { low: 30, high: 40 },
  order: 3,
  line: 'Hand-made rag paper, torn edges, flowers pressed onto every sheet.',
  designs: [
    {
      id: 'pressed-meadow',
      name: 'Pressed Meadow',
      paper: 'Hand-made cotton rag, 320 gsm',
      finish: 'Letterpress, pressed flowers laid on by hand',
      description:
        'A crescent of pressed cosmos, pansies and fern beside the names. Torn edges, a sage sheet behind.',
    },
    {
      id: 'plantain-leaf',
      name: 'Plantain Leaf',
      paper: 'Hand-made banana-fibre paper, 300 gsm',
      finish: 'Letterpress, kasavu-gold stripes, red cotton twine',
      description:
        'Marigold and jasmine between two kasavu stripes, tied with red twine. It lies on a green plantain leaf.',
    },
  ],
};
