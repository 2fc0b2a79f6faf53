import { SITE } from '#src/config/site.ts';
import type * as english from '#src/locales/en/contact.ts';
import type { Translated } from '#src/locales/translated.ts';
import { BRAND } from './brand.ts';
import { POSTED } from './posted.ts';

export const CONTACT = {
  head: {
    title: 'हमसे बात करें',
    description: `फ़ोन कीजिए, व्हाट्सऐप ${SITE.instagram && 'या इंस्टाग्राम '}पर मैसेज कीजिए, ई-मेल लिखिए, या अपनी तारीख़ के साथ संदेश छोड़िए।`,
  },
  hindi: 'हमसे मिलिए',
  title: 'हमसे बात करें',
  line: 'अपनी तारीख़ और शहर बताइए। एक ही व्यक्ति जवाब देता है, और विदाई तक आपके साथ रहता है।',
  details: {
    title: 'सीधे संपर्क',
    phone: 'फ़ोन',
    email: 'ई-मेल',
    place: 'हम कहाँ हैं',
    hours: 'समय',
  },
  quick: {
    label: 'झटपट संपर्क',
    instagram: 'इंस्टाग्राम',
    call: 'फ़ोन करें',
    mail: 'ई-मेल',
    whatsapp: 'व्हाट्सऐप',
  },
  form: {
    title: 'हमें लिखिए',
    name: 'नाम',
    email: 'ई-मेल',
    message: 'संदेश',
    messageHint: 'तारीख़, शहर, और आपके मन में क्या है।',
    send: 'संदेश भेजें',
    note: 'हमारी फ़ॉर्म सेवा आपका संदेश ई-मेल से हम तक पहुँचाती है। हम उससे आपको जवाब देते हैं।',
    privacy: 'निजता सूचना',
    ...POSTED,
    chatOpening: `नमस्ते ${BRAND.nameHindi}, मुझे कुछ पूछना है।`,
    long: {
      line: 'यह इतना लंबा है कि अपने आप व्हाट्सऐप में नहीं जा सकता। पहले इसे कॉपी कीजिए, फिर चैट में पेस्ट कर दीजिए।',
      copy: 'मेरा लिखा कॉपी करें',
      copied: 'कॉपी हो गया। अब इसे चैट में पेस्ट कीजिए।',
      failed: 'कॉपी नहीं हो सका। कृपया फ़ॉर्म में अपना लिखा चुनकर वहीं से कॉपी कर लीजिए।',
    },
  },
  map: {
    title: 'नक्शे पर',
    open: 'गूगल मैप्स में खोलें',
    frame: 'हमारी जगह का नक्शा',
  },
} as const satisfies Translated<typeof english.CONTACT>;
