import { inHindi } from '#src/catalogue/dishes/in-hindi.ts';
import { SWEETS as ENGLISH } from '#src/catalogue/dishes/sweets.ts';

export const SWEETS = inHindi(ENGLISH, {
  'indian-dessert': { name: 'मिठाई', short: 'मिठाई', line: 'मुँह मीठा कीजिए' },
  'ice-creams': {
    name: 'आइसक्रीम और कुल्फ़ी',
    short: 'आइसक्रीम',
    line: 'ठंडी मिठास',
    dishes: {
      'ice-cream-6': 'टेंडर कोकोनट',
      'ice-cream-7': 'बटरस्कॉच',
      'ice-cream-8': 'वनीला',
      'ice-cream-9': 'चॉकलेट',
    },
  },
});
