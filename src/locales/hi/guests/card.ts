import type * as english from '#src/locales/en/guests/card.ts';
import type { Translated } from '#src/locales/translated.ts';

export const CARD = {
  and: 'एवं',
  scan: { invitation: 'निमंत्रण देखने के लिए स्कैन करें', table: 'फ़ोन के कैमरे से स्कैन करें' },
} satisfies Translated<typeof english.CARD>;
