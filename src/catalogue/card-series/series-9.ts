import { cardDesigns } from '#src/catalogue/card-designs.ts';
import type { CardSeries } from '#src/catalogue/card-series.ts';

export const facts = { id: 'series-9', price: { low: 25, high: 35 }, order: 9 };

export const series: CardSeries = {
  ...facts,
  title: 'Series 9',
  line: 'Narrow cards printed like a decree, a silk tassel at the foot.',
  designs: cardDesigns({
    'nikah-farman': {
      name: 'Nikah farman',
      paper: 'Pearl card, 300 gsm, with a printed sleeve',
      finish: 'Gold foil, die-cut head, teal tassel',
      description:
        'A star-patterned blue headpiece stands over the names in a scalloped arch. A teal tassel hangs below.',
    },
    morpankh: {
      name: 'Morpankh',
      paper: 'Teal art silk on board',
      finish: 'Gold foil, pointed die-cut, maroon tassel',
      description:
        'One great peacock feather in gold and green fills a pointed card. Its patterned back fans out beside it.',
    },
    'kalamkari-tree': {
      name: 'Kalamkari tree',
      paper: 'Hand-made cotton, cloth-like, 240 gsm',
      finish: 'Printed in madder and indigo, rosewood rollers',
      description:
        'A flowering tree with two parakeets hangs from a rosewood roller by a gold cord. Indigo vine borders down both sides.',
    },
    'pichwai-pond': {
      name: 'Pichwai pond',
      paper: 'Bottle-green card, 350 gsm, pink back',
      finish: 'Raised lotuses, gold foil, pink tassel',
      description:
        'Pink lotuses rise from a dark green pond towards a golden ring with the names. Scalloped head, pink tassel.',
    },
    'bandhani-fold': {
      name: 'Bandhani fold',
      paper: 'Ivory art silk on board, folded lengthwise',
      finish: 'Tie-dye print, gold foil, maroon tassel',
      description:
        'The card lies open like a book: tie-dyed dots on red, the names on ivory silk. A maroon tassel hangs from the fold.',
    },
    'mughal-rose': {
      name: 'Mughal rose',
      paper: 'Pearl card, 300 gsm, green back',
      finish: 'Flat print, gold foil border, pink tassel',
      description:
        'A single rose tree stands in a gold border, as in a Mughal album. Its green sprigged back fans out beside it.',
    },
  }),
};
