import type { SampleWedding } from './sample-wedding.ts';

export const HINDU_SAMPLE: SampleWedding = {
  code: 'SAMP1E000001',
  tradition: 'hindu',
  couple: [
    { name: 'Aarav', also: 'आरव', script: 'Deva', family: 'Son of Smt. Asha and Shri Ramesh' },
    { name: 'Meera', also: 'मीरा', script: 'Deva', family: 'Daughter of Smt. Kavita and Shri Anil' },
  ],
  day: '2027-02-12',
  place: 'Jaipur',
  venues: { other: 'Gulab Bagh Palace, Amer Road, Jaipur', haldi: 'At Meera’s home, C-Scheme, Jaipur' },
};
