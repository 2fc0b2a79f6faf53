import { cardDesigns } from '#src/catalogue/card-designs.ts';
import type { CardSeries } from '#src/catalogue/card-series.ts';

export const facts = { id: 'ang', price: { low: 18, high: 28 }, order: 13 };

export const series: CardSeries = {
  ...facts,
  title: 'Ang Series',
  line: 'Pearl postcards: one sheet, one foil, one large figure.',
  designs: cardDesigns({
    'great-kairi': {
      name: 'Great kairi',
      paper: 'Blush pearl card, 280 gsm',
      finish: 'Rose gold foil',
      description:
        'One great paisley in rose gold on a lying blush postcard. The names stand beside it in plum.',
    },
    'rising-star': {
      name: 'Rising star',
      paper: 'Mint pearl card, 280 gsm',
      finish: 'Gold foil, rounded corners',
      description:
        'Half a great star of golden facets and petals rises from the foot of a mint card. Above it the word nikah and the names in deep green.',
    },
    'silver-boughs': {
      name: 'Silver boughs',
      paper: 'Violet pearl card, 280 gsm',
      finish: 'Silver foil',
      description:
        'A silver cross over the names on a deep violet card. Olive boughs rise at both sides, two rings between them.',
    },
    'lily-stem': {
      name: 'Lily stem',
      paper: 'Powder-blue pearl card, 280 gsm',
      finish: 'Gold foil, white print',
      description:
        'A tall stem of white lilies with golden leaves breaks the frame on the left. A slim cross above, the names in blue beside it.',
    },
    'red-conch': {
      name: 'Red conch',
      paper: 'Sindoor pearl card, 280 gsm, round corners',
      finish: 'Silver foil, white print',
      description:
        'A white conch lies in a ring of rice-paste petals on sindoor red, for a Bengali wedding. Curling creepers and the names in silver below.',
    },
    'warli-post': {
      name: 'Warli post, both sides',
      paper: 'Terracotta and cream pearl card, 280 gsm',
      finish: 'White print, gold foil',
      description:
        'Both sides lie flat: Warli dancers wind round bride and groom on terracotta. The cream back has names, stamp and lines for the address.',
    },
  }),
};
