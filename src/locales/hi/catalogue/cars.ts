import { CARS as ENGLISH, CARS_HERO as ENGLISH_HERO } from '#src/catalogue/cars.ts';
import { withAlt } from '#src/catalogue/picture.ts';
import { translateEach } from '#src/catalogue/translate-each.ts';

export * from '#src/catalogue/cars.ts';

export const CARS = translateEach(
  ENGLISH,
  {
    'honda-amaze': { name: 'होंडा अमेज़', alt: 'गेंदे की मालाओं से सजी होंडा अमेज़' },
    'innova-crysta': { name: 'इनोवा क्रिस्टा', alt: 'बारात के लिए सजी इनोवा क्रिस्टा' },
    'swift-dzire': { name: 'स्विफ़्ट डिज़ायर', alt: 'बोनट पर गुलदस्ते वाली स्विफ़्ट डिज़ायर' },
    ertiga: { name: 'अर्टिगा', alt: 'दोनों ओर मालाओं से सजी अर्टिगा' },
    scorpio: { name: 'स्कॉर्पियो', alt: 'फूलों और रिबन से सजी स्कॉर्पियो' },
    dzire: { name: 'डिज़ायर', alt: 'गुलाबों से सजी डिज़ायर' },
  },
  (car, { name, alt }) => ({ ...car, name, image: withAlt(car.image, alt) }),
);

export const CARS_HERO = withAlt(
  ENGLISH_HERO,
  'मेहराबों वाले आँगन के सामने गेंदे की मालाओं से सजी क्रीम रंग की शादी की गाड़ी',
);
