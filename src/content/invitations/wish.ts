import type { Language } from '#src/config/language.ts';
import { LIMITS } from '#src/domain/message/limits.ts';

const { name, message, messageLines } = LIMITS;

/** Validation messages, apart from the rest of the form’s text, which the service worker does not need. */
interface WishErrors {
  readonly name: string;
  readonly nameLong: string;
  readonly phone: string;
  readonly text: string;
  readonly messageLong: (length: number) => string;
  readonly messageLines: (lines: number) => string;
}

/** Copy of the form in which guests write to a couple. */
export interface WishCopy {
  readonly name: string;
  readonly phone: string;
  readonly text: string;
  readonly optional: string;
  /** Honeypot field, hidden from people. */
  readonly trap: string;
  readonly send: string;
  readonly sending: string;
  readonly sent: string;
  readonly sentLine: string;
  readonly another: string;
  readonly saved: {
    readonly title: string;
    readonly line: string;
    /** The server responded but could not store it. */
    readonly busy: string;
    readonly onWay: string;
  };
  /** The browser cannot store it. */
  readonly memory: { readonly title: string; readonly line: string };
  readonly waiting: (count: number) => string;
  readonly problems: Readonly<
    Record<
      'refused' | 'reopened' | 'trap' | 'twice' | 'notEmpty',
      { readonly title: string; readonly line: string }
    >
  >;
  readonly cameBack: (count: number) => string;
  readonly edit: string;
  readonly drop: string;
  readonly dropSure: string;
  /** Who reads it, and how long it is kept. */
  readonly notice: string;
  readonly privacy: string;
  /** Added where guests read what the couple has approved. */
  readonly wallNotice: string;
  readonly sample: string;
  readonly sampleSent: string;
  readonly wall: {
    readonly open: string;
    readonly title: string;
    readonly more: string;
    readonly none: string;
    readonly failed: string;
    readonly retry: string;
  };
}

export const WISH_ERRORS: Readonly<Record<Language, WishErrors>> = {
  en: {
    name: 'Please write your name.',
    nameLong: `Please keep your name within ${name.max} characters.`,
    phone: 'Please write 10 digits, or + and the country code first. You may also leave it empty.',
    text: 'Please write a few words for the couple.',
    messageLong: (length) =>
      `Please keep your blessing within ${message.max} characters; it has ${length} now.`,
    messageLines: (lines) =>
      `Please keep your blessing within ${messageLines.max} lines; it has ${lines} now.`,
  },
  hi: {
    name: 'कृपया अपना नाम लिखें।',
    nameLong: `कृपया नाम ${name.max} अक्षरों में लिखें।`,
    phone: 'कृपया 10 अंक लिखें, विदेश से + और देश का कोड पहले। इसे खाली भी छोड़ सकते हैं।',
    text: 'कृपया वर-वधू के लिए दो शब्द लिखें।',
    messageLong: (length) => `कृपया ${message.max} अक्षरों में लिखें; अभी ${length} हैं।`,
    messageLines: (lines) => `कृपया ${messageLines.max} पंक्तियों में लिखें; अभी ${lines} हैं।`,
  },
};

export const WISH: Readonly<Record<Language, WishCopy>> = {
  en: {
    name: 'Your name',
    phone: 'Mobile number',
    text: 'Your blessing',
    optional: '(optional)',
    trap: 'Leave this field empty',
    send: 'Send your blessing',
    sending: 'Sending your blessing.',
    sent: 'Your blessing has reached the couple',
    sentLine: 'Thank you. They will read every word.',
    another: 'Write another one',
    saved: {
      title: 'Saved on this phone',
      line: 'There is no network right now, or it is weak. Your blessing goes by itself as soon as there is one, even if you close this page.',
      busy: 'It could not be delivered just now. It goes by itself in a few minutes, even if you close this page.',
      onWay: 'Your blessing is on its way. You may close this page.',
    },
    memory: {
      title: 'Not sent yet',
      line: 'This phone cannot save it. Please keep this page open until it has been sent.',
    },
    waiting: (count) =>
      count === 1
        ? 'A blessing that you wrote before is saved on this phone and goes by itself.'
        : `${count} blessings that you wrote before are saved on this phone and go by themselves.`,
    problems: {
      refused: {
        title: 'Your blessing could not be delivered',
        line: 'The page of this wedding may have been closed meanwhile. What you wrote is still here: please try again, or tell the family directly.',
      },
      reopened: {
        title: 'A blessing of yours could not be delivered',
        line: 'Here it is. The page of this wedding may have been closed meanwhile: please try again, or tell the family directly.',
      },
      trap: { title: 'Please press the button once more', line: 'What you wrote is still here.' },
      twice: {
        title: 'You have already sent this blessing',
        line: 'It is on its way or has arrived. Would you like to add something?',
      },
      notEmpty: {
        title: 'There is already something in the form',
        line: 'Please send or clear it first, then edit the other one.',
      },
    },
    cameBack: (count) =>
      count === 1 ? 'One blessing could not be delivered' : `${count} blessings could not be delivered`,
    edit: 'Edit',
    drop: 'Delete',
    dropSure: 'Delete for good',
    notice:
      'The couple, those who help them and the shop that runs this page read your blessing, and your number if you give it. They are kept until the couple or the shop deletes them.',
    privacy: 'Privacy notice',
    wallNotice:
      'If the couple chooses, other guests see your name and your words on this page and in the hall, never your number.',
    sample: 'This is a sample: try it as you like, nothing is sent.',
    sampleSent:
      'This is a sample, so nothing was sent. On a real page the couple would have your blessing now.',
    wall: {
      open: 'Read the blessings of other guests',
      title: 'Blessings',
      more: 'Show more',
      none: 'No blessing is shown here yet.',
      failed: 'The blessings could not be read. Please check your network.',
      retry: 'Try again',
    },
  },
  hi: {
    name: 'आपका नाम',
    phone: 'मोबाइल नंबर',
    text: 'आपके दो शब्द',
    optional: '(चाहें तो)',
    trap: 'इस जगह को खाली छोड़ें',
    send: 'शुभकामनाएँ भेजें',
    sending: 'आपकी शुभकामनाएँ भेजी जा रही हैं।',
    sent: 'आपकी शुभकामनाएँ वर-वधू तक पहुँच गईं',
    sentLine: 'धन्यवाद। वे हर शब्द पढ़ेंगे।',
    another: 'कुछ और लिखें',
    saved: {
      title: 'इस फ़ोन में सुरक्षित है',
      line: 'अभी नेटवर्क नहीं है या कमज़ोर है। नेटवर्क आते ही अपने आप चला जाएगा, चाहे आप यह पेज बंद कर दें।',
      busy: 'अभी नहीं पहुँच पाया। कुछ मिनट में अपने आप चला जाएगा, चाहे आप यह पेज बंद कर दें।',
      onWay: 'भेजा जा रहा है। आप यह पेज बंद कर सकते हैं।',
    },
    memory: {
      title: 'अभी नहीं भेजा गया',
      line: 'यह फ़ोन इसे सुरक्षित नहीं रख पा रहा। भेजे जाने तक कृपया यह पेज खुला रखें।',
    },
    waiting: (count) =>
      count === 1
        ? 'आपका पहले लिखा एक संदेश इस फ़ोन में सुरक्षित है और अपने आप चला जाएगा।'
        : `आपके पहले लिखे ${count} संदेश इस फ़ोन में सुरक्षित हैं और अपने आप चले जाएँगे।`,
    problems: {
      refused: {
        title: 'आपका संदेश नहीं पहुँच पाया',
        line: 'हो सकता है कि इस शादी का पेज बंद हो गया हो। आपका लिखा हुआ यहीं है: फिर से कोशिश करें, या परिवार को सीधे बताएँ।',
      },
      reopened: {
        title: 'आपका एक संदेश नहीं पहुँच पाया',
        line: 'वह यहाँ है। हो सकता है कि इस शादी का पेज बंद हो गया हो: फिर से कोशिश करें, या परिवार को सीधे बताएँ।',
      },
      trap: { title: 'कृपया बटन एक बार और दबाएँ', line: 'आपका लिखा हुआ यहीं है।' },
      twice: {
        title: 'यह संदेश आप भेज चुके हैं',
        line: 'यह पहुँच गया है या पहुँचने वाला है। क्या आप कुछ और जोड़ना चाहेंगे?',
      },
      notEmpty: {
        title: 'आपने पहले से कुछ लिख रखा है',
        line: 'कृपया पहले उसे भेजें या मिटाएँ, फिर दूसरा संदेश बदलें।',
      },
    },
    cameBack: (count) => (count === 1 ? 'एक संदेश नहीं पहुँच पाया' : `${count} संदेश नहीं पहुँच पाए`),
    edit: 'बदलें',
    drop: 'मिटाएँ',
    dropSure: 'हमेशा के लिए मिटाएँ',
    notice:
      'आपका संदेश, और नंबर दें तो वह भी, वर-वधू, उनके सहयोगी और यह पेज चलाने वाली दुकान पढ़ते हैं। वर-वधू या दुकान के मिटाने तक ये रखे जाते हैं।',
    privacy: 'निजता सूचना',
    wallNotice: 'वर-वधू चाहें तो दूसरे मेहमान आपका नाम और संदेश इस पेज पर और समारोह में देखते हैं, नंबर कभी नहीं।',
    sample: 'यह नमूना है: जैसे चाहें आज़माएँ, कुछ भेजा नहीं जाता।',
    sampleSent: 'यह नमूना है, इसलिए कुछ नहीं भेजा गया। असली पेज पर आपका संदेश अब वर-वधू तक पहुँच चुका होता।',
    wall: {
      open: 'दूसरे मेहमानों की शुभकामनाएँ पढ़ें',
      title: 'शुभकामनाएँ',
      more: 'और दिखाएँ',
      none: 'अभी यहाँ कुछ नहीं है।',
      failed: 'संदेश नहीं पढ़े जा सके। कृपया नेटवर्क देखें।',
      retry: 'फिर से कोशिश करें',
    },
  },
};
