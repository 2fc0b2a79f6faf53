import type * as english from '#src/locales/en/guests/wall.ts';
import type { Translated } from '#src/locales/translated.ts';

export const WALL = {
  title: (names) => `${names} के लिए शुभकामनाएँ`,
  scan: 'फ़ोन के कैमरे से स्कैन करें',
  qrLabel: (names) => `${names} के निमंत्रण का QR कोड`,
  photo: (name) => (name ? `${name} की ली हुई तस्वीर` : 'एक मेहमान की ली हुई तस्वीर'),
  first: {
    title: 'पहली शुभकामना आपकी हो सकती है',
    line: 'फ़ोन से कोड स्कैन करें और वर-वधू को लिखें। परिवार जो चुनेगा, वह यहाँ दिखेगा।',
  },
  closed: {
    title: 'शुभकामनाएँ अभी बंद हैं',
    line: 'शुभकामनाएँ अभी यहाँ नहीं दिख रहीं। वर-वधू इन्हें ‘मेरी शादी’ से खोल सकते हैं, फिर ये अपने आप शुरू होंगी।',
    invitation: 'निमंत्रण देखें',
  },
  unread: {
    title: 'इंटरनेट का इंतज़ार है',
    line: 'कुछ खोया नहीं है। इंटरनेट आते ही शुभकामनाएँ दिखेंगी।',
  },
  opening: 'शुभकामनाएँ खुल रही हैं…',
} satisfies Translated<typeof english.WALL>;
