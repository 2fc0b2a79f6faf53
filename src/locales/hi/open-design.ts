import type * as english from '#src/locales/en/open-design.ts';
import type { Translated } from '#src/locales/translated.ts';

export const OPEN_DESIGN = {
  add: 'कार्ट में डालें',
  out: 'अभी उपलब्ध नहीं',
  added: 'कार्ट में है। देखें',
  toastAdded: 'कार्ड कार्ट में डाल दिया गया',
  toastAlready: 'यह कार्ड पहले से कार्ट में है',
} as const satisfies Translated<typeof english.OPEN_DESIGN>;
