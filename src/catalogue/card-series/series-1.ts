import type { CardSeries } from '#src/catalogue/card-series.ts';

export const series: CardSeries = {
  id: 'series-1',
  title: 'Series 1',
  price: { low: 22, high: 26 },
  order: 1,
  line: 'One honest sheet, block-printed in one colour, no envelope needed.',
  designs: [
    {
      id: 'elephant-toran',
      name: 'Elephant Toran',
      paper: 'Kraft board, 280 gsm',
      finish: 'Block print in madder',
      description: 'Two dressed elephants meet over a marigold, under a toran of mango leaves. Madder on kraft.',
    },
    {
      id: 'indigo-tree',
      name: 'Indigo Tree',
      paper: 'Ivory straw paper, 250 gsm',
      finish: 'Block print in indigo',
      description: 'A flowering tree of life with two peacocks on its boughs. A paisley border runs along the foot, indigo on ivory.',
    },
  ],
};
