import type * as english from '#src/locales/en/dinner.ts';
import type { Translated } from '#src/locales/translated.ts';

export const DINNER = {
  label: 'जिस दावत की तैयारी है',
  of: (couple: string) => `${couple} की शादी`,
  left: 'अभी चुनना बाक़ी है',
  leftAll: 'अभी कुछ नहीं',
  leftFrom: 'इनमें से अभी कुछ नहीं',
  others: 'आपकी दूसरी दावतें',
  continueWith: (name: string, dishes: string) => `${name} के साथ आगे बढ़ें: ${dishes}`,
  countedAt: (time: string) => `आपके मेहमानों के उत्तरों से गिना गया, ${time} IST।`,
  ownNumber: (guests: string) => `आपने यह संख्या लिखी है: ${guests}। ऑर्डर में यही जाएगी।`,
  forget: 'इन प्लेटों के बिना ऑर्डर करें',
  moreGuests: (count: string) => `पहले से ${count} प्लेट ज़्यादा`,
  fewerGuests: (count: string) => `पहले से ${count} प्लेट कम`,
  otherFood: 'आपकी योजना के बाद खाने की पसंद बदली है',
  otherDay: 'आपके निमंत्रण में दिन अलग है',
  otherPlace: 'आपके निमंत्रण में कार्यक्रम का नाम या जगह बदली है',
  now: (plates: string) => `मेहमानों के उत्तरों से अब ${plates}।`,
  nowOn: (day: string) => `निमंत्रण में यह ${day} को है।`,
  nowAt: (name: string, place: string) => `निमंत्रण में अब यह है: ${[name, place].filter(Boolean).join(', ')}।`,
  takeOver: 'मेरा ऑर्डर बदलें',
  takenOver: 'अब यही आपके ऑर्डर में है।',
} satisfies Translated<typeof english.DINNER>;
