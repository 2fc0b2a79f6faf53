import { cleanLine } from '#src/lib/text.ts';
import type { FoundRow } from './import-row.ts';
import { EMPTY_ROW } from './import-row.ts';
import { namedRow, withNumbers } from './read-cells.ts';
import { numbersIn } from './read-numbers.ts';

/** A line of a card: `item1.TEL;TYPE=CELL:+91 98290 12345`. */
interface Property {
  readonly name: string;
  readonly parameters: string;
  readonly value: string;
}

const PICTURES = /^(?:\w+\.)?(?:PHOTO|LOGO|SOUND)[;:].*(?:\r?\n(?!(?:[\w-]+\.)?[A-Z-]+[;:]).*)*/gim;

export function isCards(text: string): boolean {
  return /^\s*BEGIN:VCARD/i.test(text);
}

/** Pictures are nearly all of an address book's size. */
export function withoutPictures(text: string): string {
  return text.replace(PICTURES, '');
}

/** One row for each contact card (vCard 2.1, 3.0 and 4.0) of an address book. */
export function rowsOfCards(text: string): FoundRow[] {
  return unfolded(text)
    .split(/^BEGIN:VCARD\s*$/im)
    .slice(1)
    .map((card) => rowOfCard(card.split(/\r\n?|\n/).flatMap((line) => propertyOf(line) ?? [])));
}

/** Joins lines that were folded, or broken by quoted-printable. */
function unfolded(text: string): string {
  return text
    .replace(/^(.*QUOTED-PRINTABLE.*(?:=\r?\n.*)+)/gim, (value) => value.replace(/=\r?\n/g, ''))
    .replace(/\r?\n[ \t]/g, '');
}

function propertyOf(line: string): Property | undefined {
  const found = /^(?:[\w-]+\.)?([\w-]+)((?:;(?:"[^"]*"|[^":])*)?):(.*)$/.exec(line);
  if (!found) return undefined;
  const [, name = '', parameters = '', value = ''] = found;
  const isQuotedPrintable = /QUOTED-PRINTABLE/i.test(parameters);
  return {
    name: name.toUpperCase(),
    parameters: parameters.toUpperCase(),
    value: isQuotedPrintable ? fromQuotedPrintable(value) : value,
  };
}

function fromQuotedPrintable(value: string): string {
  const bytes = Array.from(value.matchAll(/=([0-9A-F]{2})|([\s\S])/gi), ([, hex, plain = '']) =>
    hex ? [Number.parseInt(hex, 16)] : [...new TextEncoder().encode(plain)],
  );
  return new TextDecoder().decode(new Uint8Array(bytes.flat()));
}

function rowOfCard(properties: readonly Property[]): FoundRow {
  const textOf = (wanted: string) =>
    plain(properties.find(({ name, value }) => name === wanted && plain(value))?.value ?? '');
  const name = textOf('FN') || nameInParts(properties) || textOf('ORG');
  const phones = properties
    .filter((property) => property.name === 'TEL')
    .sort((one, other) => Number(isMobile(other)) - Number(isMobile(one)))
    .map(({ value }) => plain(value).replace(/^tel:/i, ''));
  const row = { ...EMPTY_ROW, ...namedRow(name), source: [name, ...phones].filter(Boolean).join(', ') };
  const found = withNumbers(row, phones.map(numbersIn), []);
  return found.phone === '' ? { ...found, phone: phones.join(' ') } : found;
}

function isMobile({ parameters }: Property): boolean {
  return /CELL|IPHONE|MOBILE/.test(parameters);
}

/** Up to a semicolon that no backslash precedes. */
const PART_OF_NAME = /((?:[^;\\]|\\.)*)(?:;|$)/gu;

/** `N:Sharma;Ramesh;;Dr.;` is Dr. Ramesh Sharma. */
function nameInParts(properties: readonly Property[]): string {
  const value = properties.find(({ name }) => name === 'N')?.value ?? '';
  const parts = Array.from(value.matchAll(PART_OF_NAME), ([, part = '']) => plain(part));
  const [last = '', first = '', middle = '', title = '', suffix = ''] = parts;
  return [title, first, middle, last, suffix].filter(Boolean).join(' ');
}

function plain(value: string): string {
  return cleanLine(
    value
      .replace(/\\n/gi, ' ')
      .replace(/\\([,;:\\])/g, '$1')
      .replace(/;+$/, ''),
  );
}
