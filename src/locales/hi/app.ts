import type * as english from '#src/locales/en/app.ts';
import type { Translated } from '#src/locales/translated.ts';
import { BRAND } from './brand.ts';
import { POSTED } from './posted.ts';

export const INSTALL = {
  label: 'ऐप इंस्टॉल करें',
  getTheApp: 'ऐप इंस्टॉल करें',
  product: BRAND.nameHindi,
  download: 'अभी डाउनलोड करें',
  close: 'ऐप की पट्टी बंद करें',
  unavailable: 'अभी ऐप इंस्टॉल नहीं हो सकता',
  iPhone: 'आईफ़ोन पर: शेयर दबाइए, फिर ‘होम स्क्रीन में जोड़ें’।',
} as const satisfies Translated<typeof english.INSTALL>;

export const UPDATE = {
  ready: `${BRAND.nameHindi} का नया रूप तैयार है।`,
  reload: 'फिर से खोलें',
  later: 'बाद में',
  unsent: 'यहाँ आपका एक संदेश है, जो अभी भेजा नहीं गया। पहले उसे भेजिए या मिटाइए, फिर पेज दोबारा खोलिए।',
} as const satisfies Translated<typeof english.UPDATE>;

export const POP_UP = {
  title: 'क्या हम आपको फ़ोन करें?',
  expand: 'हाँ, फ़ोन कीजिए',
  close: 'बंद करें',
  line: 'अपना नाम और नंबर छोड़ दीजिए। कुछ भी भरना ज़रूरी नहीं है, और हम इसे केवल आपको वापस फ़ोन करने के काम में लेते हैं।',
  privacy: 'निजता सूचना',
  name: 'नाम',
  phone: 'फ़ोन',
  email: 'ई-मेल',
  send: 'भेजें',
  ...POSTED,
  chatOpening: `नमस्ते ${BRAND.nameHindi}, कृपया मुझे वापस फ़ोन कीजिए।`,
} as const satisfies Translated<typeof english.POP_UP>;
