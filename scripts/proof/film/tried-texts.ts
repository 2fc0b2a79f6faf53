import type { FilmFunction, FilmTexts } from '#src/domain/film/film.ts';

const FUNCTIONS: readonly FilmFunction[] = [
  { name: 'Haldi', when: '11 February, 10 am', venue: 'Mehra House, Civil Lines' },
  { name: 'Sangeet', when: '11 February, 7 pm', venue: 'The Courtyard, Hotel Rambagh' },
  { name: 'Phere', when: '12 February, 10 pm', venue: 'Rambagh Gardens, Jaipur' },
  { name: 'Reception', when: '13 February, 7:30 pm', venue: 'Taj Banquets, Jaipur' },
];

/** The usual couple, in a released film. */
export const USUAL: FilmTexts = {
  family: '',
  blessing: '॥ श्री गणेशाय नमः ॥',
  opening: 'Together with our families',
  first: 'Aarav',
  second: 'Meera',
  also: 'आरव · मीरा',
  invitation: 'invite you to our wedding',
  functions: FUNCTIONS,
  day: '12 February 2027',
  place: 'Rambagh, Jaipur',
  closing: 'Scan to open our invitation',
  address: 'HTTPS://SHAGUN.EXAMPLE/I/SAMP1E000001',
  typed: 'shagun.example/i/SAMP1E000001',
  sample: '',
};

const long = (name: string, count: number): FilmFunction[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `${name} ${index + 1}`,
    when: 'Saturday, the thirteenth of February, 7:30 pm',
    venue:
      'The Great Lawns of the Rambagh Palace beside the Polo Ground, Bhawani Singh Road, Jaipur 302005, Rajasthan',
  }));

const tried = (what: string, change: Partial<FilmTexts>) => [what, { ...USUAL, ...change }] as const;

/** The shortest, the usual and the longest in each script, and the awkward. */
export const TRIED: readonly (readonly [what: string, texts: FilmTexts])[] = [
  tried('a usual family', { family: 'For the Sharma family' }),
  tried('the longest family', { family: `For ${'W'.repeat(60)}` }),
  tried('a family of many words', {
    family: 'For the Venkata Subrahmanya Raghavendra Krishnamurthy Iyer family',
  }),
  tried('a usual family in Hindi', { family: 'Verma परिवार को निमंत्रण' }),
  tried('a long family in Hindi', { family: 'श्रीमती वेंकट सुब्रह्मण्यम कृष्णमूर्ति अय्यर परिवार को निमंत्रण' }),
  tried('a family in Punjabi', { family: 'ਸਰਦਾਰ ਹਰਪ੍ਰੀਤ ਸਿੰਘ ਸੰਧੂ को निमंत्रण' }),
  tried('a family in Urdu', { family: 'محمد عبدالرحمن قریشی को निमंत्रण' }),
  ['usual Latin', USUAL],
  tried('shortest', {
    first: 'A',
    second: 'I',
    also: '',
    functions: [],
    day: '1 May',
    place: 'Leh',
    blessing: '',
  }),
  tried('one name', { first: 'Vihaan', second: '', also: 'विहान', functions: [] }),
  tried('long Latin', {
    first: 'Chandrashekhar',
    second: 'Venkatalakshmi',
    functions: long('Pellikuthuru Mangala Snanam', 10),
  }),
  tried('longest Latin', {
    first: 'W'.repeat(40),
    second: 'M'.repeat(40),
    also: 'W'.repeat(80),
    day: 'W'.repeat(40),
    place: 'W'.repeat(50),
    functions: [{ name: 'W'.repeat(60), when: 'W'.repeat(60), venue: 'W'.repeat(160) }],
  }),
  tried('many words', {
    first: 'Venkata Subrahmanya Raghavendra Krishnan',
    second: "Siobhán D'Souza-O’Brien Mary Ann Jyothika",
    day: 'Sunday, the fourteenth of February 2027',
    place: 'Taj Lake Palace, Pichola, Udaipur, Rajasthan',
    functions: long('Ganesh Pujan and Grah Shanti', 6),
  }),
  tried('shortest Hindi', { first: 'ई', second: 'ओ', also: '', functions: [] }),
  tried('usual Hindi', {
    opening: 'दोनों परिवारों की ओर से',
    first: 'अनन्या',
    second: 'रोहन',
    also: 'Ananya · Rohan',
    invitation: 'के शुभ विवाह में आप सादर आमंत्रित हैं',
    functions: [
      { name: 'हल्दी', when: '11 फ़रवरी, सुबह 10 बजे', venue: 'मेहरा निवास, सिविल लाइंस' },
      { name: 'संगीत', when: '11 फ़रवरी, शाम 7 बजे', venue: 'होटल रामबाग़, जयपुर' },
      { name: 'फेरे', when: '12 फ़रवरी, रात 10 बजे', venue: 'रामबाग़ उद्यान, जयपुर' },
    ],
    day: '12 फ़रवरी 2027',
    place: 'रामबाग़, जयपुर',
    closing: 'निमंत्रण खोलने के लिए स्कैन कीजिए',
  }),
  tried('longest Hindi', {
    first: 'वेंकटसुब्रह्मण्यराघवेंद्रकृष्णमूर्तिश्री',
    second: 'लक्ष्मी प्रियदर्शिनी कृष्णमूर्ति देवी',
    also: 'श्रीमती वेंकट सुब्रह्मण्यम · श्री कृष्णमूर्ति',
    day: 'रविवार, चौदह फ़रवरी दो हज़ार सत्ताईस',
    place: 'तिरुवनंतपुरम, केरल, भारत',
    functions: long('श्री गणेश पूजन और ग्रह शांति', 10),
  }),
  tried('shortest Punjabi', { first: 'ੳ', second: 'ਅ', also: '', functions: [] }),
  tried('usual Punjabi', {
    blessing: 'ੴ ਸਤਿਗੁਰ ਪ੍ਰਸਾਦਿ',
    first: 'ਹਰਪ੍ਰੀਤ',
    second: 'ਜਸਲੀਨ',
    also: 'Harpreet · Jasleen',
    place: 'ਅੰਮ੍ਰਿਤਸਰ',
  }),
  tried('longest Punjabi', {
    first: 'ਸਰਦਾਰ ਹਰਪ੍ਰੀਤ ਸਿੰਘ ਸੰਧੂ ਗੁਰਦਾਸਪੁਰ ਵਾਲੇ',
    second: 'ਗੁਰਪ੍ਰੀਤ'.repeat(5),
    also: '',
  }),
  tried('shortest Urdu', { first: 'آ', second: 'و', also: '', functions: [] }),
  tried('usual Urdu', {
    blessing: 'بِسْمِ اللّٰهِ الرَّحْمٰنِ الرَّحِيم',
    first: 'زویا',
    second: 'عمران',
    also: 'Zoya · Imran',
    place: 'لکھنؤ',
  }),
  tried('longest Urdu', { first: 'محمد عبدالرحمن قریشی صدیقی لکھنوی', second: 'فاطمہ'.repeat(8), also: '' }),
];
