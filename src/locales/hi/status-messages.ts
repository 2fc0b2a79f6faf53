import type * as english from '#src/locales/en/status-messages.ts';
import { BRAND } from './brand.ts';

const HELLO = `नमस्ते! ${BRAND.nameHindi} से लिख रहे हैं।`;

export const STATUS_MESSAGES: typeof english.STATUS_MESSAGES = {
  received: (number, link) =>
    `${HELLO} आपका ऑर्डर ${number} हमें मिल गया है। सही दाम और तारीख़ हम बताएँगे।\n${link}`,
  confirmed: (number, link) => `${HELLO} आपका ऑर्डर ${number} पक्का हो गया है।\n${link}`,
  working: (number, link) => `${HELLO} आपके ऑर्डर ${number} पर काम शुरू हो गया है।\n${link}`,
  ready: (number, link) => `${HELLO} आपका ऑर्डर ${number} तैयार है। बताइए, आपको कब दे दें?\n${link}`,
  delivered: (number, link) =>
    `${HELLO} आपका ऑर्डर ${number} पहुँचा दिया गया है। धन्यवाद, और वर-वधू को ढेरों शुभकामनाएँ!\n${link}`,
  cancelled: (number, link) =>
    `${HELLO} आपका ऑर्डर ${number} रद्द कर दिया गया है। अगर ऐसा ग़लती से हुआ हो, तो हमें ज़रूर लिखिए।\n${link}`,
};
