import { CARD_TYPES as ENGLISH } from '#src/catalogue/card-types.ts';
import { translateEach } from '#src/catalogue/translate-each.ts';

export * from '#src/catalogue/card-types.ts';

export const CARD_TYPES = translateEach(
  ENGLISH,
  {
    velvet: 'मखमल और रिबन',
    'paper-cut': 'पेपर-कट',
    emboss: 'उभरी छपाई',
    letterpress: 'लेटरप्रेस',
    box: 'बॉक्स कार्ड',
    farman: 'शाही फ़रमान',
  },
  (type, title) => ({ ...type, title }),
);
