import type { CardSeries } from '#src/catalogue/card-series.ts';

export const series: CardSeries = {
  id: 'g-premium',
  title: 'G Series Premium Series',
  price: { low: 60, high: 95 },
  order: 16,
  line: '',
  designs: [],
};
