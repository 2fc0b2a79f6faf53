import { BRAND } from '#src/config/brand.ts';
import type { Language } from '#src/config/language.ts';

/** Copy of the page that guests open. */
export interface GuestPageCopy {
  readonly and: string;
  readonly open: string;
  readonly youAreInvited: string;
  readonly to: (first: string, last: string) => string;
  /** `Today: Sangeet, 7 pm IST` */
  readonly today: (name: string, time: string) => string;
  readonly todayTitle: (day: string) => string;
  readonly functions: string;
  readonly zone: string;
  readonly dress: string;
  readonly directions: string;
  readonly directionsTo: (name: string) => string;
  readonly calendar: string;
  readonly calendarFor: (name: string) => string;
  readonly allInCalendar: string;
  readonly google: string;
  readonly googleFor: (name: string) => string;
  readonly share: string;
  readonly questions: string;
  readonly call: string;
  readonly callTo: (name: string) => string;
  readonly whatsapp: string;
  readonly whatsappTo: (name: string) => string;
  readonly whatsappText: (couple: string) => string;
  readonly album: string;
  readonly albumAfterwards: string;
  readonly gifts: string;
  readonly more: string;
  readonly thanks: string;
  readonly anniversary: string;
  readonly real: { readonly title: string; readonly text: string };
  readonly larger: string;
  readonly readAloud: string;
  readonly stopReading: string;
  readonly mute: string;
  readonly tools: string;
  readonly languages: string;
  readonly sample: string;
  readonly family: {
    /** Before the family's name. */
    readonly dear: string;
    readonly notice: string;
    /** In the small print. */
    readonly opened: string;
    readonly notThey: (name: string) => string;
  };
  readonly reply: {
    readonly title: string;
    readonly until: (day: string) => string;
    readonly call: string;
    readonly tell: string;
    readonly retry: string;
  };
  /** Where guests write to the couple. */
  readonly wish: { readonly title: string; readonly tell: string };
}

export const GUEST_PAGE: Readonly<Record<Language, GuestPageCopy>> = {
  en: {
    and: '&',
    open: 'Open the invitation',
    youAreInvited: 'You are invited',
    to: (first, last) => `${first} to ${last}`,
    today: (name, time) => `Today: ${name}, ${time}`,
    todayTitle: (day) => `Today, ${day}`,
    functions: 'The functions',
    zone: 'IST',
    dress: 'What to wear',
    directions: 'Directions',
    directionsTo: (name) => `Directions to ${name}`,
    calendar: 'Add to calendar',
    calendarFor: (name) => `Add to calendar: ${name}`,
    allInCalendar: 'Add all functions to your calendar',
    google: 'Google Calendar',
    googleFor: (name) => `Add ${name} to Google Calendar`,
    share: 'Share this invitation',
    questions: 'Questions? Call the family',
    call: 'Call',
    callTo: (name) => `Call ${name}`,
    whatsapp: 'WhatsApp',
    whatsappTo: (name) => `WhatsApp to ${name}`,
    whatsappText: (couple) => `Namaste! About the wedding of ${couple}: `,
    album: 'Photographs of the wedding',
    albumAfterwards: 'See the photographs',
    gifts: 'Send the couple a gift',
    more: 'For our guests',
    thanks: 'Thank you',
    anniversary: 'One year on',
    real: {
      title: 'This is a real invitation',
      text: `The couple made this page with ${BRAND.name}. It never asks you for money, an OTP or a password, and there is no app to install. If somebody sends you an app file in the name of a wedding, do not open it.`,
    },
    larger: 'Larger',
    readAloud: 'Read aloud',
    stopReading: 'Stop reading',
    mute: 'Mute the music',
    tools: 'Reading help',
    languages: 'Language',
    sample: 'A sample: names and functions are made up.',
    family: {
      dear: 'Dear',
      notice: 'This link was made for you and for what you are invited to.',
      opened: 'The couple can see when your link was last opened.',
      notThey: (name) => (/family$/i.test(name) ? `Not the ${name}?` : `Not ${name}?`),
    },
    reply: {
      title: 'Will you come?',
      until: (day) => `Please reply by ${day}.`,
      call: 'To reply, please call the family:',
      tell: 'Please tell the family whether you will come.',
      retry: 'Try again',
    },
    wish: { title: 'Bless the couple', tell: 'Please give the couple your blessing in person.' },
  },
  hi: {
    and: 'और',
    open: 'निमंत्रण खोलें',
    youAreInvited: 'आप सादर आमंत्रित हैं',
    to: (first, last) => `${first} से ${last}`,
    today: (name, time) => `आज: ${name}, ${time}`,
    todayTitle: (day) => `आज, ${day}`,
    functions: 'कार्यक्रम',
    zone: 'IST',
    dress: 'पहनावा',
    directions: 'रास्ता देखें',
    directionsTo: (name) => `${name} का रास्ता देखें`,
    calendar: 'कैलेंडर में जोड़ें',
    calendarFor: (name) => `कैलेंडर में जोड़ें: ${name}`,
    allInCalendar: 'सभी कार्यक्रम कैलेंडर में जोड़ें',
    google: 'Google कैलेंडर',
    googleFor: (name) => `${name} Google कैलेंडर में जोड़ें`,
    share: 'निमंत्रण आगे भेजें',
    questions: 'कुछ पूछना हो तो परिवार को फ़ोन करें',
    call: 'फ़ोन करें',
    callTo: (name) => `${name} को फ़ोन करें`,
    whatsapp: 'WhatsApp',
    whatsappTo: (name) => `${name} को WhatsApp करें`,
    whatsappText: (couple) => `नमस्ते! ${couple} की शादी के बारे में: `,
    album: 'शादी की तस्वीरें',
    albumAfterwards: 'तस्वीरें देखें',
    gifts: 'जोड़े को उपहार भेजें',
    more: 'मेहमानों के लिए',
    thanks: 'धन्यवाद',
    anniversary: 'एक साल बाद',
    real: {
      title: 'यह निमंत्रण असली है',
      text: `यह पेज जोड़े ने ${BRAND.name} पर बनाया है। यह आपसे कभी पैसे, OTP या पासवर्ड नहीं माँगता, और कोई ऐप इंस्टॉल नहीं करवाता। शादी के नाम पर कोई ऐप फ़ाइल भेजे तो उसे न खोलें।`,
    },
    larger: 'बड़े अक्षर',
    readAloud: 'पढ़कर सुनाएँ',
    stopReading: 'पढ़ना रोकें',
    mute: 'संगीत बंद करें',
    tools: 'पढ़ने में मदद',
    languages: 'भाषा',
    sample: 'नमूना: नाम और कार्यक्रम काल्पनिक हैं।',
    family: {
      dear: 'आदरणीय',
      notice: 'यह लिंक आपके और आपके आमंत्रण के लिए बनाया गया है।',
      opened: 'वर-वधू देख सकते हैं कि आपका लिंक पिछली बार कब खोला गया।',
      notThey: (name) => `आप ${name} नहीं हैं?`,
    },
    reply: {
      title: 'क्या आप आएँगे?',
      until: (day) => `कृपया ${day} तक उत्तर दें।`,
      call: 'उत्तर देने के लिए कृपया परिवार को फ़ोन करें:',
      tell: 'कृपया परिवार को बताएँ कि आप आएँगे या नहीं।',
      retry: 'फिर से कोशिश करें',
    },
    wish: { title: 'वर-वधू को शुभकामनाएँ दें', tell: 'कृपया वर-वधू को अपनी शुभकामनाएँ मिलकर दें।' },
  },
};
