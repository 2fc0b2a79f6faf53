import type * as english from '#src/locales/en/guests/wall.ts';
import type { Translated } from '#src/locales/translated.ts';

export const WALL = {
  title: (names) => `${names} यांच्यासाठी शुभेच्छा`,
  scan: 'फोनच्या कॅमेऱ्याने स्कॅन करा',
  qrLabel: (names) => `${names} यांच्या निमंत्रणाचा QR कोड`,
  photo: (name) => (name ? `${name} यांनी काढलेले छायाचित्र` : 'एका पाहुण्याने काढलेले छायाचित्र'),
  first: {
    title: 'पहिली शुभेच्छा तुमची असू शकते',
    line: 'फोनने कोड स्कॅन करा आणि वधू-वरांना लिहा. कुटुंबीय निवडतील ते येथे दिसेल.',
  },
  closed: {
    title: 'शुभेच्छा सध्या बंद आहेत',
    line: 'शुभेच्छा सध्या येथे दिसत नाहीत. वधू-वर त्या आपल्या पेजवरून उघडू शकतात, मग त्या आपोआप सुरू होतील.',
    invitation: 'निमंत्रण पाहा',
  },
  unread: {
    title: 'इंटरनेटची वाट पाहत आहोत',
    line: 'काहीही हरवलेले नाही. इंटरनेट येताच शुभेच्छा दिसतील.',
  },
  opening: 'शुभेच्छा उघडत आहेत…',
} satisfies Translated<typeof english.WALL>;
