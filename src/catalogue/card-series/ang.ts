import type { CardSeries } from '#src/catalogue/card-series.ts';

export const series: CardSeries = {
  id: 'ang',
  title: 'Ang Series',
  price: { low: 18, high: 28 },
  order: 13,
  line: 'Pearl postcards: one sheet, one foil, one large figure.',
  designs: [
    {
      id: 'great-kairi',
      name: 'Great kairi',
      paper: 'Blush pearl card, 280 gsm',
      finish: 'Rose gold foil',
      description:
        'One great paisley in rose gold on a lying blush postcard. The names stand beside it in plum.',
    },
    {
      id: 'rising-star',
      name: 'Rising star',
      paper: 'Mint pearl card, 280 gsm',
      finish: 'Gold foil, rounded corners',
      description:
        'Half a golden star rises from the foot of a mint card. Above it the word nikah and the names in deep green.',
    },
    {
      id: 'silver-boughs',
      name: 'Silver boughs',
      paper: 'Lilac pearl card, 280 gsm',
      finish: 'Silver foil',
      description:
        'A silver cross over the names on a lilac card. Two rings stand between olive boughs at its foot.',
    },
  ],
};
