import { inHindi } from '#src/catalogue/dishes/in-hindi.ts';
import { STARTERS as ENGLISH } from '#src/catalogue/dishes/starters.ts';

export const STARTERS = inHindi(ENGLISH, {
  mocktails: {
    name: 'शरबत और मॉकटेल',
    short: 'शरबत',
    line: 'ठंडा-ठंडा स्वागत',
    dishes: {
      'mocktail-1': 'वर्जिन मोहितो',
      'mocktail-2': 'ब्लू लगून',
      'mocktail-3': 'फ़्रूट पंच',
      'mocktail-4': 'ग्रीन एप्पल फ़िज़',
      'mocktail-5': 'अमरूद चिली',
      'mocktail-6': 'तरबूज़ कूलर',
    },
  },
  soups: {
    name: 'सूप',
    short: 'सूप',
    line: 'गरमागरम शुरुआत',
    dishes: {
      'soup-4': 'क्रीम ऑफ़ टोमैटो',
      'soup-5': 'स्वीट कॉर्न सूप',
      'soup-6': 'हॉट एंड सॉर सूप',
      'soup-7': 'वेज मनचाऊ सूप',
    },
  },
  salads: {
    name: 'सलाद',
    short: 'सलाद',
    line: 'ताज़ा और कुरकुरा',
    dishes: {
      'salad-5': 'रशियन सलाद',
      'salad-6': 'कॉर्न-मूंगफली सलाद',
      'salad-7': 'मैकरोनी सलाद',
    },
  },
  'starters-veg': {
    name: 'शाकाहारी स्टार्टर',
    short: 'स्टार्टर',
    line: 'चटपटी शुरुआत',
    dishes: {
      'starter-3': 'वेज स्प्रिंग रोल',
      'starter-10': 'वेज मंचूरियन',
      'starter-11': 'हनी चिली पोटैटो',
      'starter-12': 'क्रिस्पी कॉर्न',
    },
  },
  farsan: { name: 'फरसाण', short: 'फरसाण', line: 'गुजरात का नाश्ता' },
});
