import type { CardSeries } from '#src/catalogue/card-series.ts';

export const series: CardSeries = {
  id: 'g',
  title: 'G Series',
  price: { low: 30, high: 45 },
  order: 14,
  line: 'A crest for the couple, with bearers, monogram and seal.',
  designs: [
    {
      id: 'elephant-crest',
      name: 'Elephant crest',
      paper: 'Ivory cotton, 400 gsm, ticket corners',
      finish: 'Letterpress, gold foil',
      description:
        'Two navy elephants hold a golden shield with the initials A and M. Names and शुभ विवाह below, on ivory cotton.',
    },
    {
      id: 'sealed-peacocks',
      name: 'Sealed peacocks',
      paper: 'Wine silk on board',
      finish: 'Gold foil, paper band, wax seal',
      description:
        'Two golden peacocks face each other under a wreath on wine silk. A pearl band with the names is closed by a gold wax seal.',
    },
    {
      id: 'swan-monogram',
      name: 'Swan monogram',
      paper: 'Sage cotton, 400 gsm',
      finish: 'Letterpress, gold foil, wax seal',
      description:
        'Two dark green swans swim below a golden wreath with the initials S and D. A wine-red wax seal with a cross lies beside the sage card.',
    },
  ],
};
