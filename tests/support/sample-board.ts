import type { Board, BoardRevision } from '#src/domain/board/board.ts';

/** A week in the shop. */
export const SAMPLE_BOARD: Board = {
  prices: [
    { item: 'cars/innova-crysta', from: '2026-11-02', price: { low: 1800, high: 1800 } },
    { item: 'cards/series-4', from: '2026-11-02', price: { low: 45, high: 60 } },
  ],
  out: ['cars/dzire', 'cards/series-1/lotus'],
  banner: {
    first: '2026-11-01',
    last: '2026-11-06',
    text: {
      en: 'Happy Dhanteras! Silver coins with every box.',
      hi: 'शुभ धनतेरस! हर डिब्बे के साथ चाँदी का सिक्का।',
    },
  },
  closed: ['2026-11-08', '2026-11-09'],
  coupons: [
    { code: 'DIWALI10', amount: 10, unit: 'percent', until: '2026-11-09' },
    { code: 'FLAT500', amount: 500, unit: 'rupees', until: '2026-12-31' },
  ],
  testimonials: [
    {
      en: {
        name: 'Kavya & Arjun',
        message: 'Every card came on the day.',
        designation: 'Satisfied Customer',
      },
      hi: { name: 'काव्या और अर्जुन', message: 'हर कार्ड समय पर आया।', designation: '' },
    },
  ],
};

export const SAMPLE_REVISION: BoardRevision = {
  rev: 7,
  savedAt: Date.parse('2026-11-02T05:00:00Z'),
  board: SAMPLE_BOARD,
};
