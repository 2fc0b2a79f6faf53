import type { CardNames, NameTexts } from '#src/features/card-lettering/card-names.ts';

const texts = (first: string, second: string, families = '', date = '', place = ''): NameTexts => ({
  first,
  second,
  families,
  date,
  place,
});

const NONE = texts('', '');

export const inLatin = (latin: NameTexts): CardNames => ({ latin, local: NONE, shown: 'latin' });

const inLocal = (local: NameTexts): CardNames => ({ latin: NONE, local, shown: 'local' });

/** On the contact sheets. */
export const LONG_LATIN = inLatin(
  texts(
    'Chandrashekhar',
    'Venkatalakshmi',
    'Subrahmanyam and Krishnamurthy families',
    '14 February 2027',
    'Thiruvananthapuram',
  ),
);
export const HINDI = inLocal(texts('अनन्या', 'रोहन', 'शर्मा और मेहरा परिवार', '14 फ़रवरी 2027', 'उदयपुर'));

/** The shortest, the usual and the longest that a couple can type, in each script, and the awkward. */
export const TRIED: readonly (readonly [what: string, names: CardNames])[] = [
  ['shortest Latin', inLatin(texts('A', 'I'))],
  ['usual Latin', inLatin(texts('Aarav', 'Meera', 'Sharma & Mehra', '14 February 2027', 'Jaipur'))],
  ['long Latin', LONG_LATIN],
  [
    'longest Latin',
    inLatin(texts('W'.repeat(40), 'M'.repeat(40), 'W'.repeat(80), 'W'.repeat(40), 'W'.repeat(50))),
  ],
  [
    'many words',
    inLatin(
      texts(
        'Venkata Subrahmanya Raghavendra Krishnan',
        "Siobhán D'Souza-O’Brien Mary Ann Jyothika",
        'The Venkata Subrahmanyam and the Lakshmi Priyadarshini Krishnamurthy families',
        'Sunday, the fourteenth of February 2027',
        'Taj Lake Palace, Pichola, Udaipur, Rajasthan',
      ),
    ),
  ],
  ['shortest Hindi', inLocal(texts('ई', 'ओ'))],
  ['usual Hindi', HINDI],
  [
    'longest Hindi',
    inLocal(
      texts(
        'वेंकटसुब्रह्मण्यराघवेंद्रकृष्णमूर्तिश्री',
        'लक्ष्मी प्रियदर्शिनी कृष्णमूर्ति देवी',
        'श्रीमती वेंकट सुब्रह्मण्यम और श्री कृष्णमूर्ति परिवार',
        'रविवार, चौदह फ़रवरी दो हज़ार सत्ताईस',
        'तिरुवनंतपुरम, केरल',
      ),
    ),
  ],
  ['Punjabi', inLocal(texts('ਸਿਮਰਨਜੀਤ', 'ਹਰਪ੍ਰੀਤ', 'ਗਿੱਲ ਅਤੇ ਸੰਧੂ ਪਰਿਵਾਰ', '14 ਫ਼ਰਵਰੀ 2027', 'ਅੰਮ੍ਰਿਤਸਰ'))],
  ['Urdu', inLocal(texts('محمد عمران', 'زینب فاطمہ', 'خان اور قریشی خاندان', '۱۴ فروری ۲۰۲۷', 'لکھنؤ'))],
  ['mixed scripts', inLatin(texts('Aarav आरव', 'زویا Zoya', 'Sharma परिवार', '14 फ़रवरी', 'Jaipur जयपुर'))],
];
