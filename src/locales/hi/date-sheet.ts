import type * as english from '#src/locales/en/date-sheet.ts';
import type { Translated } from '#src/locales/translated.ts';

export const DATE_SHEET = {
  title: 'आपकी शादी कब है?',
  day: 'तारीख़',
  part: 'आपको हमारी ज़रूरत कब है?',
  parts: { morning: 'सुबह', evening: 'शाम', day: 'पूरा दिन' },
  place: 'जगह',
  optional: '(अगर पता हो)',
  note: 'यह इसी फ़ोन पर रहता है। यह व्हाट्सऐप के संदेशों में जाता है, और आपके कार्ट में भी, अगर वहाँ तारीख़ नहीं है।',
  save: 'देखें, क्या मिल सकता है',
  errors: {
    missing: 'कृपया तारीख़ चुनें।',
    past: 'यह तारीख़ निकल चुकी है। आज या बाद की तारीख़ चुनें।',
  },
} as const satisfies Translated<typeof english.DATE_SHEET>;

export const ROOMS = {
  free: 'उपलब्ध',
  last: 'बस एक बाक़ी',
  booked: 'बुक',
  onDate: 'आपकी तारीख़ पर',
  services: {
    'makeup-artist': {
      free: 'हमारी मेकअप आर्टिस्ट उपलब्ध हैं।',
      last: 'हमारी एक मेकअप आर्टिस्ट अब भी उपलब्ध हैं।',
      booked: 'हमारी मेकअप आर्टिस्ट बुक हैं। फिर भी पूछ लें: कभी-कभी किसी की बुकिंग बदल जाती है।',
    },
    kitchen: {
      free: 'हमारी रसोई उपलब्ध है।',
      last: 'हमारी रसोई में एक और कार्यक्रम की जगह है।',
      booked: 'हमारी रसोई बुक है। फिर भी पूछ लें: कभी-कभी किसी की बुकिंग बदल जाती है।',
    },
  },
  known: (time: string) => `${time} तक की जानकारी। पक्का तभी, जब हम पुष्टि करें।`,
  old: (time: string) => `नेटवर्क नहीं है: यह ${time} की जानकारी है।`,
  looking: 'देख रहे हैं, क्या मिल सकता है।',
  unknown: 'क्या मिल सकता है, व्हाट्सऐप पर पूछ लें: आपके संदेश में तारीख़ रहेगी।',
  failed: 'अभी पता नहीं चल सका। व्हाट्सऐप पर पूछ लें।',
} as const satisfies Translated<typeof english.ROOMS>;
