import { cardDesigns } from '#src/catalogue/card-designs.ts';
import type { CardSeries } from '#src/catalogue/card-series.ts';

export const facts = { id: 'series-10', price: { low: 25, high: 30 }, order: 10 };

export const series: CardSeries = {
  ...facts,
  title: 'Series 10',
  line: 'Modern and quiet: good paper, fine type, one thing drawn.',
  designs: cardDesigns({
    'olive-cross': {
      name: 'Olive cross',
      paper: 'White cotton, 300 gsm',
      finish: 'Letterpress, gold foil',
      description:
        'One tall olive branch grows up the left side. A gold cross stands over the names, ranged right on white cotton.',
    },
    'even-sea': {
      name: 'Even sea',
      paper: 'Cream card, 300 gsm',
      finish: 'Rose gold foil, blind emboss',
      description:
        'A half sun in rose gold going down into lines of sea. Names in capitals at the lower left.',
    },
    'great-ampersand': {
      name: 'Great ampersand',
      paper: 'Blush cotton, 300 gsm',
      finish: 'Rose gold foil, letterpress',
      description:
        'An ampersand as large as the card in rose gold. The two names stand above and below it in wine red.',
    },
    'ring-initials': {
      name: 'Ring of initials',
      paper: 'Deep sage card, 300 gsm',
      finish: 'Gold foil',
      description: 'Two initials in gold within a double ring. Names in small ivory capitals on deep sage.',
    },
    'blind-wreath': {
      name: 'Blind wreath',
      paper: 'Cream cotton, 300 gsm',
      finish: 'Blind emboss, wax seal',
      description:
        'Names within a raised wreath without ink, framed by one gold line. A wine-red wax seal with a cross below.',
    },
    suite: {
      name: 'Blue suite',
      paper: 'Ivory and blue cotton, 300 gsm',
      finish: 'Letterpress, with reply card',
      description:
        'The card laid flat with its blue reply card and envelope. A small ampersand within a wreath above the names.',
    },
  }),
};
