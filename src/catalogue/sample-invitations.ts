import type { TraditionId } from './traditions/tradition.ts';

/** A made-up wedding, which shows what an invitation looks like. Its functions are the usual ones of the tradition. */
export interface SampleWedding {
  /** Twelve characters like any invitation's code. */
  readonly code: string;
  readonly tradition: TraditionId;
  readonly couple: readonly [SamplePartner, SamplePartner];
  /** Day of the wedding itself, in India: `2027-02-12`. */
  readonly day: string;
  readonly place: string;
  /** Where functions are, by their id; `other` for those not named. */
  readonly venues: Venues;
  readonly hindi: {
    readonly families: readonly [string, string];
    readonly place: string;
    readonly venues: Venues;
  };
}

type Venues = Readonly<Record<'other', string>> & Readonly<Record<string, string>>;

interface SamplePartner {
  readonly name: string;
  readonly also: string;
  readonly script: 'Deva' | 'Guru' | 'Arab';
  readonly family: string;
}

/** One made-up wedding for each dress, in the order of TRADITIONS. */
export const SAMPLE_WEDDINGS: readonly SampleWedding[] = [
  {
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
  },
  {
    code: 'SAMP1E000002',
    tradition: 'muslim',
    couple: [
      { name: 'Ayaan', also: 'ایان', script: 'Arab', family: 'Son of Janab Salim and Mohtarma Nasreen' },
      {
        name: 'Zoya',
        also: 'زویا',
        script: 'Arab',
        family: 'Daughter of Janab Farhan and Mohtarma Rukhsana',
      },
    ],
    day: '2027-02-12',
    place: 'Lucknow',
    venues: {
      other: 'Chandni Mahal Lawns, Hazratganj, Lucknow',
      manjha: 'At Zoya’s home, Gomti Nagar, Lucknow',
      walima: 'Riverside Banquet, Gomti Nagar, Lucknow',
    },
    hindi: {
      families: ['जनाब सलीम और मोहतरमा नसरीन के बेटे', 'जनाब फ़रहान और मोहतरमा रुख़साना की बेटी'],
      place: 'लखनऊ',
      venues: {
        other: 'चाँदनी महल, हज़रतगंज, लखनऊ',
        manjha: 'ज़ोया के घर, गोमती नगर, लखनऊ',
        walima: 'रिवरसाइड हॉल, गोमती नगर, लखनऊ',
      },
    },
  },
  {
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
  },
  {
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
  },
  {
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
  },
];
