import type { CardSeries } from '#src/catalogue/card-series.ts';

export const series: CardSeries = {
  id: 'ang-ribbon',
  title: 'Ang Ribbon Series',
  price: { low: 24, high: 34 },
  order: 12,
  line: '',
  designs: [],
};
