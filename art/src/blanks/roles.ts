import type { LetteringRole } from '#art/shop.ts';

/**
 * Which words of a sample card belong to its couple. They are left out of blanks; the card's own words
 * ("Nikah", "with their families") stay.
 */

const FIRST = new Set(['Anaya', 'Esther', 'Isha', 'Ranveer']);
const SECOND = new Set(['Kabir', 'Kavya']);

const OWN_WORDS = new Set([
  '&',
  'anand karaj',
  'are getting married',
  'haldi',
  'holy matrimony',
  'invite you and yours',
  'invite you to dance',
  'invite you to their wedding',
  'join us?',
  'kalyanam',
  'kindly reply',
  'nikah',
  'of your company',
  'of your presence',
  'request the honour',
  'request the honour of your presence',
  'request the joy',
  'request the pleasure of your company',
  'sangeet',
  'save the date',
  'shubho bibaho',
  'the wedding of',
  'together with their families',
  'will you',
  'will you come?',
  'with their families',
]);

const isOwn = (words: string): boolean =>
  OWN_WORDS.has(words.toLowerCase()) || /\p{Script=Devanagari}/u.test(words);
const isDay = (words: string): boolean => /\d|day$/.test(words);

/** What a couple replaces in a line: its role, and the card's own words that open the line. */
export interface Personal {
  readonly role: LetteringRole | 'initial';
  readonly sample: string;
  readonly opening?: string;
}

/** What of a line is the couple's; nothing when all of it is the card's own. */
export function personal(line: string): Personal | undefined {
  const sample = line.replaceAll('&amp;', '&');
  if (isOwn(sample)) return undefined;
  if (/^\p{Lu}$/u.test(sample)) return { role: 'initial', sample };
  if (/^\p{Lu}&\p{Lu}$/u.test(sample)) return { role: 'monogram', sample };
  const [start = '', joined, end = ''] = sample.split(/(?:^|\s)(and)\s/);
  if (joined !== undefined) {
    return start === '' ? { role: 'second', sample: end, opening: 'and ' } : { role: 'names', sample };
  }
  if (FIRST.has(sample)) return { role: 'first', sample };
  if (SECOND.has(sample)) return { role: 'second', sample };
  const parts = sample.split(' · ');
  const theirs = parts.filter((part) => !isOwn(part));
  const days = theirs.filter(isDay).length;
  return {
    role: days === 0 ? 'place' : days === theirs.length ? 'date' : 'dateAndPlace',
    sample: theirs.join(' · '),
    ...(theirs.length === parts.length ? {} : { opening: `${parts.filter(isOwn).join(' · ')} · ` }),
  };
}
