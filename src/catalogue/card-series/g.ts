import type { CardSeries } from '#src/catalogue/card-series.ts';

export const series: CardSeries = {
  id: 'g',
  title: 'G Series',
  price: { low: 30, high: 45 },
  order: 14,
  line: '',
  designs: [],
};
