import { cardDesigns } from '#src/catalogue/card-designs.ts';
import type { CardSeries } from '#src/catalogue/card-series.ts';

export const facts = { id: 'series-1', price: { low: 22, high: 26 }, order: 1 };

export const series: CardSeries = {
  ...facts,
  title: 'Series 1',
  line: 'One honest sheet, block-printed in one colour, no envelope needed.',
  designs: cardDesigns({
    'elephant-toran': {
      name: 'Elephant toran',
      paper: 'Kraft board, 280 gsm',
      finish: 'Block print in madder',
      description:
        'Two dressed elephants meet over a marigold, under a toran of mango leaves. Madder on kraft.',
    },
    'indigo-tree': {
      name: 'Indigo tree',
      paper: 'Ivory straw paper, 250 gsm',
      finish: 'Block print in indigo',
      description:
        'A flowering tree of life with two peacocks on its boughs. A paisley border runs along the foot, indigo on ivory.',
    },
    'threshold-kolam': {
      name: 'Threshold kolam',
      paper: 'Ivory straw paper, 250 gsm',
      finish: 'Block print in maroon',
      description:
        'A great kolam of looped lines and dots, as drawn before a doorway. Maroon on ivory, jasmine beside it.',
    },
    'star-lattice': {
      name: 'Star lattice',
      paper: 'Kraft board, 280 gsm',
      finish: 'Block print in leaf green',
      description:
        'A lattice of eight-pointed stars from edge to edge, the names in a plaque. Leaf green on kraft, for a nikah.',
    },
    'doli-procession': {
      name: 'Doli procession',
      paper: 'Brick-red straw paper, 250 gsm, folded once',
      finish: 'Block print in ivory',
      description:
        'A folded sheet lies open: a palanquin rests between palms and parasols, a toran above. Ivory print on brick red.',
    },
    'great-ambi': {
      name: 'Great ambi',
      paper: 'Turmeric straw paper, 250 gsm',
      finish: 'Block print in iron black',
      description:
        'One great mango shape fills the sheet, the names in its hollow and marigolds at its tip. Iron black on turmeric.',
    },
  }),
};
