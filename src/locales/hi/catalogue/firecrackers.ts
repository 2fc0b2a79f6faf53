import {
  CRACKER_PACKAGES as ENGLISH,
  FIRECRACKERS_HERO as ENGLISH_HERO,
  CRACKER_PRICES as ENGLISH_PRICES,
} from '#src/catalogue/firecrackers.ts';
import { phraseBook } from '#src/catalogue/phrase-book.ts';
import { withAlt } from '#src/catalogue/picture.ts';
import { translateEach } from '#src/catalogue/translate-each.ts';

export * from '#src/catalogue/firecrackers.ts';

const itemInHindi = phraseBook({
  'Phooljhadi, 30 cm, 10 boxes': 'फुलझड़ी, 30 सेमी, 10 डिब्बे',
  'Phooljhadi, 50 cm, 10 boxes': 'फुलझड़ी, 50 सेमी, 10 डिब्बे',
  'Anar, special, 5 boxes': 'अनार, स्पेशल, 5 डिब्बे',
  'Anar, special, 6 boxes': 'अनार, स्पेशल, 6 डिब्बे',
  'Anar, deluxe, 6 boxes': 'अनार, डीलक्स, 6 डिब्बे',
  'Chakri, big, 5 boxes': 'चकरी, बड़ी, 5 डिब्बे',
  'Chakri, deluxe, 6 boxes': 'चकरी, डीलक्स, 6 डिब्बे',
  'Electronic ladi, 1 set': 'इलेक्ट्रॉनिक लड़ी, 1 सेट',
  'Electronic ladi, 2 sets': 'इलेक्ट्रॉनिक लड़ी, 2 सेट',
  'Sky shots, 30 shots, 2 cakes': 'स्काई शॉट, 30 शॉट वाले, 2 केक',
  'Sky shots, 60 shots, 1 cake': 'स्काई शॉट, 60 शॉट वाला, 1 केक',
  'Sky shots, 120 shots, 1 cake': 'स्काई शॉट, 120 शॉट वाला, 1 केक',
  'Cold anar, 4 pieces': 'कोल्ड अनार, 4 पीस',
  'Cold anar, 6 pieces': 'कोल्ड अनार, 6 पीस',
  'Cold anar, 10 pieces': 'कोल्ड अनार, 10 पीस',
  'Colour smoke, 10 sticks': 'रंगीन धुआँ, 10 स्टिक',
  'Paper blast, 6 pieces': 'पेपर ब्लास्ट, 6 पीस',
  'Paper blast, 8 pieces': 'पेपर ब्लास्ट, 8 पीस',
  'Paper blast, 9 pieces': 'पेपर ब्लास्ट, 9 पीस',
  'Colour fountain, 4 pieces': 'रंगीन फ़व्वारा, 4 पीस',
  'Rockets, 5 boxes': 'रॉकेट, 5 डिब्बे',
  'Whistling rockets, 5 boxes': 'सीटी वाले रॉकेट, 5 डिब्बे',
  'Jharna waterfall, 3 metres': 'झरना, 3 मीटर',
});

export const CRACKER_PACKAGES = translateEach(
  ENGLISH,
  {
    jaimala: {
      title: 'जयमाला पैकेज',
      highlight: 'वरमाला के लिए दस जगमगाते मिनट।',
      alt: 'जगमगाते महल के सामने जलते पाँच अनार',
    },
    baraat: {
      title: 'बारात पैकेज',
      highlight: 'पहले ढोल से द्वार तक, दोनों ओर उठते रंग।',
      alt: 'रॉकेट, चकरी, अनार और लाल मालाओं का डिब्बा, पास में फुलझड़ियाँ',
    },
    stage: {
      title: 'स्टेज पैकेज',
      highlight: 'वर-वधू के आगमन पर कोल्ड स्पार्क और काग़ज़ की बौछार: शोर कम, रोशनी ज़्यादा।',
      alt: 'फूलों के पीतल के पात्र में जलती पाँच फुलझड़ियाँ',
    },
    royal: {
      title: 'रॉयल पैकेज',
      highlight: 'पूरे समारोह के ऊपर जगमगाता आसमान, और द्वार पर रोशनी का झरना।',
      alt: 'जगमगाते महल के ऊपर स्काई शॉट',
    },
  },
  (offered, { title, highlight, alt }) => ({
    ...offered,
    title,
    highlight,
    picture: withAlt(offered.picture, alt),
    items: offered.items.map((item) => ({ ...item, name: itemInHindi(item.name) })),
  }),
);

const categoryInHindi = phraseBook({
  Phooljhadi: 'फुलझड़ी',
  Anar: 'अनार',
  Chakri: 'चकरी',
  'Gate and stage': 'द्वार और स्टेज',
  Rockets: 'रॉकेट',
  'Sky shots': 'स्काई शॉट',
  'Paper and smoke': 'काग़ज़ और धुआँ',
});

const crackerInHindi = phraseBook({
  'Electric phooljhadi, a box of 10': 'इलेक्ट्रिक फुलझड़ी, 10 का डिब्बा',
  'Colour phooljhadi, a box of 10': 'रंगीन फुलझड़ी, 10 का डिब्बा',
  'Anar, a box of 10': 'अनार, 10 का डिब्बा',
  'Zameen chakri, a box of 10': 'ज़मीन चकरी, 10 का डिब्बा',
  'Colour fountain': 'रंगीन फ़व्वारा',
  'Cold anar': 'कोल्ड अनार',
  'Jharna waterfall, 3 metres': 'झरना, 3 मीटर',
  'Electronic ladi, light and sound without powder': 'इलेक्ट्रॉनिक लड़ी, बिना बारूद रोशनी और आवाज़',
  Rockets: 'रॉकेट',
  'Whistling rockets': 'सीटी वाले रॉकेट',
  'Sky shots, a cake': 'स्काई शॉट, प्रति केक',
  'Paper blast': 'पेपर ब्लास्ट',
  'Colour smoke': 'रंगीन धुआँ',
});

const sizeInHindi = phraseBook({
  '15 cm': '15 सेमी',
  '30 cm': '30 सेमी',
  '50 cm': '50 सेमी',
  small: 'छोटा साइज़',
  special: 'स्पेशल',
  deluxe: 'डीलक्स',
  big: 'बड़ा साइज़',
  'a piece': 'प्रति पीस',
  'a set': 'प्रति सेट',
  'a box of 10': '10 का डिब्बा',
  'a stick': 'प्रति स्टिक',
  '12 shots': '12 शॉट',
  '30 shots': '30 शॉट',
  '60 shots': '60 शॉट',
  '120 shots': '120 शॉट',
});

export const CRACKER_PRICES = ENGLISH_PRICES.map(({ category, items }) => ({
  category: categoryInHindi(category),
  items: items.map(({ name, prices }) => ({
    name: crackerInHindi(name),
    prices: prices.map(({ size, price }) => ({ size: sizeInHindi(size), price })),
  })),
}));

export const FIRECRACKERS_HERO = withAlt(ENGLISH_HERO, 'पानी के किनारे बने महल के ऊपर आतिशबाज़ी');
