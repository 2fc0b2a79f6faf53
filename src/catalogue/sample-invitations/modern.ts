import type { SampleWedding } from './sample-wedding.ts';

export const MODERN_SAMPLE: SampleWedding = {
  code: 'SAMP1E000005',
  tradition: 'modern',
  couple: [
    { name: 'Kabir', also: 'कबीर', script: 'Deva', family: 'With Neela and Vikram' },
    { name: 'Isha', also: 'ईशा', script: 'Deva', family: 'With Radha and Suresh' },
  ],
  day: '2027-02-20',
  place: 'Bengaluru',
  venues: { other: 'The Orchard, Hesaraghatta Road, Bengaluru' },
  hindi: {
    families: ['नीला और विक्रम के साथ', 'राधा और सुरेश के साथ'],
    place: 'बेंगलुरु',
    venues: { other: 'द ऑर्चर्ड, हेसरघट्टा रोड, बेंगलुरु' },
  },
};
