import type { CardSeries } from '#src/catalogue/card-series.ts';

export const series: CardSeries = {
  id: 'ang',
  title: 'Ang Series',
  price: { low: 18, high: 28 },
  order: 13,
  line: '',
  designs: [],
};
