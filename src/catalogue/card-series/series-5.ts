import { cardDesigns } from '#src/catalogue/card-designs.ts';
import type { CardSeries } from '#src/catalogue/card-series.ts';

export const facts = { id: 'series-5', price: { low: 38, high: 50 }, order: 5 };

export const series: CardSeries = {
  ...facts,
  title: 'Series 5',
  line: 'Small scenes cut from many sheets, seen through a window.',
  designs: cardDesigns({
    'backwater-sun': {
      name: 'Backwater sun',
      paper: 'Dusk-blue art board, ten cut sheets',
      finish: 'Laser paper-cut, gold foil names',
      description:
        'A lying card: a houseboat passes between palms before a low sun, in a wide round-ended window. Gold names below it on dusk blue.',
    },
    'desert-arcade': {
      name: 'Desert arcade',
      paper: 'Terracotta art board, nine cut sheets',
      finish: 'Laser paper-cut, gold foil edges',
      description:
        'An elephant with a howdah walks past a desert palace, behind three arches. Terracotta board, gold lettering.',
    },
    'lake-chinar': {
      name: 'Lake and chinar',
      paper: 'Garnet art board, eleven cut sheets',
      finish: 'Laser paper-cut, gold foil names',
      description:
        'A shikara glides on a lake under snow peaks. Chinar leaves in autumn colours fall over the rim of the window.',
    },
    'crescent-night': {
      name: 'Crescent night',
      paper: 'Moon-white art board, nine cut sheets',
      finish: 'Laser paper-cut, gold foil star, navy print',
      description:
        'A mosque under a crescent and small stars, seen through an eight-pointed window. White board, navy names.',
    },
    'swan-cover': {
      name: 'Swan cover',
      paper: 'Bottle-green and blush art board, seven cut sheets',
      finish: 'Laser paper-cut, gold foil cover with a round cut',
      description:
        'The green cover with its round cut is open on two swans before a low moon. Lotuses float on the pond.',
    },
    'ghat-lamps': {
      name: 'Ghat lamps',
      paper: 'Plum art board, twelve cut sheets',
      finish: 'Laser paper-cut, gold foil lettering',
      description:
        'Lamps float past the ghats at dusk, a boat behind them, in a wide window at the foot. Gold lettering above.',
    },
  }),
};
