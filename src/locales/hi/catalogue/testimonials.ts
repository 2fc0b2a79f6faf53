import { TESTIMONIALS as ENGLISH } from '#src/catalogue/testimonials.ts';
import { translateEach } from '#src/catalogue/translate-each.ts';

export * from '#src/catalogue/testimonials.ts';

const HAPPY_CUSTOMER = 'संतुष्ट ग्राहक';

export const TESTIMONIALS = translateEach(
  ENGLISH,
  {
    'sample-1': {
      name: 'रितिका और मानव',
      message: 'मेहमान बस कार्ड स्कैन करते और नक्शा खुल जाता। रास्ता पूछने के लिए किसी का फ़ोन नहीं आया।',
      designation: HAPPY_CUSTOMER,
    },
    'sample-2': {
      name: 'सना इक़बाल',
      message: 'मखमल का कार्ड ख़ुद एक तोहफ़ा लगता था। अम्मी ने आज भी एक सँभालकर रखा है।',
      designation: HAPPY_CUSTOMER,
    },
    'sample-3': {
      name: 'हरप्रीत सिंह',
      message: 'व्हाट्सऐप पर एक मैसेज किया, और कार, घोड़ी, ढोल, सब समय पर आ गए।',
      designation: 'दुल्हन के पिता',
    },
    'sample-4': {
      name: 'अंजलि और रोहन',
      message: 'एक शाम सोफ़े पर बैठे-बैठे व्यंजन चुन लिए। पूरा मेन्यू तैयार।',
      designation: HAPPY_CUSTOMER,
    },
    'sample-5': {
      name: 'मारिया डिसूज़ा',
      message: 'पाँच देशों से आशीर्वाद आए। अगली सुबह हम सबने साथ बैठकर पढ़े।',
      designation: 'दूल्हे की माँ',
    },
  },
  (testimonial, texts) => ({ ...testimonial, ...texts }),
);
