import type * as english from '#src/locales/en/guests/greeting.ts';
import type { Translated } from '#src/locales/translated.ts';

export const GREETING = {
  dear: (family) => `आदरणीय ${family},`,
  invited: (couple, place, isFamily) =>
    `${couple} की शादी${place && ` (${place})`} में आप ${isFamily ? 'सपरिवार ' : ''}सादर आमंत्रित हैं।`,
  remind: (couple, place) =>
    `${couple} की शादी${place && ` (${place})`} अब पास आ गई है। आपके यहाँ से कौन-कौन आ रहे हैं, यह जानकर हमें ख़ुशी होगी।`,
  changed: (couple) => `${couple} की शादी के कार्यक्रम में बदलाव हुआ है। अब यह तय हुआ है:`,
  thanks: (couple, isFamily) =>
    `${couple} की शादी में आपके स्नेह और शुभकामनाओं के लिए हृदय से धन्यवाद। ${isFamily ? 'घर में सबको' : 'आपको'} हमारा सादर नमस्कार।`,
  album: 'तस्वीरें यहाँ हैं:',
  memories: 'इन दिनों की यादें हमारे पेज पर हैं:',
  page: 'समय, स्थान और रास्ता आपके अपने पेज पर है:',
  replyBy: (day) => `कृपया ${day} तक बताएँ कि आपके यहाँ से कितने लोग आएँगे:`,
} satisfies Translated<typeof english.GREETING>;
