import type * as english from '#src/locales/en/invitations/toasts.ts';
import type { Translated } from '#src/locales/translated.ts';

export const REPLY_TOASTS = {
  sent: 'निमंत्रण पर आपका उत्तर भेज दिया गया।',
  refused: 'निमंत्रण पर आपका उत्तर नहीं भेजा जा सका।',
  refusedLine: 'कृपया निमंत्रण फिर से खोलें।',
} satisfies Translated<typeof english.REPLY_TOASTS>;

export const BLESSING_TOASTS = {
  sent: 'आपकी शुभकामनाएँ वर-वधू तक पहुँच गईं।',
  refused: 'वर-वधू के लिए आपकी शुभकामनाएँ नहीं पहुँच पाईं।',
  refusedLine: 'वे उनके निमंत्रण के पेज पर सुरक्षित हैं।',
} satisfies Translated<typeof english.BLESSING_TOASTS>;
