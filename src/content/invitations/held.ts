import { BRAND } from '#src/config/brand.ts';
import type { Language } from '#src/config/language.ts';

/** ‘What do you hold about me?’ on an invitation. */
interface HeldCopy {
  readonly title: string;
  readonly line: string;
  readonly facts: Readonly<
    Record<
      'name' | 'seats' | 'functions' | 'language' | 'from' | 'reply' | 'changed' | 'phone' | 'opened',
      string
    >
  >;
  /** Where nothing is stored. */
  readonly nothing: string;
  readonly none: string;
  readonly note: string;
  readonly failed: string;
  readonly reading: string;
  readonly download: string;
  readonly askCouple: (name: string) => string;
  readonly askShop: string;
  /** To the couple, and to the shop. */
  readonly coupleText: (family: string) => string;
  readonly shopText: (family: string, code: string) => string;
}

export const HELD: Readonly<Record<Language, HeldCopy>> = {
  en: {
    title: 'What is held about you here',
    line: 'All that is stored under your link, so that the couple can invite, seat and feed its guests.',
    facts: {
      name: 'Your family',
      seats: 'Seats',
      functions: 'Asked to reply for',
      language: 'Language',
      from: 'Who replied',
      reply: 'Your reply',
      changed: 'Last changed',
      phone: 'Random number of the phone that replied',
      opened: 'Last opened on this phone',
    },
    nothing: 'Nothing is stored for you.',
    none: 'none',
    note: 'The couple may also have noted your mobile number, whose guests you are, marks and a note of its own, when your link was sent and opened, and how many of you came; and it has the blessing that you sent. Only the couple, those who help it and the shop can read that: ask them.',
    failed: 'This could not be read just now. Check your network and try again.',
    reading: 'One moment.',
    download: 'Save it as a file',
    askCouple: (name) => `Ask ${name} to erase it`,
    askShop: 'Ask the shop to erase it',
    coupleText: (family) =>
      `Hello, please erase what is stored about us${family && ` (${family})`} with your wedding invitation.`,
    shopText: (family, code) =>
      `Hello ${BRAND.name}, please erase what is stored about us${family && ` (${family})`} with the invitation ${code}. Please tell us what you have to keep, and until when.`,
  },
  hi: {
    title: 'यहाँ आपके बारे में क्या है',
    line: 'आपके लिंक के नीचे जो कुछ रखा है, ताकि वर-वधू अपने मेहमानों को बुला, बैठा और खिला सकें।',
    facts: {
      name: 'आपका परिवार',
      seats: 'सीटें',
      functions: 'उत्तर किसके लिए',
      language: 'भाषा',
      from: 'उत्तर किसने दिया',
      reply: 'आपका उत्तर',
      changed: 'आख़िरी बदलाव',
      phone: 'उत्तर देने वाले फ़ोन का अपने आप बना नंबर',
      opened: 'इस फ़ोन पर आख़िरी बार खुला',
    },
    nothing: 'आपके बारे में कुछ नहीं रखा है।',
    none: 'कोई नहीं',
    note: 'वर-वधू ने आपका मोबाइल नंबर, आप किस ओर के मेहमान हैं, अपने निशान और एक नोट, आपका लिंक कब भेजा और कब खुला, और आप में से कितने आए, यह भी लिखा हो सकता है; आपकी भेजी शुभकामनाएँ भी उनके पास हैं। इसे केवल वर-वधू, उनके सहयोगी और दुकान पढ़ सकते हैं: उनसे पूछिए।',
    failed: 'अभी यह पढ़ा नहीं जा सका। नेटवर्क देखकर फिर से कोशिश करें।',
    reading: 'एक पल।',
    download: 'फ़ाइल में सहेजें',
    askCouple: (name) => `${name} से मिटाने को कहें`,
    askShop: 'दुकान से मिटाने को कहें',
    coupleText: (family) =>
      `नमस्ते, आपकी शादी के निमंत्रण के साथ हमारे बारे में${family && ` (${family})`} जो रखा है, कृपया उसे मिटा दीजिए।`,
    shopText: (family, code) =>
      `नमस्ते ${BRAND.nameHindi}, निमंत्रण ${code} के साथ हमारे बारे में${family && ` (${family})`} जो रखा है, कृपया उसे मिटा दीजिए। कृपया बताइए कि आपको क्या रखना पड़ेगा, और कब तक।`,
  },
};
