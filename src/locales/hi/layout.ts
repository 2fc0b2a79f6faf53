import { PATHS } from '#src/config/paths.ts';
import { SITE } from '#src/config/site.ts';
import type * as english from '#src/locales/en/layout.ts';
import type { Translated } from '#src/locales/translated.ts';
import { BRAND } from './brand.ts';

export const SERVICE_LINKS: readonly english.NavLink[] = [
  { label: 'शादी के कार्ड', to: PATHS.weddingCards },
  { label: 'मेकअप', to: PATHS.makeup },
  { label: 'शादी की गाड़ियाँ', to: PATHS.cars },
  { label: 'फ़ोटोग्राफ़ी', to: PATHS.photography },
  { label: 'डीजे और घोड़ी', to: PATHS.dj },
  { label: 'आतिशबाज़ी', to: PATHS.firecrackers },
  { label: 'उपहार', to: PATHS.gift },
  { label: 'कैटरिंग', to: PATHS.catering },
  { label: 'ई-वीडियो', to: PATHS.eVideos },
  { label: 'QR टेम्पलेट', to: PATHS.qrTemplates },
];

export const LAYOUT = {
  skip: 'मेन्यू छोड़कर आगे बढ़ें',
  menu: {
    label: 'मुख्य मेन्यू',
    open: 'मेन्यू खोलें',
    close: 'मेन्यू बंद करें',
    home: { label: 'होम', to: PATHS.home },
    services: 'सेवाएँ',
    rest: [
      { label: 'निमंत्रण', to: PATHS.invitations },
      { label: 'ब्लॉग', to: PATHS.blogs },
      { label: 'हमारे बारे में', to: PATHS.about },
      { label: 'संपर्क', to: PATHS.contact },
    ] satisfies english.NavLink[],
    cart: { label: 'कार्ट', to: PATHS.cart },
    consultation: 'मुफ़्त सलाह लें',
  },
  footer: {
    onOurSite: 'हमारी साइट पर',
    ourServices: 'हमारी सेवाएँ',
    helpfulLinks: 'काम के लिंक',
    contactUs: 'संपर्क करें',
    siteLinks: [
      { label: 'होम', to: PATHS.home },
      { label: 'ब्लॉग', to: PATHS.blogs },
      { label: 'हमारे बारे में', to: PATHS.about },
      { label: 'संपर्क', to: PATHS.contact },
    ] satisfies english.NavLink[],
    helpLinks: [
      { label: 'आम सवाल', to: PATHS.faq },
      { label: 'कार्ट', to: PATHS.cart },
      { label: 'वर-वधू को आशीर्वाद दें', to: PATHS.qrBless },
    ] satisfies english.NavLink[],
    backToTop: 'ऊपर जाएँ',
    whatsapp: 'व्हाट्सऐप करें',
    call: 'फ़ोन करें',
    email: 'ई-मेल लिखें',
    location: 'जगह देखें',
    social: [
      { label: 'इंस्टाग्राम', icon: 'instagram', href: SITE.instagram },
      { label: 'फ़ेसबुक', icon: 'facebook', href: SITE.facebook },
      { label: 'यूट्यूब', icon: 'youtube', href: SITE.youtube },
    ] satisfies english.SocialLink[],
    law: [
      { label: 'निजता', to: PATHS.privacy },
      { label: 'शर्तें और रिफ़ंड', to: PATHS.terms },
      { label: 'शिकायत', to: PATHS.grievances },
      { label: 'सुगम्यता', to: PATHS.accessibility },
    ] satisfies english.NavLink[],
    copyright: `© 2026 ${BRAND.nameHindi}`,
  },
  chat: 'हमसे व्हाट्सऐप पर बात करें',
  enquiry: {
    consultation: `नमस्ते ${BRAND.nameHindi}, हमें अपनी शादी के लिए मुफ़्त सलाह चाहिए।`,
    help: `नमस्ते ${BRAND.nameHindi}, शादी की आपकी सेवाओं के बारे में हमें कुछ पूछना है।`,
  },
  guestCredit: `${BRAND.nameHindi} के साथ बना`,
  guestPage: 'मेहमानों के लिए एक पेज',
  sharePage: 'यह पेज साझा करें',
  noBackend: 'डेटाबेस नहीं चल रहा है: संदेश इसी फ़ोन में रुके रहेंगे।',
} as const satisfies Translated<typeof english.LAYOUT>;
