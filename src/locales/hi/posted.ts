import type * as english from '#src/locales/en/posted.ts';
import type { Translated } from '#src/locales/translated.ts';

export const POSTED = {
  sending: 'भेजा जा रहा है…',
  sent: { title: 'धन्यवाद। आपका संदेश हमें मिल गया।', line: 'हम आपको जवाब लिखेंगे या वापस फ़ोन करेंगे।' },
  failed: {
    title: 'आपका संदेश भेजा नहीं जा सका।',
    line: 'आपने जो लिखा, वह सब यहीं है। नेटवर्क देखकर फिर से भेजिए, या व्हाट्सऐप पर भेज दीजिए।',
    whatsapp: 'व्हाट्सऐप पर भेजें',
  },
} as const satisfies Translated<typeof english.POSTED>;
