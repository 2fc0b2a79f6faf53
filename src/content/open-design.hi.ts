import type { Translated } from '#src/config/translated.ts';
import type * as english from './open-design.ts';

export const OPEN_DESIGN = {
  add: 'कार्ट में डालें',
  added: 'कार्ट में है। देखें',
  toastAdded: 'कार्ड कार्ट में डाल दिया गया',
  toastAlready: 'यह कार्ड पहले से कार्ट में है',
} as const satisfies Translated<typeof english.OPEN_DESIGN>;
