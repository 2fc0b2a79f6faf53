import { cardDesigns } from '#src/catalogue/card-designs.ts';
import type { CardSeries } from '#src/catalogue/card-series.ts';

export const facts = { id: 'series-3', price: { low: 30, high: 40 }, order: 3 };

export const series: CardSeries = {
  ...facts,
  title: 'Series 3',
  line: 'Hand-made rag paper, torn edges, flowers pressed onto every sheet.',
  designs: cardDesigns({
    'pressed-meadow': {
      name: 'Pressed meadow',
      paper: 'Hand-made cotton rag, 320 gsm',
      finish: 'Letterpress, pressed flowers laid on by hand',
      description:
        'A crescent of pressed cosmos, pansies and fern beside the names. Torn edges, a sage sheet behind.',
    },
    'plantain-leaf': {
      name: 'Plantain leaf',
      paper: 'Hand-made banana-fibre paper, 300 gsm',
      finish: 'Letterpress, kasavu-gold stripes, red cotton twine',
      description:
        'Marigold and jasmine between two kasavu stripes, tied with red twine. It lies on a green plantain leaf.',
    },
    'round-wreath': {
      name: 'Round wreath',
      paper: 'Round hand-made cotton rag, 320 gsm',
      finish: 'Letterpress in slate, pressed flowers laid on by hand',
      description:
        'A round sheet with torn edges and a wreath of pressed fern and blue cosmos. A blue sheet lies behind.',
    },
    phulkari: {
      name: 'Phulkari',
      paper: 'Madder-dyed hand-made paper, 320 gsm',
      finish: 'Stitched silk flowers, letterpress in gold ochre',
      description:
        'Diamond flowers darned in orange and pink silk on madder paper, for an anand karaj. A marigold sheet behind.',
    },
    'herbarium-fold': {
      name: 'Herbarium fold',
      paper: 'Hand-made cotton rag, 320 gsm, folded once',
      finish: 'Pressed flowers under paper tape, letterpress',
      description:
        'A folded sheet lies open: ferns, cosmos and pansies taped in a row above, the names below. Torn edges.',
    },
    'petal-paper': {
      name: 'Petal paper',
      paper: 'Hand-made rag with petals in its pulp, 300 gsm',
      finish: 'Letterpress in rust, jute twine',
      description:
        'Marigold and rose petals drift up from the foot of the sheet. Rust lettering above, jute twine across.',
    },
  }),
};
