import type { CardSeries } from '#src/catalogue/card-series.ts';

export const series: CardSeries = {
  id: 'series-4',
  title: 'Series 4',
  price: { low: 40, high: 55 },
  order: 4,
  line: 'Arches die-cut into thick card, raised ornament, gold foil within.',
  designs: [
    {
      id: 'ivory-arch',
      name: 'Ivory Arch',
      paper: 'Two-ply ivory card, 600 gsm',
      finish: 'Die-cut arch, blind emboss, gold foil',
      description: 'A gold mandala stands in a sunken Mughal arch. Raised ivory ornament all round, a maroon envelope.',
    },
    {
      id: 'star-mihrab',
      name: 'Star Mihrab',
      paper: 'Two-ply pearl card, 600 gsm',
      finish: 'Cut to a pointed arch, blind emboss, gold foil',
      description: 'A card cut as a pointed arch, star geometry raised round a teal niche. The names are in gold foil.',
    },
  ],
};
