import type { ServicePackage } from '#src/catalogue/dj.ts';
import {
  collectionOf,
  ADD_ONS as ENGLISH_ADD_ONS,
  ADD_ONS_PACKAGE as ENGLISH_ADD_ONS_PACKAGE,
  DJ_PACKAGES as ENGLISH_DJ,
  DJ_HERO as ENGLISH_DJ_HERO,
  HORSE_PACKAGES as ENGLISH_HORSE,
  HORSE_HERO as ENGLISH_HORSE_HERO,
} from '#src/catalogue/dj.ts';
import { phraseBook } from '#src/catalogue/phrase-book.ts';
import { withAlt } from '#src/catalogue/picture.ts';
import { translateEach } from '#src/catalogue/translate-each.ts';

export * from '#src/catalogue/dj.ts';

interface PackageInHindi {
  readonly title: string;
  readonly includes: readonly string[];
  readonly highlight: string;
  readonly alt: string;
}

function inHindi(offered: ServicePackage, { alt, ...texts }: PackageInHindi): ServicePackage {
  return { ...offered, ...texts, picture: withAlt(offered.picture, alt) };
}

const addOnInHindi = phraseBook({
  'Name banner': 'नाम वाला बैनर',
  'Sarpi lights x2': 'शार्पी लाइट × 2',
  'Paper gun': 'पेपर गन',
  'Smoke gun': 'स्मोक गन',
  'Extra umbrella light': 'अतिरिक्त छतरी लाइट',
});

export const ADD_ONS = ENGLISH_ADD_ONS.map(({ unit, ...addOn }) => ({
  ...addOn,
  name: addOnInHindi(addOn.name),
  ...(unit === undefined ? {} : { unit: 'प्रति लाइट' }),
}));

const ADD_ONS_IN_HINDI: PackageInHindi = {
  title: 'अतिरिक्त सामान',
  includes: [],
  highlight: 'एक-एक करके चुनिए, किसी भी पैकेज के साथ।',
  alt: 'नाम वाला बैनर, लाइटें, स्मोक गन और पेपर गन',
};

export const ADD_ONS_PACKAGE = inHindi(ENGLISH_ADD_ONS_PACKAGE, ADD_ONS_IN_HINDI);

export const DJ_PACKAGES = translateEach(
  ENGLISH_DJ,
  {
    'premium-band': {
      title: 'प्रीमियम डीजे बैंड बारात',
      includes: [
        'सजी हुई गाड़ी पर डीजे',
        'वर्दी में 15 लोगों का ब्रास बैंड',
        '4 ढोल वाले',
        '20 छतरी लाइटें',
        'जनरेटर और टीम',
      ],
      highlight: 'एक ही बारात में बैंड भी, बेस भी: बड़ों के लिए बैंड, भाई-बहनों के लिए डीजे।',
      alt: 'मालाओं के साथ पीतल के बाजे और बैंड के ढोल',
    },
    'punjabi-bhangra': {
      title: 'पंजाबी भांगड़ा',
      includes: ['6 भांगड़ा डांसर', 'पोशाक में 4 ढोल वाले', 'पंजाबी गानों के साथ डीजे', 'बारात के साथ 2 घंटे'],
      highlight: 'ऐसे डांसर जो मेहमानों को हाथ पकड़कर नचा दें।',
      alt: 'फुलकारी के आगे लटकनों वाला ढोल',
    },
    'musical-orchestra': {
      title: 'म्यूज़िकल ऑर्केस्ट्रा',
      includes: [
        '2 गायक और 1 एंकर',
        'हारमोनियम, तबला, शहनाई और कीबोर्ड',
        '500 मेहमानों के लिए साउंड',
        'आपके पसंदीदा गानों के 4 घंटे',
      ],
      highlight: 'संगीत की शाम के लिए लाइव गाने, पुरानी फ़िल्मों से इस साल तक के।',
      alt: 'मेहराब के नीचे हारमोनियम, तबला और शहनाई',
    },
    'road-dj': {
      title: 'रोड डीजे',
      includes: ['खुली गाड़ी पर डीजे', '4 टॉप और 2 बेस बिन', '2 मूविंग लाइटें', 'जनरेटर और ड्राइवर'],
      highlight: '200 लोगों की बारात को नाचते-नाचते द्वार तक पहुँचाने के लिए काफ़ी।',
      alt: 'लाउडस्पीकर वाला सजा हुआ ट्रक',
    },
    'upgraded-road-dj': {
      title: 'बड़ा रोड डीजे',
      includes: [
        'लंबी गाड़ी पर डीजे',
        'लाइन-ऐरे साउंड',
        'आपके नामों वाली एलईडी स्क्रीन',
        '5 मूविंग लाइटें और स्मोक मशीन',
        'जनरेटर और 6 लोगों की टीम',
      ],
      highlight: 'पहियों पर पूरा स्टेज, स्क्रीन पर आपके नाम।',
      alt: 'स्क्रीन, रोशनी की किरणों और लाइन-ऐरे वाला ट्रक',
    },
    'dance-floor': {
      title: 'डांस फ़्लोर स्टैंडर्ड',
      includes: ['16 × 16 फ़ुट का जगमगाता फ़्लोर', '150 मेहमानों के साउंड के साथ डीजे', 'मिरर बॉल और 4 लाइटें', '5 घंटे'],
      highlight: 'घर पर या छोटे हॉल में संगीत के लिए।',
      alt: 'जगमगाते डांस फ़्लोर के ऊपर मिरर बॉल',
    },
    'premium-truss': {
      title: 'ट्रस के साथ प्रीमियम',
      includes: [
        'ट्रस के नीचे 20 × 20 फ़ुट का जगमगाता फ़्लोर',
        '300 मेहमानों के साउंड के साथ डीजे',
        '8 मूविंग लाइटें',
        '6 घंटे',
      ],
      highlight: 'ऊपर से रोशनी, ताकि नाच तस्वीरों में भी उतना ही सुंदर लगे।',
      alt: 'ट्रस और रोशनी की किरणों के नीचे डीजे बूथ',
    },
    'add-ons': ADD_ONS_IN_HINDI,
  },
  inHindi,
);

export const HORSE_PACKAGES = translateEach(
  ENGLISH_HORSE,
  {
    single: {
      title: 'एक घोड़ी',
      includes: ['सधी हुई घोड़ी, 2 सईसों के साथ', 'कढ़ाईदार झूल और कलगी', 'दूल्हे के लिए छतरी', '3 घंटे'],
      highlight: 'शांत घोड़ी, जो शहर का हर बैंड सुन चुकी है।',
      alt: 'मालाओं और कलगी से सजी घोड़ी',
    },
    rath: {
      title: 'घोड़े के साथ रथ',
      includes: ['1 घोड़ा और सुनहरा रथ', 'दूल्हे और 2 बच्चों के बैठने की जगह', 'रथ पर फूल और दीये', '3 घंटे'],
      highlight: 'रथ पर ऐसा आगमन कि पूरी गली देखने निकल आए।',
      alt: 'शाम के समय लाल छत्र वाला सुनहरा रथ',
    },
    'double-baggi': {
      title: 'दो घोड़ों की बग्घी',
      includes: ['एक जैसे 2 घोड़े', 'खुलने वाली छत की सफ़ेद बग्घी', 'वर्दी में 1 कोचवान और 2 सेवक', '4 घंटे'],
      highlight: 'आते हुए दूल्हे के लिए, और विदा होती दुल्हन के लिए।',
      alt: 'नीली-हरी छत और फूलों वाली सफ़ेद बग्घी',
    },
    'rath-replica': {
      title: 'घोड़े के मॉडल के साथ रथ',
      includes: [
        'बिना शोर की मोटर पर जगमगाता रथ',
        'असली आकार का घोड़े का मॉडल, कोई जीवित पशु नहीं',
        'फूल और दीये',
        '3 घंटे',
      ],
      highlight: 'जहाँ पशु नहीं ले जा सकते, वहाँ भी रथ की शान।',
      alt: 'घोड़े के मॉडल के पीछे फूलों से सजा रथ',
    },
  },
  inHindi,
);

export const DJ_COLLECTION = collectionOf([...DJ_PACKAGES, ...HORSE_PACKAGES]);

export const DJ_HERO = withAlt(ENGLISH_DJ_HERO, 'लाउडस्पीकरों और रोशनी की किरणों के बीच, गेंदे से सजा डीजे बूथ');

export const HORSE_HERO = withAlt(ENGLISH_HORSE_HERO, 'शाम के समय दीयों और छतरी के पास सजी सफ़ेद घोड़ी');
