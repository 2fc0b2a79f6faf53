import type { CardSeries } from '#src/catalogue/card-series.ts';

export const series: CardSeries = {
  id: 'series-5',
  title: 'Series 5',
  price: { low: 38, high: 50 },
  order: 5,
  line: 'Small scenes cut from many sheets, seen through a window.',
  designs: [
    {
      id: 'backwater-sun',
      name: 'Backwater Sun',
      paper: 'Dusk-blue art board, ten cut sheets',
      finish: 'Laser paper-cut, gold foil names',
      description:
        'A houseboat passes between palms before a low sun, in a round window. Dusk-blue board, gold names.',
    },
    {
      id: 'desert-arcade',
      name: 'Desert Arcade',
      paper: 'Terracotta art board, nine cut sheets',
      finish: 'Laser paper-cut, gold foil edges',
      description:
        'An elephant with a howdah walks past a desert palace, behind three arches. Terracotta board, gold lettering.',
    },
    {
      id: 'lake-chinar',
      name: 'Lake and Chinar',
      paper: 'Garnet art board, eleven cut sheets',
      finish: 'Laser paper-cut, gold foil names',
      description:
        'A shikara glides on a lake under snow peaks. Chinar leaves in autumn colours fall over the rim of the window.',
    },
    {
      id: 'crescent-night',
      name: 'Crescent Night',
      paper: 'Moon-white art board, nine cut sheets',
      finish: 'Laser paper-cut, gold foil star, navy print',
      description:
        'A mosque under a crescent and small stars, seen through an eight-pointed window. White board, navy names.',
    },
    {
      id: 'swan-cover',
      name: 'Swan Cover',
      paper: 'Bottle-green and blush art board, seven cut sheets',
      finish: 'Laser paper-cut, gold foil cover with a round cut',
      description:
        'The green cover with its round cut is open on two swans before a low moon. Lotuses float on the pond.',
    },
    {
      id: 'ghat-lamps',
      name: 'Ghat Lamps',
      paper: 'Plum art board, twelve cut sheets',
      finish: 'Laser paper-cut, gold foil lettering',
      description:
        'Lamps float past the ghats at dusk, a boat behind them, in a wide window at the foot. Gold lettering above.',
    },
  ],
};
