import { cardDesigns } from '#src/catalogue/card-designs.ts';
import type { CardSeries } from '#src/catalogue/card-series.ts';

export const facts = { id: 'series-4', price: { low: 40, high: 55 }, order: 4 };

export const series: CardSeries = {
  ...facts,
  title: 'Series 4',
  line: 'Arches die-cut into thick card, raised ornament, gold foil within.',
  designs: cardDesigns({
    'ivory-arch': {
      name: 'Ivory arch',
      paper: 'Two-ply ivory card, 600 gsm',
      finish: 'Die-cut arch, blind emboss, gold foil',
      description:
        'A gold mandala stands in a sunken Mughal arch. Raised ivory ornament all round, a maroon envelope.',
    },
    'star-mihrab': {
      name: 'Star mihrab',
      paper: 'Two-ply pearl card, 600 gsm',
      finish: 'Cut to a pointed arch, blind emboss, gold foil',
      description:
        'A card cut as a pointed arch, star geometry raised round a teal niche. The names are in gold foil.',
    },
    'amrit-arch': {
      name: 'Amrit arch',
      paper: 'Navy card, 500 gsm',
      finish: 'Cut to a scalloped arch, blind emboss, gold foil',
      description:
        'A navy card cut as a broad arch, a gold khanda in a ring over the names. For an anand karaj, saffron envelope.',
    },
    'twin-arches': {
      name: 'Twin arches',
      paper: 'Sage card, 450 gsm',
      finish: 'Two die-cut arches, blind emboss, gold foil',
      description:
        'The card lies open: two arched leaves side by side. A mandala is raised on one, the names are on the other.',
    },
    'rose-pavilion': {
      name: 'Rose pavilion',
      paper: 'Rose card sleeve, wine inner card',
      finish: 'Die-cut arch, blind emboss, rose gold and gold foil',
      description:
        'A wine card with a scalloped head is drawn out of a rose sleeve. Raised buds surround the arch in its front.',
    },
    'peacock-lunette': {
      name: 'Peacock lunette',
      paper: 'Two-ply bottle-green card, 600 gsm',
      finish: 'Cut to a round arch, blind emboss, gold foil',
      description:
        'Two gold peacocks stand by a kalash in the round head of a green card. The names are in an ivory doorway.',
    },
  }),
};
