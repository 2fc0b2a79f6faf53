import figures from '#src/catalogue/home-figures.json';
import { HOME_SERVICES as ENGLISH } from '#src/catalogue/home-services.ts';
import { translateEach } from '#src/catalogue/translate-each.ts';

export * from '#src/catalogue/home-services.ts';

export const HOME_SERVICES = translateEach(
  ENGLISH,
  {
    'wedding-cards': {
      title: 'शादी के कार्ड',
      desc: `${figures.cardSeries} सीरीज़, ₹${figures.lowestCardPrice} प्रति कार्ड से शुरू, अंदर QR के साथ।`,
    },
    makeup: { title: 'मेकअप और मेहंदी', desc: 'मेहंदी की पहली शाम से दुल्हन की सुबह तक।' },
    cars: {
      title: 'शादी की गाड़ियाँ',
      desc: `${figures.cars} गाड़ियाँ, फूलों से सजी, दूल्हे के लिए भी और विदाई के लिए भी।`,
    },
    photography: { title: 'फ़ोटोग्राफ़ी', desc: 'तस्वीरें और फ़िल्में: ट्रेडिशनल, स्टैंडर्ड या प्रीमियम।' },
    dj: { title: 'डीजे और घोड़ी', desc: 'बारात के लिए बैंड, लाइटें और घोड़ी।' },
    gifts: { title: 'उपहार', desc: 'चुनकर, सजाकर, समारोह तक पहुँचाए जाते हैं।' },
    catering: { title: 'कैटरिंग', desc: `${figures.dishes} व्यंजन। अपनी पसंद चुनिए और सूची भेज दीजिए।` },
    firecrackers: {
      title: 'आतिशबाज़ी',
      desc: `रात के आसमान के लिए ${figures.crackerPackages} पैकेज, पूछताछ पर।`,
    },
  },
  (service, { title, desc }) => ({ ...service, title, desc, buttonText: 'और देखें' }),
);
