import type * as english from '#src/locales/en/structured-data.ts';
import type { Translated } from '#src/locales/translated.ts';

export const STRUCTURED_DATA = {
  cards: 'शादी के कार्ड',
  cars: 'शादी के लिए किराए की गाड़ियाँ',
  carForADay: (name: string) => `${name}, ड्राइवर के साथ, एक दिन के लिए`,
  makeup: 'दुल्हन का मेकअप',
  music: 'शादी का संगीत और बारात',
  photography: 'शादी की फ़ोटोग्राफ़ी',
} as const satisfies Translated<typeof english.STRUCTURED_DATA>;
