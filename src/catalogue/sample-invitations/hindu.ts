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
  hindi: {
    families: ['श्रीमती आशा एवं श्री रमेश के सुपुत्र', 'श्रीमती कविता एवं श्री अनिल की सुपुत्री'],
    place: 'जयपुर',
    venues: { other: 'गुलाब बाग पैलेस, आमेर रोड, जयपुर', haldi: 'मीरा के घर, सी-स्कीम, जयपुर' },
  },
};
