import type * as english from '#src/locales/en/held-order.ts';
import type { Translated } from '#src/locales/translated.ts';
import { BRAND } from './brand.ts';

export const HELD_ORDER = {
  open: 'मेरे बारे में आपके पास क्या है?',
  title: 'इस ऑर्डर के साथ हमारे पास क्या है',
  line: 'इस ऑर्डर के लिंक के साथ जो कुछ रखा है, वह सब यहाँ है। हम उससे ऑर्डर का दाम बताते, उसे बनाते और पहुँचाते हैं, और आपको जवाब देते हैं।',
  privacy: 'निजता सूचना',
  facts: {
    number: 'नंबर',
    id: 'लिंक की पहचान',
    placed: 'कब भेजा',
    status: 'स्थिति',
    language: 'भाषा',
    items: 'क्या मँगाया',
    total: 'भेजते समय कुल',
    offers: 'छूट',
    prices: 'दाम',
    platePrice: 'एक प्लेट का दाम',
    agreed: 'तय दाम',
    payments: 'भुगतान',
    onPhone: 'इस फ़ोन में, अगले ऑर्डर के लिए',
  },
  note: 'इस ऑर्डर पर हमने अपने लिए कोई नोट लिखा हो, तो उसे केवल हम पढ़ सकते हैं। पूछिए, हम बता देंगे कि उसमें क्या है। इसकी चैट और ई-मेल व्हाट्सऐप में और हमारे मेलबॉक्स में हैं।',
  download: 'फ़ाइल में सहेजें',
  erase: 'हमसे मिटाने को कहें',
  eraseText: (number) =>
    `नमस्ते ${BRAND.nameHindi}, कृपया मेरा ऑर्डर ${number} और उसके साथ मेरे बारे में जो कुछ है, मिटा दीजिए। कृपया बताइए कि आपको क्या रखना पड़ेगा, और कब तक।`,
  eraseLine: 'व्हाट्सऐप इस अनुरोध के साथ खुलता है। मिटाने से क्या होता है और क्या नहीं, यह निजता सूचना बताती है।',
} satisfies Translated<typeof english.HELD_ORDER>;
