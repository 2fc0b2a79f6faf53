/** Tells names, mobile numbers and numbers of seats apart. */
import { LIMITS } from '#src/domain/guests/limits.ts';
import { cleanLine, cutText } from '#src/lib/text.ts';
import type { Doubt, FoundRow, Repair } from './import-row.ts';
import { EMPTY_ROW } from './import-row.ts';
import type { Numbers } from './read-numbers.ts';
import { isShortNumber, numbersIn } from './read-numbers.ts';
import { seatsBehindNumber, seatsBeside, seatsIn } from './read-seats.ts';

const LABEL = /^(?:name|contact|नाम)\s*[:=]\s*/iu;
/** Around the whole name. */
const QUOTES = /^["'“‘](?<inside>[^"“”]*)["'”’]$/u;
const PICTOGRAPHS =
  /(?:(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d?|\p{Regional_Indicator})+/gu;
const EDGES = /^[\s`*_~:;,.=|/\\<>(){}[\]‐-―•-]+|[\s`*_~:;,=|/\\<>({}[‐-―•-]+$/gu;

/** The beginning of a message to the family rather than of a name. */
const CHATTER =
  /^(?:ok|okay|haan?|yes|no|done|thanks?|please|pls|sorry|good (?:morning|night)|add|send)\b|\?$/iu;

/** Except for food, which is {@link VEG_ONLY}. */
const ONLY =
  /\b(?:only|sirf|shudhu)\b(?! (?:veg|jain))|(?:^|[^\p{L}\p{M}])(?:केवल|सिर्फ़?|सिर्फ़|শুধু)(?![\p{L}\p{M}])/iu;
const VEG_ONLY = /\bveg (?:only|sirf|shudhu)\b/giu;

/** For a row without known columns. The first text is the name; any text after that becomes the note. */
export function rowOfCells(source: string, cells: readonly string[]): FoundRow {
  const numbers = cells.map(numbersIn);
  const texts: string[] = [];
  let seats = '';
  numbers.forEach(({ rest }, place) => {
    const plain = rest.replace(PICTOGRAPHS, ' ');
    const found = seats ? undefined : seatsIn(plain);
    const behind = seats || texts.length === 0 ? undefined : seatsBehindNumber(cells[place] ?? '', rest);
    if (found) seats = found;
    else if (behind) {
      seats = behind.seats;
      texts.push(behind.text);
    } else if (/[\p{L}\p{N}]/u.test(plain)) texts.push(rest.trim());
  });
  const first = texts.find((text) => cleanName(text)) ?? '';
  const more = texts.filter((text) => text !== first);
  const beside = seats ? undefined : seatsBeside(first.replace(PICTOGRAPHS, ' '));
  const named = namedRow(beside?.name ?? first, beside?.repair);
  const row = {
    ...EMPTY_ROW,
    ...named,
    source,
    seats: beside?.seats ?? seats,
    doubts: doubtsOf(named.name, more),
  };
  const found = withNumbers(row, numbers, more);
  const short = more.find((text) => isShortNumber(text));
  if (found.phone !== '' || !short) return found;
  const others = more.filter((text) => text !== short);
  return { ...withNumbers(row, numbers, others), phone: short };
}

/** Digits or a sentence are hardly a name; 'only Reception' is not for a family invited to everything. */
function doubtsOf(name: string, more: readonly string[]): Doubt[] {
  const doubts: Doubt[] = [];
  if (/\p{N}/u.test(name) || CHATTER.test(name)) doubts.push('name');
  if ([name, ...more].some((text) => ONLY.test(text.replace(VEG_ONLY, '')))) doubts.push('only');
  return doubts;
}

/** Cleans the name, and reports that. */
export function namedRow(typed: string, repair?: Repair): Pick<FoundRow, 'name' | 'repairs'> {
  const name = cleanName(typed);
  const repairs: Repair[] = repair ? [repair] : [];
  if (name !== typed.trim()) repairs.push('name');
  return { name, repairs };
}

/** Uses the first mobile number. Other numbers and `texts` go into the note. */
export function withNumbers(row: FoundRow, found: readonly Numbers[], texts: readonly string[]): FoundRow {
  const phones = [...new Set(found.flatMap((one) => one.phones))];
  const others = found.flatMap((one) => one.others);
  const [phone = others[0] ?? '', ...morePhones] = phones;
  const moreNumbers = phones.length > 0 ? [...morePhones, ...others] : others.slice(1);
  const whole = [row.note, ...moreNumbers, ...texts.map(cleanLine)].filter(Boolean).join(', ');
  const repairs = [...row.repairs];
  if (phones.length > 0 && found.some(({ lacksCode }) => lacksCode)) repairs.push('countryCode');
  if (moreNumbers.length > 0) repairs.push('otherNumbers');
  if (texts.length > 0) repairs.push('rest');
  const doubts: Doubt[] = found.some(({ isDoubtful }) => isDoubtful)
    ? [...row.doubts, 'number']
    : [...row.doubts];
  return withNote({ ...row, phone, repairs, doubts }, whole);
}

/** Shortens the note to what can be stored, and reports that. */
export function withNote(row: FoundRow, typed: string): FoundRow {
  const whole = cleanLine(typed);
  const note = cutText(whole, LIMITS.replyNote.max);
  const isCut = note !== whole && !row.repairs.includes('cut');
  return { ...row, note, repairs: isCut ? [...row.repairs, 'cut'] : row.repairs };
}

/** Without quotes, pictographs, labels and stray punctuation; empty where nothing else is left. */
export function cleanName(typed: string): string {
  const name = cleanLine(typed.replace(PICTOGRAPHS, ' '))
    .replace(EDGES, '')
    .replace(LABEL, '')
    .replace(QUOTES, '$<inside>');
  const opened = name.includes('(') ? name : name.replace(/[)\]]+$/, '');
  return /\p{L}/u.test(opened) ? opened.trim() : '';
}
