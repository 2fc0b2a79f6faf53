/** Made-up blessings on the walls of the sample invitations: short, long, in Hindi and with emoji, as guests write. */
import type { TraditionId } from './traditions/tradition.ts';

export interface SampleBlessing {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

const FIRST = Date.UTC(2027, 1, 12, 14, 0);

const MINUTE_MS = 60_000;

type Written = readonly [name: string, text: string];

const LONG: Written = [
  'Nana ji and Nani ji, Lucknow',
  'We have known you since you were small enough to fall asleep under the table at every family wedding, and now the wedding is yours. May your kitchen always smell of something good, may your door always be open, and may the two of you never run out of stories to tell each other. When you argue, and you will, let it be about small things; when you laugh, let the neighbours hear it. Come home often. The mango tree is waiting, and so are we.',
];

const ALL: readonly Written[] = [
  ['The Kapoors, Ludhiana', 'So much love to you both! 🎉💛 Dance floor, we are coming 💃🕺'],
  ['Shalini and Arjun', 'May every year be sweeter than the last.'],
  LONG,
];

const WRITTEN: Readonly<Record<TraditionId, readonly Written[]>> = {
  hindu: [
    ['शर्मा परिवार, जयपुर', 'सदा सुखी रहो, फूलो-फलो। दोनों परिवारों को बहुत-बहुत बधाई 🙏'],
    ...ALL,
    ['बुआ जी', 'जोड़ी सलामत रहे। घर में हमेशा हँसी-ख़ुशी और लक्ष्मी जी का वास हो।'],
  ],
  muslim: [
    ['ख़ान परिवार, भोपाल', 'अल्लाह आप दोनों को ख़ुश रखे और इस रिश्ते में बरकत दे। आमीन 🌙'],
    ...ALL,
    ['Farida khala', 'Duas for a home full of barakah, patience and laughter.'],
  ],
  sikh: [
    ['ਸੰਧੂ ਪਰਿਵਾਰ', 'ਵਾਹਿਗੁਰੂ ਜੋੜੀ ਨੂੰ ਚੜ੍ਹਦੀ ਕਲਾ ਵਿੱਚ ਰੱਖੇ।'],
    ...ALL,
    ['मासी जी', 'वाहेगुरु जोड़ी को हमेशा ख़ुश रखे। बहुत सारा प्यार ❤️'],
  ],
  christian: [
    ['Aunty Philomena, Margao', 'God bless you, my dears. Love is patient, love is kind.'],
    ...ALL,
    ['डिसूज़ा परिवार', 'प्रभु आपके नए घर को आशीष दे।'],
  ],
  modern: [
    ['The whole of team Orbit', 'You two are the best merge we have ever seen 🥂'],
    ...ALL,
    ['मम्मी-पापा', 'ख़ूब घूमो, ख़ूब हँसो, और हर इतवार फ़ोन ज़रूर करो।'],
  ],
};

/** Those of a sample wedding, newest first. */
export function sampleBlessings(tradition: TraditionId): readonly SampleBlessing[] {
  return WRITTEN[tradition].map(([name, text], place) => ({
    id: `sample-${place}`,
    name,
    text,
    createdAt: FIRST - place * MINUTE_MS,
  }));
}
