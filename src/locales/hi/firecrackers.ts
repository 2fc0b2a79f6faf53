import type * as english from '#src/locales/en/firecrackers.ts';
import type { Translated } from '#src/locales/translated.ts';

export const FIRECRACKERS_PAGE = {
  service: 'आतिशबाज़ी',
  description:
    'जयमाला, बारात और स्टेज के लिए आतिशबाज़ी के पैकेज, और हर तरह के पटाखों के दाम की सूची। यहाँ सिर्फ़ पूछताछ होती है: पटाखे लाइसेंस वाले विक्रेता आमने-सामने सौंपते हैं।',
  hindi: 'रोशनी की बहार',
  title: 'फेरों की रात जगमगा उठे',
  line: (packages: number) => `गेट, स्टेज और आसमान के लिए ${packages} पैकेज, और अपना पैकेज ख़ुद बनाने के लिए दाम की सूची।`,
  strip: {
    label: 'रात को क्या-क्या रोशन करता है',
    words: ['फुलझड़ी', 'अनार', 'चकरी', 'रंगीन फ़व्वारे', 'रॉकेट', 'स्काई शॉट', 'कोल्ड अनार', 'झरना'],
  },
  collection: 'हमारा कलेक्शन',
  note: {
    title: 'सिर्फ़ पूछताछ',
    line: 'इस पेज पर कुछ बिकता नहीं है। पटाखे लाइसेंस वाले विक्रेता आमने-सामने बेचते और सौंपते हैं, जहाँ आपके राज्य के नियम इसकी इजाज़त देते हैं। भारत के सुप्रीम कोर्ट ने अक्टूबर 2018 में पटाखों की ऑनलाइन बिक्री और जुड़ी हुई लड़ियों, दोनों पर रोक लगाई थी; हमारी लड़ियाँ इलेक्ट्रॉनिक हैं।',
  },
  packagesTitle: 'पैकेज',
  items: (title: string) => `${title}: क्या-क्या शामिल है`,
  priceList: {
    hindi: 'एक-एक का दाम',
    title: 'दाम की सूची',
    line: 'किसी भी किस्म के बारे में पूछिए, और बताइए कि हर चीज़ कितनी चाहिए।',
    enquiry: (category: string) => `${category}, दाम की सूची`,
  },
  book: 'अभी बुक करें',
} as const satisfies Translated<typeof english.FIRECRACKERS_PAGE>;
