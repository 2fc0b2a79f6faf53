import type { SampleWedding } from './sample-wedding.ts';

export const SIKH_SAMPLE: SampleWedding = {
  code: 'SAMP1E000003',
  tradition: 'sikh',
  couple: [
    {
      name: 'Arjan',
      also: 'ਅਰਜਨ',
      script: 'Guru',
      family: 'Son of Sardar Balbir Singh and Sardarni Jaspreet Kaur',
    },
    {
      name: 'Harleen',
      also: 'ਹਰਲੀਨ',
      script: 'Guru',
      family: 'Daughter of Sardar Mohan Singh and Sardarni Simran Kaur',
    },
  ],
  day: '2027-02-14',
  place: 'Amritsar',
  venues: {
    other: 'Sarson Farms, Majitha Road, Amritsar',
    'anand-karaj': 'Gurdwara Sahib, Ranjit Avenue, Amritsar',
    maiyan: 'At Harleen’s home, Ranjit Avenue, Amritsar',
  },
  hindi: {
    families: [
      'सरदार बलबीर सिंह और सरदारनी जसप्रीत कौर के सुपुत्र',
      'सरदार मोहन सिंह और सरदारनी सिमरन कौर की सुपुत्री',
    ],
    place: 'अमृतसर',
    venues: {
      other: 'सरसों फ़ार्म, मजीठा रोड, अमृतसर',
      'anand-karaj': 'गुरुद्वारा साहिब, रणजीत एवेन्यू, अमृतसर',
      maiyan: 'हरलीन के घर, रणजीत एवेन्यू, अमृतसर',
    },
  },
};
