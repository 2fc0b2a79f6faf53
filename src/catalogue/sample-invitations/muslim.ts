import type { SampleWedding } from './sample-wedding.ts';

export const MUSLIM_SAMPLE: SampleWedding = {
  code: 'SAMP1E000002',
  tradition: 'muslim',
  couple: [
    { name: 'Ayaan', also: 'ایان', script: 'Arab', family: 'Son of Janab Salim and Mohtarma Nasreen' },
    { name: 'Zoya', also: 'زویا', script: 'Arab', family: 'Daughter of Janab Farhan and Mohtarma Rukhsana' },
  ],
  day: '2027-02-12',
  place: 'Lucknow',
  venues: {
    other: 'Chandni Mahal Lawns, Hazratganj, Lucknow',
    manjha: 'At Zoya’s home, Gomti Nagar, Lucknow',
    walima: 'Riverside Banquet, Gomti Nagar, Lucknow',
  },
};
