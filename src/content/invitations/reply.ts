import type { Language } from '#src/config/language.ts';
import { LIMITS } from '#src/config/limits.ts';

/** Copy of a guest's reply. Times come with their zone. */
export interface ReplyCopy {
  readonly intro: (seats: number) => string;
  readonly introOpen: string;
  readonly name: string;
  readonly phone: string;
  readonly answers: { readonly coming: string; readonly notComing: string; readonly unsure: string };
  readonly answerFor: (name: string) => string;
  readonly howMany: string;
  readonly children: string;
  readonly stepper: (what: string, name: string) => { fewer: string; amount: string; more: string };
  readonly outOf: (most: number) => string;
  readonly food: string;
  readonly foods: {
    readonly veg: string;
    readonly jain: string;
    readonly nonVeg: string;
    readonly mixed: string;
  };
  readonly jain: string;
  readonly nonVeg: string;
  readonly rest: (count: number) => string;
  readonly note: string;
  readonly noteHint: string;
  readonly optional: string;
  readonly errors: { readonly name: string; readonly phone: string; readonly note: string };
  readonly reply: string;
  readonly check: string;
  readonly send: string;
  readonly changeFirst: string;
  readonly cancel: string;
  readonly words: {
    readonly come: (count: number, children: number) => string;
    readonly notComing: string;
    readonly unsure: string;
    readonly allEat: { readonly veg: string; readonly jain: string; readonly nonVeg: string };
    readonly eat: (veg: number, jain: number, nonVeg: number) => string;
    readonly note: (text: string) => string;
  };
  /** A moment of today, and of another day. */
  readonly at: (hour: string) => string;
  readonly on: (day: string, hour: string) => string;
  readonly yours: string;
  readonly sent: (time: string) => string;
  readonly sending: string;
  readonly waiting: string;
  readonly waitingLine: string;
  readonly busyLine: string;
  readonly keepOpen: string;
  readonly otherPhone: (time: string) => string;
  readonly byHost: (time: string) => string;
  readonly removed: string;
  readonly change: string;
  readonly remove: string;
  readonly removeTitle: string;
  readonly removeLine: string;
  readonly keep: string;
  readonly conflictLine: string;
  readonly mine: string;
  readonly stored: string;
  readonly removedThere: string;
  readonly toBeRemoved: string;
  readonly sendMine: string;
  readonly keepThat: string;
  readonly refused: {
    readonly title: string;
    readonly late: string;
    readonly closed: string;
    readonly seats: string;
    readonly unknown: string;
    readonly offline: string;
  };
  readonly tryAgain: string;
  readonly drop: string;
  readonly late: (time: string) => string;
  readonly call: string;
  readonly tell: string;
  readonly notice: string;
  readonly sample: string;
  readonly sampleSent: string;
}

const people = (count: number) => (count === 1 ? '1 comes' : `${count} come`);
const among = (children: number) =>
  children === 1 ? ', 1 of them a child' : `, ${children} of them children`;

export const REPLY: Readonly<Record<Language, ReplyCopy>> = {
  en: {
    intro: (seats) =>
      seats === 1
        ? 'A seat is kept for you. Is this right? Then simply press Reply.'
        : `${seats} seats are kept for your family. Is this right? Then simply press Reply.`,
    introOpen: 'Please tell the family who you are, and how many of you will come.',
    name: 'Your name',
    phone: 'Your mobile number',
    answers: { coming: 'Coming', notComing: 'Not coming', unsure: 'Not sure yet' },
    answerFor: (name) => `Will you come to ${name}?`,
    howMany: 'How many',
    children: 'Children among them',
    stepper: (what, name) => ({
      fewer: `${what}, ${name}: one fewer`,
      amount: `${what}, ${name}`,
      more: `${what}, ${name}: one more`,
    }),
    outOf: (most) => `Please type a number from 0 to ${most}.`,
    food: 'What will you eat?',
    foods: { veg: 'All vegetarian', jain: 'All Jain', nonVeg: 'All non-vegetarian', mixed: 'Mixed' },
    jain: 'Jain',
    nonVeg: 'Non-vegetarian',
    rest: (count) => `Vegetarian: ${count}, all the others`,
    note: 'A note for the family',
    noteHint: `Up to ${LIMITS.replyNote.max} characters`,
    optional: '(optional)',
    errors: {
      name: 'Please write your name.',
      phone: 'Please write your mobile number, with 10 digits.',
      note: `Please shorten the note to ${LIMITS.replyNote.max} characters.`,
    },
    reply: 'Reply',
    check: 'Is this your reply?',
    send: 'Send',
    changeFirst: 'Change it',
    cancel: 'Leave it as it was',
    words: {
      come: (count, children) => people(count) + (children > 0 ? among(children) : ''),
      notComing: 'not coming',
      unsure: 'not sure yet',
      allEat: { veg: 'All vegetarian.', jain: 'All Jain.', nonVeg: 'All non-vegetarian.' },
      eat: (veg, jain, nonVeg) =>
        [veg && `${veg} vegetarian`, jain && `${jain} Jain`, nonVeg && `${nonVeg} non-vegetarian`]
          .filter(Boolean)
          .join(', '),
      note: (text) => `Note: ${text}`,
    },
    at: (hour) => `at ${hour}`,
    on: (day, hour) => `on ${day}, ${hour}`,
    yours: 'Your reply',
    sent: (time) => `Sent ${time}. Thank you!`,
    sending: 'Sending…',
    waiting: 'Waiting for network',
    waitingLine: 'Saved on this phone. It will go by itself as soon as there is a network.',
    busyLine:
      'Saved on this phone. It could not be delivered just now and will go by itself in a few minutes.',
    keepOpen: 'This phone cannot save it. Please keep this page open until it has been sent.',
    otherPhone: (time) => `Changed on another phone ${time}.`,
    byHost: (time) => `The couple noted this reply for you ${time}.`,
    removed: 'Your reply has been removed. You can reply again any time until the last day.',
    change: 'Change',
    remove: 'Remove my reply',
    removeTitle: 'Remove your reply?',
    removeLine: 'The family will then see no reply from you, and your note is erased.',
    keep: 'Keep it',
    conflictLine:
      'Your reply has not been sent, so that it does not replace the other one. Which one is right?',
    mine: 'Yours, on this phone',
    stored: 'The other one',
    removedThere: 'The reply was removed.',
    toBeRemoved: 'Your reply is being removed.',
    sendMine: 'Send mine',
    keepThat: 'Keep that one',
    refused: {
      title: 'Your reply could not be sent',
      late: 'The last day to reply is over.',
      closed: 'The page of this wedding is closed, or this link is no longer valid.',
      seats:
        'The family has changed the functions or the number of seats. Please look through your reply and send it again.',
      unknown: 'It was not accepted.',
      offline: 'There is no network to find out why. Your reply is safe on this phone.',
    },
    tryAgain: 'Try again',
    drop: 'Delete it from this phone',
    late: (time) => `The last day to reply was ${time}.`,
    call: 'Please call the family:',
    tell: 'Please tell the family directly.',
    notice:
      'The couple, those who help them and the shop that runs this page read your reply. It is kept until the page closes; you can remove it until the last day to reply.',
    sample: 'This is a sample: try it as you like, nothing is sent.',
    sampleSent: 'This is a sample, so nothing was sent. On a real page the family would have your reply now.',
  },
  hi: {
    intro: (seats) =>
      seats === 1
        ? 'आपके लिए एक स्थान रखा गया है। सब ठीक है? तो बस ‘उत्तर दें’ दबाएँ।'
        : `आपके परिवार के लिए ${seats} स्थान रखे गए हैं। सब ठीक है? तो बस ‘उत्तर दें’ दबाएँ।`,
    introOpen: 'कृपया परिवार को बताएँ कि आप कौन हैं और कितने लोग आएँगे।',
    name: 'आपका नाम',
    phone: 'आपका मोबाइल नंबर',
    answers: { coming: 'आएँगे', notComing: 'नहीं आ पाएँगे', unsure: 'अभी तय नहीं' },
    answerFor: (name) => `क्या आप ${name} में आएँगे?`,
    howMany: 'कितने लोग',
    children: 'उनमें बच्चे',
    stepper: (what, name) => ({
      fewer: `${what}, ${name}: एक कम`,
      amount: `${what}, ${name}`,
      more: `${what}, ${name}: एक अधिक`,
    }),
    outOf: (most) => `कृपया 0 से ${most} तक की संख्या लिखें।`,
    food: 'आप क्या खाएँगे?',
    foods: { veg: 'सब शाकाहारी', jain: 'सब जैन', nonVeg: 'सब मांसाहारी', mixed: 'मिला-जुला' },
    jain: 'जैन',
    nonVeg: 'मांसाहारी',
    rest: (count) => `शाकाहारी: बाकी सब, ${count}`,
    note: 'परिवार के लिए संदेश',
    noteHint: `${LIMITS.replyNote.max} अक्षरों तक`,
    optional: '(चाहें तो)',
    errors: {
      name: 'कृपया अपना नाम लिखें।',
      phone: 'कृपया अपना 10 अंकों का मोबाइल नंबर लिखें।',
      note: `कृपया संदेश ${LIMITS.replyNote.max} अक्षरों में लिखें।`,
    },
    reply: 'उत्तर दें',
    check: 'क्या आपका उत्तर यही है?',
    send: 'भेजें',
    changeFirst: 'बदलें',
    cancel: 'पहले जैसा रहने दें',
    words: {
      come: (count, children) =>
        `${count} लोग आएँगे${children > 0 ? `, उनमें ${children} ${children === 1 ? 'बच्चा' : 'बच्चे'}` : ''}`,
      notComing: 'नहीं आ पाएँगे',
      unsure: 'अभी तय नहीं',
      allEat: { veg: 'सब शाकाहारी।', jain: 'सब जैन।', nonVeg: 'सब मांसाहारी।' },
      eat: (veg, jain, nonVeg) =>
        [veg && `${veg} शाकाहारी`, jain && `${jain} जैन`, nonVeg && `${nonVeg} मांसाहारी`]
          .filter(Boolean)
          .join(', '),
      note: (text) => `संदेश: ${text}`,
    },
    at: (hour) => hour,
    on: (day, hour) => `${day}, ${hour}`,
    yours: 'आपका उत्तर',
    sent: (time) => `${time} भेजा गया। धन्यवाद!`,
    sending: 'भेजा जा रहा है…',
    waiting: 'नेटवर्क का इंतज़ार',
    waitingLine: 'इस फ़ोन में सुरक्षित है। नेटवर्क आते ही अपने आप चला जाएगा।',
    busyLine: 'इस फ़ोन में सुरक्षित है। अभी नहीं पहुँच पाया, कुछ मिनट में अपने आप चला जाएगा।',
    keepOpen: 'यह फ़ोन इसे सुरक्षित नहीं रख पा रहा। भेजे जाने तक कृपया यह पेज खुला रखें।',
    otherPhone: (time) => `${time} किसी दूसरे फ़ोन से बदला गया।`,
    byHost: (time) => `${time} वर-वधू के परिवार ने आपका यह उत्तर लिखा।`,
    removed: 'आपका उत्तर हटा दिया गया है। अंतिम दिन तक आप फिर से उत्तर दे सकते हैं।',
    change: 'बदलें',
    remove: 'मेरा उत्तर हटाएँ',
    removeTitle: 'क्या आपका उत्तर हटा दें?',
    removeLine: 'फिर परिवार को आपका कोई उत्तर नहीं दिखेगा, और आपका संदेश मिटा दिया जाएगा।',
    keep: 'रहने दें',
    conflictLine: 'आपका उत्तर अभी नहीं भेजा गया, ताकि दूसरा उत्तर न मिटे। कौन-सा सही है?',
    mine: 'इस फ़ोन का उत्तर',
    stored: 'दूसरा उत्तर',
    removedThere: 'उत्तर हटा दिया गया था।',
    toBeRemoved: 'आपका उत्तर हटाया जा रहा है।',
    sendMine: 'मेरा भेजें',
    keepThat: 'वही रहने दें',
    refused: {
      title: 'आपका उत्तर नहीं भेजा जा सका',
      late: 'उत्तर देने का अंतिम दिन बीत चुका है।',
      closed: 'इस शादी का पेज बंद है, या यह लिंक अब मान्य नहीं है।',
      seats: 'परिवार ने कार्यक्रम या स्थानों की संख्या बदली है। कृपया अपना उत्तर देखकर फिर से भेजें।',
      unknown: 'यह स्वीकार नहीं हुआ।',
      offline: 'कारण जानने के लिए नेटवर्क नहीं है। आपका उत्तर इस फ़ोन में सुरक्षित है।',
    },
    tryAgain: 'फिर से कोशिश करें',
    drop: 'इस फ़ोन से मिटाएँ',
    late: (time) => `उत्तर देने का अंतिम दिन ${time} था।`,
    call: 'कृपया परिवार को फ़ोन करें:',
    tell: 'कृपया परिवार को सीधे बताएँ।',
    notice:
      'आपका उत्तर वर-वधू, उनके सहयोगी और यह पेज चलाने वाली दुकान पढ़ते हैं। यह पेज बंद होने तक रखा जाता है; अंतिम दिन तक आप इसे हटा सकते हैं।',
    sample: 'यह नमूना है: जैसे चाहें आज़माएँ, कुछ भेजा नहीं जाता।',
    sampleSent: 'यह नमूना है, इसलिए कुछ नहीं भेजा गया। असली पेज पर आपका उत्तर अब परिवार तक पहुँच चुका होता।',
  },
};

/** On a page that is not the invitation's. */
export const REPLY_TOASTS = {
  sent: 'Your reply to the invitation has been sent.',
  refused: 'Your reply to an invitation could not be sent.',
  refusedLine: 'Please open the invitation again.',
} as const;
