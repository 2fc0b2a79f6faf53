import type { Language } from '#src/config/language.ts';

/** What a family's message says, line by line. The link follows alone on the last line. */
interface GreetingCopy {
  readonly dear: (family: string) => string;
  readonly invited: (couple: string, place: string, isFamily: boolean) => string;
  readonly remind: (couple: string, place: string) => string;
  /** When a day, an hour or a place is another one; the changed functions follow. */
  readonly changed: (couple: string) => string;
  /** After the wedding, before the link to the photographs, or to the page where there is no album. */
  readonly thanks: (couple: string, isFamily: boolean) => string;
  readonly album: string;
  readonly memories: string;
  readonly page: string;
  /** When guests are asked to reply. */
  readonly replyBy: (day: string) => string;
}

export const GREETING: Readonly<Record<Language, GreetingCopy>> = {
  en: {
    dear: (family) => `Dear ${family},`,
    invited: (couple, place, isFamily) =>
      `With great joy we invite you${isFamily ? ' and your family' : ''} to the wedding of ${couple}${place && ` in ${place}`}.`,
    remind: (couple, place) =>
      `The wedding of ${couple}${place && ` in ${place}`} is coming close, and we would love to know who will be with us.`,
    changed: (couple) => `Something has changed at the wedding of ${couple}. It is now:`,
    thanks: (couple, isFamily) =>
      `Thank you for your love and good wishes for the wedding of ${couple}. They mean the world to us. Our warm regards to you${isFamily ? ' and all at home' : ''}.`,
    album: 'Here are the photographs:',
    memories: 'Our page keeps the memories of these days:',
    page: 'Times, places and the way there are on your own page:',
    replyBy: (day) => `Please tell us by ${day} how many of you will come:`,
  },
  hi: {
    dear: (family) => `आदरणीय ${family},`,
    invited: (couple, place, isFamily) =>
      `${couple} की शादी${place && ` (${place})`} में आप ${isFamily ? 'सपरिवार ' : ''}सादर आमंत्रित हैं।`,
    remind: (couple, place) =>
      `${couple} की शादी${place && ` (${place})`} अब पास आ गई है। आप आ रहे हैं, यह जानकर हमें बहुत खुशी होगी।`,
    changed: (couple) => `${couple} की शादी में कुछ बदला है। अब यह तय हुआ है:`,
    thanks: (couple, isFamily) =>
      `${couple} की शादी में आपके स्नेह और शुभकामनाओं के लिए हृदय से धन्यवाद। ${isFamily ? 'घर में सबको' : 'आपको'} हमारा सादर नमस्कार।`,
    album: 'तस्वीरें यहाँ हैं:',
    memories: 'इन दिनों की यादें हमारे पेज पर हैं:',
    page: 'समय, स्थान और रास्ता आपके अपने पेज पर है:',
    replyBy: (day) => `कृपया ${day} तक बताएँ कि आपके यहाँ से कितने लोग आएँगे:`,
  },
};
