import type * as english from '#src/locales/en/dj.ts';
import type { Translated } from '#src/locales/translated.ts';

export const DJ_PAGE = {
  service: 'डीजे और घोड़ी',
  description:
    'बारात और संगीत के लिए डीजे, ब्रास बैंड, भांगड़ा, ऑर्केस्ट्रा और डांस फ़्लोर, और दूल्हे के लिए घोड़ी, रथ और बग्घी। दाम पेज पर लिखे हैं।',
  hindi: 'बैंड, बाजा, बारात',
  title: 'ऐसी बारात, जिसे पूरा मोहल्ला याद रखे',
  line: 'हर कार्यक्रम के लिए बैंड, डीजे और डांस फ़्लोर, साथ में टीम, लाइट और जनरेटर।',
  strip: {
    label: 'बारात में हम क्या-क्या लाते हैं',
    words: ['ब्रास बैंड', 'ढोल', 'भांगड़ा', 'ऑर्केस्ट्रा', 'रोड डीजे', 'डांस फ़्लोर', 'घोड़ी', 'रथ', 'बग्घी'],
  },
  collection: 'हमारा कलेक्शन',
  djTitle: 'डीजे पैकेज',
  includes: (title: string) => `${title}: क्या-क्या शामिल है`,
  custom: 'आपके हिसाब से',
  customNote: 'दाम चीज़ों के हिसाब से',
  horse: {
    hindi: 'दूल्हे की शान',
    title: 'घोड़ी और रथ',
    line: 'शांत घोड़ियाँ, शादी के तौर-तरीक़े जानने वाले सईस, और आपके मंडप के फूलों से सजे रथ और बग्घियाँ।',
    listTitle: 'घोड़ी और रथ के पैकेज',
    service: 'घोड़ी और रथ',
  },
  book: 'अभी बुक करें',
} as const satisfies Translated<typeof english.DJ_PAGE>;
