import type * as english from '#src/locales/en/law-page.ts';
import type { Translated } from '#src/locales/translated.ts';

export const LAW_PAGE = {
  contents: 'इस पेज पर',
  version: 'नवंबर 2026 का संस्करण।',
  what: 'क्या',
  why: 'किसलिए',
  who: 'कौन पढ़ता है',
  long: 'कब तक',
  shop: {
    name: 'पंजीकृत नाम',
    shop: 'दुकान',
    site: 'वेबसाइट',
    address: 'मुख्य कार्यालय',
    branch: 'शाखा',
    email: 'ई-मेल',
    phone: 'फ़ोन',
    hours: 'समय',
  },
  officer: { name: 'नाम', role: 'पद', email: 'ई-मेल', phone: 'फ़ोन', address: 'डाक से' },
} as const satisfies Translated<typeof english.LAW_PAGE>;
