import { inHindi } from '#src/catalogue/dishes/in-hindi.ts';
import { NON_VEG as ENGLISH } from '#src/catalogue/dishes/non-veg.ts';

export const NON_VEG = inHindi(ENGLISH, {
  'soups-non-veg': {
    name: 'मांसाहारी सूप',
    short: 'नॉन-वेज सूप',
    line: 'गरमागरम प्याला',
    dishes: {
      'soup-non-veg-3': 'चिकन स्वीट कॉर्न',
      'soup-non-veg-4': 'चिकन हॉट एंड सॉर',
      'soup-non-veg-5': 'चिकन मनचाऊ',
      'soup-non-veg-6': 'लेमन चिकन सूप',
    },
  },
  'starters-non-veg': { name: 'मांसाहारी स्टार्टर', short: 'नॉन-वेज स्टार्टर', line: 'कबाब और टिक्के' },
  chicken: { name: 'मेन कोर्स (चिकन)', short: 'चिकन', line: 'दावत का स्वाद' },
  fish: { name: 'मछली', short: 'मछली', line: 'नदी और समंदर से' },
});
