import type * as english from '#src/locales/en/farewell.ts';
import type { Translated } from '#src/locales/translated.ts';

export const FAREWELL = {
  hindi: 'फिर मिलेंगे',
  title: (branch: string) => `विदाई, ${branch}`,
  description: (branch: string) =>
    `${branch} के विदा होते बैच के लिए दो शब्द लिखिए, और अपने पास सँभाली हुई तस्वीरें साझा कीजिए।`,
  line: 'चार साल का साथ। उनके लिए कुछ शब्द लिख दीजिए।',
  write: 'विदाई का संदेश लिखें',
  filmAlt: 'शाम ढले कॉलेज का गेट, ऊपर उड़ते काग़ज़ के जहाज़',
} as const satisfies Translated<typeof english.FAREWELL>;
