import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Settings derived from the owner's; those with a setting of their own only where it is not set. */

const MAPS = 'https://www.google.com/maps';

/** Longest word in the codes of offers, in letters. */
const CODE_LENGTH = 8;

export function derivedSettings(settings: Readonly<Record<string, string>>) {
  const { VITE_NAME: name = '', VITE_CITY: city = '' } = settings;
  const place = encodeURIComponent(`${name} ${city}`);
  const code = codeWord(name);
  const landline = settings.VITE_LANDLINE || settings.VITE_PHONE || '';
  const officer = settings.VITE_GRIEVANCE_PHONE || landline;
  return {
    VITE_LANDLINE: landline,
    /** Without spaces, for links. */
    VITE_CALL_NUMBER: withoutSpaces(landline),
    VITE_GRIEVANCE_EMAIL: settings.VITE_GRIEVANCE_EMAIL || settings.VITE_EMAIL || '',
    VITE_GRIEVANCE_PHONE: officer,
    VITE_GRIEVANCE_CALL_NUMBER: withoutSpaces(officer),
    VITE_MAP_LINK: settings.VITE_MAP_LINK || `${MAPS}/search/?api=1&query=${place}`,
    VITE_MAP_EMBED: settings.VITE_MAP_EMBED || `${MAPS}?q=${place}&output=embed`,
    /** The forms' paths are appended. */
    VITE_FORM_ENDPOINT: settings.VITE_FORM_ENDPOINT?.replace(/\/+$/, '') ?? '',
    VITE_INVITATION_PRICE: settings.VITE_INVITATION_PRICE || '-',
    /** Part of the addresses of link previews, which are lettered with these. */
    VITE_PREVIEW_VERSION: previewVersion([name, settings.VITE_NAME_HINDI, settings.VITE_TAGLINE]),
    /** On the app's icon: the first syllable of the Hindi name, or the first letter. */
    VITE_MARK: firstLetter(settings.VITE_NAME_HINDI || name),
    /** `SHAGUN` in the code `SHAGUN20`. */
    VITE_CODE_WORD: code || 'OFFER',
    /** Orders' numbers start with it. */
    VITE_ORDER_LETTER: /[A-Z]/.exec(code)?.[0] ?? 'O',
  };
}

function withoutSpaces(number: string): string {
  return number.replaceAll(/[^+\d]/g, '');
}

function previewVersion(names: readonly unknown[]): string {
  const pictures = readFileSync('src/config/preview-version.json', 'utf8');
  return createHash('sha256')
    .update(JSON.stringify([pictures, names]))
    .digest('hex')
    .slice(0, 5);
}

function firstLetter(text: string): string {
  const [first] = new Intl.Segmenter('hi').segment(text);
  return first?.segment.toUpperCase() ?? '';
}

/** The first word of a name, or all of it where that is as short as `The`. */
function codeWord(name: string): string {
  const words = name
    .toUpperCase()
    .split(/\s+/)
    .map((word) => word.replaceAll(/[^A-Z0-9]/g, ''));
  const [first = ''] = words;
  return (first.length > 3 ? first : words.join('')).slice(0, CODE_LENGTH);
}
