import type * as english from '#src/locales/en/qr-pages.ts';
import type { Translated } from '#src/locales/translated.ts';

export const QR_HINDU_TEXT = {
  head: {
    title: 'आरव संग मीरा',
    description: 'वर-वधू को आशीर्वाद दें, शादी की जगह का रास्ता देखें, तस्वीरें पाएँ और उपहार भेजें।',
  },
  hindi: 'शुभ विवाह',
  and: 'संग',
  label: 'मेहमानों के लिए',
  bless: 'वर-वधू को आशीर्वाद दें',
  venue: 'शादी की जगह',
  memories: 'DSLR की तस्वीरें डाउनलोड करें',
  upload: 'अपनी तस्वीरें अपलोड करें',
  gifts: 'उपहार',
} satisfies Translated<typeof english.QR_HINDU_TEXT>;

export const QR_UPLOAD_TEXT = {
  head: {
    title: 'अपनी तस्वीरें अपलोड करें',
    description: 'शादी में खींची हुई तस्वीरें साझा करें: न अकाउंट बनाना है, न कोई ऐप डालना है।',
  },
  hindi: 'आपकी यादें',
  title: 'अपनी तस्वीरें अपलोड करें',
  line: 'वर-वधू यह दिन आपकी नज़र से देखना चाहेंगे। जितनी चाहें, उतनी तस्वीरें चुनें।',
  upload: 'तस्वीरें अपलोड करें',
  note: 'साझा एल्बम खुलेगा। अकाउंट की ज़रूरत नहीं।',
  back: 'वर-वधू के पेज पर लौटें',
} satisfies Translated<typeof english.QR_UPLOAD_TEXT>;
