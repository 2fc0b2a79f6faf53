import { inHindi } from '#src/catalogue/dishes/in-hindi.ts';
import { LIVE as ENGLISH } from '#src/catalogue/dishes/live.ts';

export const LIVE = inHindi(ENGLISH, {
  chaat: { name: 'चाट', short: 'चाट', line: 'खट्टी-मीठी' },
  'chaat-counter': { name: 'चाट काउंटर', short: 'चाट काउंटर', line: 'आँखों के सामने बनती' },
  'south-indian': { name: 'दक्षिण भारतीय', short: 'दक्षिण भारतीय', line: 'गरम तवे से' },
  desserts: {
    name: 'मीठा काउंटर',
    short: 'मीठा',
    line: 'आख़िर में कुछ मीठा',
    dishes: {
      'dessert-5': 'सिज़लिंग ब्राउनी',
      'dessert-6': 'बेल्जियन वॉफ़ल',
    },
  },
});
