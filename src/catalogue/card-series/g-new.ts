import type { CardSeries } from '#src/catalogue/card-series.ts';

export const series: CardSeries = {
  id: 'g-new',
  title: 'G Series New',
  price: { low: 38, high: 50 },
  order: 15,
  line: '',
  designs: [],
};
