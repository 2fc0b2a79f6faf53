import { cardDesigns } from '#src/catalogue/card-designs.ts';
import type { CardSeries } from '#src/catalogue/card-series.ts';

export const facts = { id: 'series-2', price: { low: 28, high: 35 }, order: 2 };

export const series: CardSeries = {
  ...facts,
  title: 'Series 2',
  line: 'Engravings pressed deep into thick cotton, one quiet ink.',
  designs: cardDesigns({
    'blush-lotus': {
      name: 'Blush lotus',
      paper: 'Blush cotton with torn edges, 500 gsm',
      finish: 'Letterpress in rose, blind-pressed sun',
      description:
        'An engraved lotus rises from its pads before a pale pressed sun. Rose ink on blush cotton with torn edges.',
    },
    'sage-ring': {
      name: 'Sage ring',
      paper: 'Sage cotton, 500 gsm',
      finish: 'Letterpress in moss green, blind-pressed ring',
      description:
        'Roses and leaves gather on one side of a fine ring, a dove above the names. Moss ink on sage cotton.',
    },
    'feather-suite': {
      name: 'Feather suite',
      paper: 'Mist-grey and cream cotton, 500 gsm',
      finish: 'Letterpress in peacock blue, blind-pressed moon',
      description:
        'The whole set laid out: card with two engraved peacock feathers, reply card and round label. Peacock blue on grey.',
    },
    'jasmine-crescent': {
      name: 'Jasmine crescent',
      paper: 'Cream cotton with torn edges, 500 gsm',
      finish: 'Letterpress in aubergine, blind-pressed crescent',
      description:
        'Jasmine climbs round a pale pressed crescent that holds the names. Aubergine ink on cream, for a nikah.',
    },
    'olive-cross': {
      name: 'Olive cross',
      paper: 'Ivory cotton, 500 gsm',
      finish: 'Letterpress in olive, blind-pressed lancet',
      description:
        'A budded cross rises from olive branches in a pressed lancet window. Olive ink on ivory, for a church wedding.',
    },
    'swan-lake': {
      name: 'Swan lake',
      paper: 'Butter and clay cotton, 500 gsm, laid broad',
      finish: 'Letterpress in clay, blind-pressed oval',
      description:
        'A broad card: two swans meet on rippled water in a pressed oval, buds at the sides. Clay ink on butter cotton.',
    },
  }),
};
