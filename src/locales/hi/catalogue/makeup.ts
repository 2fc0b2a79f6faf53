import { MAKEUP_SERVICES as ENGLISH, MAKEUP_HERO as ENGLISH_HERO } from '#src/catalogue/makeup.ts';
import { phraseBook } from '#src/catalogue/phrase-book.ts';
import { withAlt } from '#src/catalogue/picture.ts';
import { translateEach } from '#src/catalogue/translate-each.ts';

export * from '#src/catalogue/makeup.ts';

const optionInHindi = phraseBook({
  HD: 'एचडी',
  'Air Brush': 'एयरब्रश',
  'With figure': 'आकृतियों के साथ',
  Without: 'बिना आकृतियों के',
});

export const MAKEUP_SERVICES = translateEach(
  ENGLISH,
  {
    haldi: {
      title: 'हल्दी मेकअप',
      desc: 'हल्का और दमकता, जिस पर हल्दी का रंग न चढ़े, बालों में फूलों के गहने।',
      alt: 'पत्ते पर हल्दी का पीतल का कटोरा, पास में दही और कुमकुम',
    },
    mehndi: {
      title: 'मेहंदी मेकअप',
      desc: 'गीतों भरी लंबी दोपहर के लिए ताज़ा रंग और ढीली चोटी।',
      alt: 'बने हुए मंडल पर मेहंदी का कटोरा, चारों ओर मेहंदी के कोन',
    },
    party: {
      title: 'पार्टी मेकअप',
      desc: 'बहनों, माँओं और सहेलियों के लिए, मेहमानों के आने से एक घंटा पहले तैयार।',
      alt: 'ट्रे में लिपस्टिक, ब्रश, पाउडर और पैलेट',
    },
    engagement: {
      title: 'सगाई मेकअप',
      desc: 'कोमल और खिला हुआ, चेहरे और अँगूठी की नज़दीकी तस्वीरों के लिए।',
      alt: 'गुलाबों के घेरे में मखमल पर दो अँगूठियाँ',
    },
    reception: {
      title: 'रिसेप्शन मेकअप',
      desc: 'शाम की सजी आँखें, और चमक जो स्टेज की रोशनी में भी टिकी रहे।',
      alt: 'नीले मखमल पर पन्ने के झुमके, माँग टीका और चूड़ियाँ',
    },
    bridal: {
      title: 'ब्राइडल मेकअप',
      desc: 'दुल्हन का पूरा रूप: ट्रायल, त्वचा, मेकअप, बाल, दुपट्टा और गहने।',
      alt: 'लाल दुपट्टे के पास माणिक का हार, झुमके, नथ और चूड़ियाँ',
    },
    anniversary: {
      title: 'सालगिरह मेकअप',
      desc: 'आपका शादी वाला रूप फिर से, थोड़ा हल्का, और आज भी उतना ही ख़ास।',
      alt: 'तीन लाल गुलाब, साथ में पाउडर, लिपस्टिक और इत्र',
    },
    'bridal-mehndi': {
      title: 'दुल्हन की मेहंदी',
      desc: 'कोहनी तक हाथ, और पैर भी, हमारे अपने बनाए कोन से, बिना साँचे हाथ से रची हुई।',
      alt: 'दुल्हन की मेहंदी रची दो हथेलियाँ',
    },
  },
  ({ options, ...service }, { title, desc, alt }) => ({
    ...service,
    title,
    desc,
    picture: withAlt(service.picture, alt),
    ...(options ? { options: options.map((one) => ({ ...one, name: optionInHindi(one.name) })) } : {}),
  }),
);

export const MAKEUP_HERO = withAlt(ENGLISH_HERO, 'गेंदे और गुलाबों के घेरे में, दुल्हन की मेहंदी और चूड़ियों वाले दो हाथ');
