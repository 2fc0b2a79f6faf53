/** Tells names, mobile numbers and numbers of seats apart. */
import { LIMITS } from '#src/config/limits.ts';
import { cutText } from '#src/lib/cut-text.ts';
import { latinDigits } from '#src/lib/digits.ts';
import { parsePhone } from '#src/lib/phone.ts';
import { cleanLine } from '#src/lib/text.ts';
import type { FoundRow, Repair } from './import-row.ts';
import { EMPTY_ROW } from './import-row.ts';

/** Seven digits or more, and what a spreadsheet makes of a number in a narrow column. */
const LONG_NUMBER = /\d(?:\.\d+)?E\+\d+|[+(]*\d(?:[\s().‐-―-]*\d){6,}/gi;
/** A mobile number that lacks digits. */
const SHORT_NUMBER = /^\+?\d[\d\s.-]{3,}$/;
const NOT_IN_PHONES = /[.‐-―]/g;

const PEOPLE =
  '(?:pax|pp|seats?|guests?|persons?|people|members?|adults?|log|लोग|लोगों|जन|सदस्य|व्यक्ति|मेहमान|सीटें?)';
const SEATS = new RegExp(
  `^[([]?\\s*(?:(?:total|कुल|${PEOPLE})\\s*[:=-]?)?\\s*[x×=]?\\s*(\\d{1,3})\\s*${PEOPLE}?\\s*[)\\]]?$`,
  'iu',
);
const SEATS_AT_END = new RegExp(
  `^(.*?[^\\s\\d(\\[:=-])\\s*(?:\\s|[([:=×-]|\\sx)\\s*(\\d{1,2})\\s*${PEOPLE}?\\s*[)\\]]?$`,
  'iu',
);
const PLUS_GUESTS = /^(.*\S)\s*\+\s*(\d{1,2})$/;

const LABEL = /^(?:name|contact|नाम)\s*[:=]\s*/iu;
/** Around the whole name. */
const QUOTES = /^["'“‘](?<inside>[^"“”]*)["'”’]$/u;
const PICTOGRAPHS =
  /(?:(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d?|\p{Regional_Indicator})+/gu;
const EDGES = /^[\s`*_~:;,.=|/\\<>(){}[\]‐-―•-]+|[\s`*_~:;,=|/\\<>({}[‐-―•-]+$/gu;

/** Several mobile numbers in a text, and the rest of it. */
interface Numbers {
  /** In E.164. */
  readonly phones: readonly string[];
  /** Long numbers that are none, as typed. */
  readonly others: readonly string[];
  readonly rest: string;
  readonly lacksPlus: boolean;
}

/** The cells of a row without known columns. The first text is the name; any text after that becomes the note. */
export function rowOfCells(source: string, cells: readonly string[]): FoundRow {
  const numbers = cells.map(numbersIn);
  const texts: string[] = [];
  let seats = '';
  for (const { rest } of numbers) {
    const found = seats ? undefined : seatsIn(rest);
    if (found) seats = found;
    else if (/[\p{L}\p{N}]/u.test(rest)) texts.push(rest.trim());
  }
  const first = texts.find((text) => cleanName(text)) ?? '';
  const more = texts.filter((text) => text !== first);
  const beside = seats ? undefined : seatsBeside(first);
  const row = {
    ...EMPTY_ROW,
    ...namedRow(beside?.name ?? first, beside?.repair),
    source,
    seats: beside?.seats ?? seats,
  };
  const found = withNumbers(row, numbers, more);
  const short = more.find((text) => SHORT_NUMBER.test(latinDigits(text)));
  return found.phone === '' && short
    ? { ...withNumbers(row, numbers, more.toSpliced(more.indexOf(short), 1)), phone: short }
    : found;
}

/** The row with its name cleaned, and said so. */
export function namedRow(typed: string, repair?: Repair): Pick<FoundRow, 'name' | 'repairs'> {
  const name = cleanName(typed);
  const repairs: Repair[] = repair ? [repair] : [];
  if (name !== typed.trim()) repairs.push('name');
  return { name, repairs };
}

/** The row with the first mobile number found. Other numbers and `texts` go into the note. */
export function withNumbers(row: FoundRow, found: readonly Numbers[], texts: readonly string[]): FoundRow {
  const phones = [...new Set(found.flatMap((one) => one.phones))];
  const others = found.flatMap((one) => one.others);
  const [phone = others[0] ?? '', ...morePhones] = phones;
  const moreNumbers = phones.length > 0 ? [...morePhones, ...others] : others.slice(1);
  const whole = [row.note, ...moreNumbers, ...texts.map(cleanLine)].filter(Boolean).join(', ');
  const note = cutText(whole, LIMITS.replyNote.max);
  const repairs = [...row.repairs];
  if (phones.length > 0 && found.some(({ lacksPlus }) => lacksPlus)) repairs.push('countryCode');
  if (moreNumbers.length > 0) repairs.push('otherNumbers');
  if (texts.length > 0) repairs.push('rest');
  if (note !== whole) repairs.push('cut');
  return { ...row, phone, note, repairs };
}

/** All long numbers of a text. */
export function numbersIn(text: string): Numbers {
  const phones: string[] = [];
  const others: string[] = [];
  let rest = text;
  let lacksPlus = false;
  for (const [run] of latinDigits(text).matchAll(LONG_NUMBER)) {
    const at = latinDigits(rest).indexOf(run);
    const { numbers, left } = phonesOf(run);
    if (numbers.length === 0) others.push(run.trim());
    phones.push(...numbers.map(({ phone }) => phone));
    lacksPlus ||= numbers.some(({ typed }) => !typed.includes('+'));
    rest = `${rest.slice(0, at)} ${numbers.length > 0 ? left : ''} ${rest.slice(at + run.length)}`;
  }
  return { phones, others, rest, lacksPlus };
}

/** Splits '98290 12345 4' into a mobile number and the rest. */
function phonesOf(run: string) {
  const numbers: { phone: string; typed: string }[] = [];
  let groups = run.split(/\s+/);
  for (let size = groups.length; size > 0; size -= 1) {
    for (let from = 0; from + size <= groups.length; from += 1) {
      const typed = groups.slice(from, from + size).join('');
      const phone = parsePhone(typed.replace(NOT_IN_PHONES, ''));
      if (!phone) continue;
      numbers.push({ phone, typed });
      groups = groups.toSpliced(from, size);
      from -= 1;
    }
  }
  return { numbers, left: groups.join(' ') };
}

/** The number of seats that a cell says and nothing else, in Latin digits. */
export function seatsIn(cell: string): string | undefined {
  return SEATS.exec(latinDigits(cleanLine(cell)))?.[1];
}

function seatsBeside(text: string): { name: string; seats: string; repair: Repair } | undefined {
  const latin = latinDigits(text.trim());
  const plus = PLUS_GUESTS.exec(latin);
  if (plus?.[1] && plus[2]) {
    return { name: plus[1], seats: String(Number(plus[2]) + 1), repair: 'onePlusGuests' };
  }
  const end = SEATS_AT_END.exec(latin);
  return end?.[1] && end[2] ? { name: end[1], seats: end[2], repair: 'seatsBesideName' } : undefined;
}

/** A family's name without quotes, pictographs, labels and stray punctuation; empty where nothing else is there. */
export function cleanName(typed: string): string {
  const name = cleanLine(typed.replace(PICTOGRAPHS, ' '))
    .replace(EDGES, '')
    .replace(LABEL, '')
    .replace(QUOTES, '$<inside>');
  const opened = name.includes('(') ? name : name.replace(/[)\]]+$/, '');
  return /\p{L}/u.test(opened) ? opened.trim() : '';
}
