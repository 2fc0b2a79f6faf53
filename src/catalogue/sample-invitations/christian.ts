import type { SampleWedding } from './sample-wedding.ts';

export const CHRISTIAN_SAMPLE: SampleWedding = {
  code: 'SAMP1E000004',
  tradition: 'christian',
  couple: [
    { name: 'Joel', also: '', script: 'Deva', family: 'Son of Maria and Anthony' },
    { name: 'Anna', also: '', script: 'Deva', family: 'Daughter of Susan and Thomas' },
  ],
  day: '2027-02-06',
  place: 'Goa',
  venues: { other: 'Casa do Rio, Assagao, Goa', matrimony: 'Church of the Holy Spirit, Margao, Goa' },
  hindi: {
    families: ['मारिया और एंथनी के पुत्र', 'सुज़न और थॉमस की पुत्री'],
    place: 'गोवा',
    venues: { other: 'कासा दो रियो, असगाव, गोवा', matrimony: 'बड़ा गिरजाघर, मडगाँव, गोवा' },
  },
};
