import type * as english from '#src/locales/en/invitation-faults.ts';
import type { Translated } from '#src/locales/translated.ts';

export const INVITATION_FAULT = {
  name: ['पहले दिखने वाला नाम लिखें।', 'बाद में दिखने वाला नाम लिखें।'],
  weddingDay: 'शादी का दिन चुनें।',
  leftBehind: 'बताएँ कि शादी के दिन के साथ सभी कार्यक्रम आगे-पीछे होंगे या नहीं।',
  place: 'शहर लिखें।',
  noFunctions: 'कम से कम एक कार्यक्रम जोड़ें।',
  manyFunctions: (most) => `ज़्यादा से ज़्यादा ${most} कार्यक्रम रखें: उसके बाद के कार्यक्रम मेहमानों को नहीं दिखते।`,
  allPrivate: 'कम से कम एक कार्यक्रम अपने पेज पर रखें: जिसके पास उसका लिंक है, वह उसे देखेगा।',
  functionName: (place) => `कार्यक्रम ${place} का नाम लिखें।`,
  day: (one) => `${one} का दिन चुनें।`,
  hour: (one) => `${one} का समय चुनें।`,
  venue: (one) => `${one} की जगह लिखें।`,
  past: (one, day) => `${one}: ${day} की तारीख़ बीत चुकी है।`,
  far: (one, day) => `${one}: ${day}। क्या साल सही है?`,
  early: (one) => `${one}: ख़त्म होने का समय शुरू होने से पहले का है।`,
  map: (one) => `${one}: नक्शे का लिंक सही नहीं है। Google Maps में Share दबाकर लिंक कॉपी करें।`,
  album: 'एल्बम का लिंक सही नहीं है: वह https:// से शुरू होता है।',
  music: 'संगीत का लिंक सही नहीं है: वह https:// से शुरू होता है।',
  musicPage:
    'यह लिंक एक पेज खोलता है, इसलिए मेहमानों को कुछ सुनाई नहीं देगा। सीधे गाने का लिंक दें, जिसके अंत में .mp3 या .m4a हो। YouTube, Spotify और Drive के गाने यहाँ नहीं बज सकते।',
  contactName: (phone) => `${phone} किसका नंबर है, लिखें।`,
  contactPhone: (name) => `वह नंबर लिखें जिस पर मेहमान ${name} को फ़ोन कर सकें।`,
  phone: (typed) => `${typed} ऐसा नंबर नहीं है जिस पर मेहमान फ़ोन कर सकें।`,
  replyPast: 'उत्तर देने का अंतिम दिन बीत चुका है।',
  replyLate: 'उत्तर देने का अंतिम दिन आख़िरी कार्यक्रम के बाद का है।',
  seats: (most) => `लोगों की पूरी संख्या लिखें, 0 से ${most} तक।`,
  wedding: 'शादी',
  unnamed: (place) => `कार्यक्रम ${place}`,
} satisfies Translated<typeof english.INVITATION_FAULT>;
