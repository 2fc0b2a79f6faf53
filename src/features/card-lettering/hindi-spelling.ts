/** Proposes a Hindi spelling for a name in English letters, which the couple reads and corrects. */
import { HINDI_WORDS } from './hindi-words.ts';

const VIRAMA = '\u094d';
const ANUSVARA = '\u0902';

/** Longer spellings first: `chh` is not `ch` and `h`. */
const CONSONANTS: readonly (readonly [string, string])[] = [
  ['ksh', 'क्ष'],
  ['chh', 'छ'],
  ['shn', 'ष्ण'],
  ['sht', 'ष्ट'],
  ['shr', 'श्र'],
  ['dny', 'ज्ञ'],
  ['sh', 'श'],
  ['ch', 'च'],
  ['kh', 'ख'],
  ['gh', 'घ'],
  ['jh', 'झ'],
  ['jn', 'ज्ञ'],
  ['gy', 'ज्ञ'],
  ['th', 'थ'],
  ['dh', 'ध'],
  ['ph', 'फ'],
  ['bh', 'भ'],
  ['ck', 'क'],
  ['k', 'क'],
  ['c', 'क'],
  ['q', 'क'],
  ['x', 'क्स'],
  ['g', 'ग'],
  ['j', 'ज'],
  ['z', 'ज़'],
  ['t', 'त'],
  ['d', 'द'],
  ['n', 'न'],
  ['p', 'प'],
  ['f', 'फ़'],
  ['b', 'ब'],
  ['m', 'म'],
  ['y', 'य'],
  ['r', 'र'],
  ['l', 'ल'],
  ['v', 'व'],
  ['w', 'व'],
  ['s', 'स'],
  ['h', 'ह'],
];

/** Spelling, letter at the beginning of a syllable, sign after a consonant. */
const VOWELS: readonly (readonly [string, string, string])[] = [
  ['aa', 'आ', 'ा'],
  ['ee', 'ई', 'ी'],
  ['ii', 'ई', 'ी'],
  ['oo', 'ऊ', 'ू'],
  ['uu', 'ऊ', 'ू'],
  ['ai', 'ऐ', 'ै'],
  ['au', 'औ', 'ौ'],
  ['ou', 'औ', 'ौ'],
  ['a', 'अ', ''],
  ['i', 'इ', 'ि'],
  ['u', 'उ', 'ु'],
  ['e', 'ए', 'े'],
  ['o', 'ओ', 'ो'],
];

/** A vowel at the end of a name is long. */
const AT_THE_END: Readonly<Record<string, string>> = { a: 'ा', i: 'ी', u: 'ु' };

/** Consonants before which `n` or `m` is a dot above the line. */
const AFTER_A_DOT: Readonly<Record<string, RegExp>> = { n: /^[kgcjtd]/, m: /^[pb]/ };

/** `Aarav` → `आरव`. Empty if the text has no Latin letters. */
export function hindiSpelling(text: string): string {
  if (!/[a-z]/i.test(text)) return '';
  return text.replace(/[A-Za-z]+/g, (word) => {
    const latin = word.toLowerCase();
    return HINDI_WORDS.get(latin) ?? byRule(latin);
  });
}

function byRule(word: string): string {
  let spelled = '';
  let rest = word;
  let afterConsonant = false;
  while (rest !== '') {
    const vowel = VOWELS.find(([latin]) => rest.startsWith(latin));
    if (vowel) {
      const [latin, letter, sign] = vowel;
      rest = rest.slice(latin.length);
      const long = rest === '' && spelled !== '' ? AT_THE_END[latin] : undefined;
      spelled += afterConsonant ? (long ?? sign) : letter;
      afterConsonant = false;
      continue;
    }
    const [latin, letter] = CONSONANTS.find(([start]) => rest.startsWith(start)) ?? [rest.charAt(0), ''];
    rest = rest.slice(latin.length);
    const isDot = spelled !== '' && !afterConsonant && AFTER_A_DOT[latin]?.test(rest);
    if (isDot) spelled += ANUSVARA;
    else {
      spelled += (afterConsonant ? VIRAMA : '') + letter;
      afterConsonant = letter !== '';
    }
  }
  return spelled;
}
