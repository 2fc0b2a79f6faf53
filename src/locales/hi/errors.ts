import type * as english from '#src/locales/en/errors.ts';
import type { Translated } from '#src/locales/translated.ts';

export const ERRORS = {
  notFound: {
    title: 'यह पेज हमें नहीं मिला',
    description: 'आप जो पेज खोज रहे हैं, वह नहीं है। इनमें से कोई खोलकर देखिए।',
    line: 'हो सकता है पते में कोई अक्षर ग़लत हो, या पेज कहीं और चला गया हो। इनमें से कोई खोलकर देखिए।',
    home: 'होम पेज पर जाएँ',
    cards: 'शादी के कार्ड देखें',
  },
  broken: {
    title: 'यह पेज नहीं खुला',
    line: 'आपके कार्ट और आपका लिखा हुआ सुरक्षित है। एक बार फिर कोशिश कीजिए, या होम पेज पर लौट जाइए।',
    retry: 'फिर कोशिश करें',
    home: 'होम पेज पर जाएँ',
  },
  unfinished: {
    line: 'यह पेज अभी पूरा नहीं खुला है। कुछ बटन अभी काम नहीं करते, और जिस पर आप टिक लगाते हैं, वह सहेजा नहीं जाता।',
    message: 'यह पेज अभी पूरा नहीं खुला है, इसलिए आपका संदेश अभी नहीं गया। आपने जो लिखा, वह इस फ़ोन में सुरक्षित है।',
    retry: 'फिर कोशिश करें',
  },
} as const satisfies Translated<typeof english.ERRORS>;
