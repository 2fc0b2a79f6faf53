import { cardDesigns } from '#src/catalogue/card-designs.ts';
import type { CardSeries } from '#src/catalogue/card-series.ts';

export const facts = { id: 'series-11', price: { low: 75, high: 120 }, order: 11 };

export const series: CardSeries = {
  ...facts,
  title: 'Series 11',
  line: 'Royal farmans and chests: velvet, silk and brass.',
  designs: cardDesigns({
    'royal-farman': {
      name: 'Royal farman',
      paper: 'Ivory silk on paper, wine borders',
      finish: 'Gold foil, brass rollers, tassels',
      description:
        'A silk scroll between brass rollers with golden tassels. Ganesha and the names stand within a Mughal arch.',
    },
    'velvet-chest': {
      name: 'Velvet chest',
      paper: 'Maroon velvet on board',
      finish: 'Gold foil, brass corners and medallion',
      description:
        'A deep maroon velvet box with brass corners. A golden mandala rings a brass Ganesha medallion over Shubh Vivah.',
    },
    'rolled-farman': {
      name: 'Rolled farman',
      paper: 'Ivory silk scroll, night-blue velvet box',
      finish: 'Gold foil, brass roller and corners, tassel',
      description:
        'A night-blue velvet box with a golden mandala and brass corners. The silk farman with the names lies rolled across it.',
    },
    'barat-scroll': {
      name: 'Barat scroll',
      paper: 'Ivory silk scroll, maroon velvet tube',
      finish: 'Gold foil, brass rods, tassels',
      description:
        'A silk scroll unrolled sideways: two elephants and a palanquin under the names. Its maroon velvet tube with brass caps lies above.',
    },
    'open-chest': {
      name: 'Open chest',
      paper: 'Teal velvet on board, quilted satin, pearl card',
      finish: 'Brass corners and clasp, shown open',
      description:
        'A teal velvet chest stands open, ivory satin quilted in its lid. The tray holds the card with the names and a rolled silk scroll.',
    },
    'shamsa-folio': {
      name: 'Shamsa folio',
      paper: 'Forest velvet on board, pearl insert',
      finish: 'Gold foil, brass shamsa and corners, tassel',
      description:
        'A forest-green velvet folio for a nikah, its pointed flap covered in golden lattice. A round brass shamsa with a tassel holds it shut.',
    },
  }),
};
