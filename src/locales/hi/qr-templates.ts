import { PATHS } from '#src/config/paths.ts';
import type * as english from '#src/locales/en/qr-templates.ts';
import type { Translated } from '#src/locales/translated.ts';

export const QR_TEMPLATE = {
  title: 'एक कार्ड, एक स्कैन',
  hindi: 'कार्ड में बसा पूरा निमंत्रण',
  pageName: 'QR टेम्पलेट',
  description:
    'हिंदू, मुस्लिम और पंजाबी शादी के कार्ड, जिनका QR कोड आपका अपना पेज खोलता है: जगह, यादें, उपहार और आशीर्वाद।',
  line: 'छपा हुआ कार्ड, उस पर आपका अपना QR कोड। मेहमान उसे स्कैन करके शादी की जगह और तस्वीरें पाते हैं, और आशीर्वाद भेजते हैं।',
  service: 'QR टेम्पलेट',
  zoom: (name) => `${name} बड़ा करके देखें`,
  zoomShort: 'बड़ा करके देखें',
  price: 'दाम पूछने पर',
  priceInText: 'पूछने पर',
  book: 'अभी बुक करें',
  opens: {
    title: 'कोड से क्या खुलता है',
    hindi: 'स्कैन करते ही',
    line: 'एक ही पेज पर चार लिंक, जिन्हें आप कार्ड छपने के बाद भी बदल सकते हैं।',
    links: [
      { name: 'वर-वधू को आशीर्वाद दें', line: 'मेहमान आशीर्वाद लिखते हैं, नेटवर्क न हो तब भी' },
      { name: 'शादी की जगह', line: 'रास्ता, उनके अपने मैप ऐप में' },
      { name: 'DSLR की तस्वीरें डाउनलोड करें', line: 'फ़ोटोग्राफ़र की तस्वीरें, जब तैयार हों' },
      { name: 'उपहार', line: 'भेजने लायक उपहार, सीधे शादी की जगह पर' },
    ],
    sample: { label: 'नमूना पेज खोलें', to: PATHS.qrHindu },
    own: { label: 'अपना पेज बनाएँ', to: PATHS.invitations },
    code: 'नमूना पेज का QR कोड',
    scan: 'आज़माइए: फ़ोन का कैमरा यहाँ दिखाएँ।',
  },
} satisfies Translated<typeof english.QR_TEMPLATE>;
