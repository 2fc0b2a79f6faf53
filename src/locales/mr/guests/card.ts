import type * as english from '#src/locales/en/guests/card.ts';
import type { Translated } from '#src/locales/translated.ts';

export const CARD = {
  and: 'आणि',
  scan: { invitation: 'निमंत्रण पाहण्यासाठी स्कॅन करा', table: 'फोनच्या कॅमेऱ्याने स्कॅन करा' },
} satisfies Translated<typeof english.CARD>;
