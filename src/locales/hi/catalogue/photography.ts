import type { PhotographyPackage, PhotographyTier, TierId } from '#src/catalogue/photography.ts';
import {
  ADD_ONS as ENGLISH_ADD_ONS,
  EVENT_ALBUM as ENGLISH_ALBUM,
  SINGLE_EVENTS as ENGLISH_EVENTS,
  PHOTOGRAPHY_HERO as ENGLISH_HERO,
  TIERS as ENGLISH_TIERS,
} from '#src/catalogue/photography.ts';
import { phraseBook } from '#src/catalogue/phrase-book.ts';
import { withAlt } from '#src/catalogue/picture.ts';
import { translateEach } from '#src/catalogue/translate-each.ts';

export * from '#src/catalogue/photography.ts';

interface PackageInHindi {
  readonly title: string;
  readonly items: readonly string[];
  readonly alt: string;
}

const PRE_WEDDING = 'झील के किनारे एक जोड़े की तस्वीर, दिल के आकार के गुब्बारों के साथ';
const WEDDING = 'कैमरे के ऊपर मंडप, जोड़े और दीये की फ़्रेम की हुई तस्वीरें';

const extraInHindi = phraseBook({
  Drone: 'ड्रोन',
  'Extra day': 'एक और दिन',
  'Extra candid photographer': 'एक और कैंडिड फ़ोटोग्राफ़र',
});

function packageInHindi(
  offered: PhotographyPackage,
  { title, items, alt }: PackageInHindi,
): PhotographyPackage {
  return {
    ...offered,
    title,
    items,
    extras: offered.extras.map((extra) => ({ ...extra, name: extraInHindi(extra.name) })),
    picture: withAlt(offered.picture, alt),
  };
}

export const TIERS = translateEach(
  ENGLISH_TIERS,
  {
    traditional: {
      name: 'ट्रेडिशनल',
      coverage: 'बेसिक',
      line: 'हर रस्म और हर रिश्तेदार, साफ़ और सिलसिलेवार।',
      covers: ['फ़ोटोग्राफ़र और वीडियोग्राफ़र', 'पूरी फ़िल्म', 'छपा हुआ एल्बम'],
      alt: 'शादी की दो तस्वीरों के बीच एक कैमरा',
      packages: {
        'pre-wedding-traditional': {
          title: 'प्री-वेडिंग ट्रेडिशनल',
          items: [
            'एक दिन के लिए 1 फ़ोटोग्राफ़र',
            'शहर में 1 जगह, 2 पोशाकें',
            '100 एडिट की हुई तस्वीरें',
            'आपके गाने पर 2 मिनट की फ़िल्म',
          ],
          alt: PRE_WEDDING,
        },
        'wedding-traditional': {
          title: 'वेडिंग ट्रेडिशनल',
          items: [
            'एक दिन के लिए 1 फ़ोटोग्राफ़र और 1 वीडियोग्राफ़र',
            'बारात से विदाई तक हर रस्म',
            '300 एडिट की हुई तस्वीरें और पूरी फ़िल्म',
            '40 पन्नों का छपा हुआ एल्बम',
          ],
          alt: WEDDING,
        },
        'wedding-traditional-drone': {
          title: 'वेडिंग ट्रेडिशनल + ड्रोन',
          items: [
            'एक दिन के लिए 1 फ़ोटोग्राफ़र और 1 वीडियोग्राफ़र',
            'बारात और समारोह की जगह के लिए ड्रोन, पायलट के साथ',
            '300 एडिट की हुई तस्वीरें और पूरी फ़िल्म',
            '40 पन्नों का छपा हुआ एल्बम',
          ],
          alt: 'महल के बाग़ के ऊपर ड्रोन',
        },
      },
    },
    standard: {
      name: 'स्टैंडर्ड',
      coverage: 'स्टैंडर्ड',
      line: 'रस्में भी, और उनके बीच की मुस्कानें भी: ट्रेडिशनल और कैंडिड साथ-साथ।',
      covers: ['ट्रेडिशनल और कैंडिड फ़ोटोग्राफ़र', 'हाइलाइट फ़िल्म', 'छपा हुआ एल्बम'],
      alt: 'दो स्टूडियो लाइटों के बीच ट्राइपॉड पर कैमरा',
      packages: {
        'pre-wedding-standard': {
          title: 'प्री-वेडिंग स्टैंडर्ड',
          items: [
            'एक दिन के लिए 1 कैंडिड फ़ोटोग्राफ़र और 1 सिनेमैटोग्राफ़र',
            '2 जगहें, 3 पोशाकें',
            '150 एडिट की हुई तस्वीरें',
            '3 मिनट की फ़िल्म और सेव-द-डेट रील',
          ],
          alt: PRE_WEDDING,
        },
        'wedding-standard': {
          title: 'वेडिंग स्टैंडर्ड',
          items: [
            'एक दिन के लिए 1 ट्रेडिशनल और 1 कैंडिड फ़ोटोग्राफ़र',
            '1 वीडियोग्राफ़र और 1 सिनेमैटोग्राफ़र',
            '500 एडिट की हुई तस्वीरें, पूरी फ़िल्म और हाइलाइट फ़िल्म',
            '60 पन्नों का छपा हुआ एल्बम',
          ],
          alt: WEDDING,
        },
      },
    },
    premium: {
      name: 'प्रीमियम',
      coverage: 'प्रीमियम',
      line: 'पूरी टीम, एक ड्रोन, और ऐसी फ़िल्म जो आप नाती-पोतों को दिखाएँगे।',
      covers: ['कैंडिड टीम और सिनेमैटोग्राफ़र', 'ड्रोन', 'सिनेमैटिक फ़िल्म और टीज़र'],
      alt: 'शाम के समय फ़्रेम की हुई दो तस्वीरों के बीच कैमरा और ड्रोन',
      packages: {
        'pre-wedding-premium': {
          title: 'प्री-वेडिंग प्रीमियम',
          items: [
            'दो दिन के लिए 2 फ़ोटोग्राफ़र और 1 सिनेमैटोग्राफ़र',
            '3 जगहें, 4 पोशाकें, ड्रोन शामिल',
            '250 एडिट की हुई तस्वीरें',
            '5 मिनट की फ़िल्म और 2 रील',
          ],
          alt: PRE_WEDDING,
        },
        'wedding-premium-a': {
          title: 'वेडिंग प्रीमियम ए',
          items: [
            'एक दिन के लिए 2 कैंडिड और 1 ट्रेडिशनल फ़ोटोग्राफ़र',
            '2 सिनेमैटोग्राफ़र, 1 वीडियोग्राफ़र और एक ड्रोन',
            '700 एडिट की हुई तस्वीरें, पूरी फ़िल्म और सिनेमैटिक फ़िल्म',
            '60 पन्नों के 2 छपे हुए एल्बम',
          ],
          alt: WEDDING,
        },
        'wedding-premium-b': {
          title: 'वेडिंग प्रीमियम बी',
          items: [
            'वेडिंग प्रीमियम ए का सब कुछ',
            'हल्दी और मेहंदी की कवरेज भी',
            'अगली ही सुबह 1 मिनट का टीज़र',
            'बड़ा कैनवस प्रिंट और चमड़े का एल्बम',
          ],
          alt: 'तस्वीरों वाला शादी का खुला एल्बम',
        },
      },
    },
  } satisfies Record<TierId, unknown>,
  (tier, { name, coverage, line, covers, alt, packages }) => ({
    ...tier,
    name,
    coverage,
    line,
    covers,
    picture: withAlt(tier.picture, alt),
    packages: translateEach<PhotographyPackage, PackageInHindi>(tier.packages, packages, packageInHindi),
  }),
);

export function tierOf(id: TierId): PhotographyTier {
  const tier = TIERS.find((candidate) => candidate.id === id);
  if (!tier) throw new Error(`Unknown photography tier: ${id}`);
  return tier;
}

export const EVENT_ALBUM = { ...ENGLISH_ALBUM, name: 'एल्बम' };

export const SINGLE_EVENTS = translateEach(
  ENGLISH_EVENTS,
  {
    engagement: {
      title: 'सगाई',
      items: ['फ़ोटोग्राफ़र और वीडियोग्राफ़र', 'अँगूठी की रस्म और परिवार की तस्वीरें'],
      alt: 'मखमल के खुले डिब्बे में दो अँगूठियाँ',
    },
    anniversary: {
      title: 'सालगिरह',
      items: ['फ़ोटोग्राफ़र और वीडियोग्राफ़र', 'केक, नाच और मेज़ पर मेहमानों की तस्वीरें'],
      alt: 'दिल पर लगी फ़्रेम की हुई तस्वीरें, सामने दो गिलास',
    },
    birthday: {
      title: 'जन्मदिन',
      items: ['फ़ोटोग्राफ़र और वीडियोग्राफ़र', 'बच्चों की कैंडिड तस्वीरें'],
      alt: 'गुब्बारों के नीचे तीन मंज़िल का केक',
    },
  },
  (event, { title, items, alt }) => ({ ...event, title, items, picture: withAlt(event.picture, alt) }),
);

export const ADD_ONS = translateEach(
  ENGLISH_ADD_ONS,
  {
    'decor-wall': { title: 'फूलों की दीवार', line: 'तस्वीरों के लिए फूलों की दीवार, लगाना और हटाना हमारा काम।' },
    'couple-frame': { title: 'जोड़े का फ़्रेम', line: 'फ़्रेम की हुई एक तस्वीर, टाँगने के लिए तैयार।' },
    'live-broadcast': {
      title: 'लाइव प्रसारण',
      line: 'निजी लिंक पर शादी लाइव, विदेश में बैठे परिवार के लिए।',
    },
  },
  (addOn, texts) => ({ ...addOn, ...texts }),
);

export const PHOTOGRAPHY_HERO = withAlt(
  ENGLISH_HERO,
  'गुलाब और गेंदे के फूलों के बीच, शादी की तस्वीरों की लड़ी के नीचे एक कैमरा',
);
