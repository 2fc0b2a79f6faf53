import { latinDigits } from '#src/lib/digits.ts';
import { cleanText } from '#src/lib/text.ts';
import type { FoundRow, Repair } from './import-row.ts';
import { EMPTY_ROW } from './import-row.ts';
import { cleanName, rowOfCells, withNote } from './read-cells.ts';
import { numbersIn } from './read-numbers.ts';
import { isHeading, isNoGuest } from './side-headings.ts';

/** `[22/11/26, 6:12 pm] Papa: `, as WhatsApp copies and exports it. */
const CHAT_HEADING =
  /^\[?\d{1,2}[/.]\d{1,2}[/.]\d{2,4},?\s+\d{1,2}:\d{2}(?::\d{2})?(?:\s*[ap]\.?m\.?)?\]?\s*(?:-\s*)?[^:]{1,60}:\s+/i;
const BULLETS = /^[\s•●○▪▫■◦‣⁃·*>✓✔☑☐➤➢→-]+(?=\S)/u;
const NUMBERING = /^\(?\d{1,4}\s*[.):\]]-?\s*(?=\D)/;
/** A line written by the chat itself. */
const CHAT_STAMP = /^\[?\d{1,2}[/.]\d{1,2}[/.]\d{2,4},?\s+\d{1,2}:\d{2}/;

const BETWEEN_CELLS = /[,;\t|]|\s[‐-―-]\s/u;

/** A line with more numbers than this is a list of people, as WhatsApp shows the members of a group. */
const NUMBERS_OF_ONE = 2;

/** One row for each pasted line; a name with its number below it is one row. */
export function rowsOfLines(text: string): FoundRow[] {
  const rows: FoundRow[] = [];
  let waiting: string | undefined;
  const lines = text.split(/\r\n?|\n/);
  let place = 0;
  let number = 0;
  for (const line of lines) {
    const source = cleanText(line);
    if (source === '') {
      waiting = undefined;
      continue;
    }
    place += 1;
    const { text, repairs, ...marks } = withoutMarks(line, [place, number + 1]);
    number = marks.number ?? number;
    const found = rowsOfLine(source, text, repairs);
    const [only] = found;
    const last = rows.at(-1);
    if (found.length === 1 && only && last && waiting !== undefined && isNumberOnly(only)) {
      rows[rows.length - 1] = joined(last, only);
      waiting = undefined;
      continue;
    }
    rows.push(...found);
    const isName = only?.is === 'family' && only.name !== '' && only.phone === '';
    waiting = isName && found.length === 1 ? source : undefined;
    if (only?.is === 'heading') number = 0;
  }
  return rows;
}

function rowsOfLine(source: string, text: string, repairs: readonly Repair[]): FoundRow[] {
  if (isNoGuest(text) || CHAT_STAMP.test(text)) return [{ ...EMPTY_ROW, is: 'aside', source }];
  const cells = text.split(BETWEEN_CELLS);
  const { phones, others } = numbersIn(text);
  const numbers = phones.length + others.length;
  if (numbers > NUMBERS_OF_ONE) {
    return cells.filter((cell) => cell.trim()).map((cell) => rowOfCells(cell.trim(), [cell]));
  }
  const name = cleanName(text);
  if (numbers === 0 && isHeading(name)) return [{ ...EMPTY_ROW, is: 'heading', source, name }];
  const row = rowOfCells(source, cells);
  const isTitle = numbers === 0 && row.seats === '' && /:\W*$/.test(text);
  const doubts = isTitle ? [...row.doubts, 'heading' as const] : row.doubts;
  return [{ ...row, repairs: [...repairs, ...row.repairs], doubts }];
}

interface Unmarked {
  readonly text: string;
  readonly repairs: readonly Repair[];
  readonly number: number | undefined;
}

/** Removes what comes before the name in chats and lists, which may count the line as one of `expected`. */
function withoutMarks(line: string, expected: readonly number[]): Unmarked {
  const repairs: Repair[] = [];
  const clean = line.replace(/[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '').trim();
  const said = clean.replace(CHAT_HEADING, '');
  if (said !== clean) repairs.push('chatHeading');
  const unmarked = said.replace(BULLETS, '');
  const latin = latinDigits(unmarked);
  const numbering = NUMBERING.exec(latin)?.[0] ?? numberOfLine(latin, expected);
  const text = unmarked.slice(numbering.length);
  if (text !== said) repairs.push('numbering');
  return { text, repairs, number: numbering ? Number(numbering.replace(/\D/g, '')) : undefined };
}

/** The number before the name in a list that counts its lines: '3 Gupta ji'. */
function numberOfLine(latin: string, expected: readonly number[]): string {
  const found = /^(\d{1,4})\s+(?=\D)/.exec(latin);
  return found && expected.includes(Number(found[1])) ? found[0] : '';
}

function isNumberOnly({ name, phone }: FoundRow): boolean {
  return name === '' && phone !== '';
}

function joined(name: FoundRow, number: FoundRow): FoundRow {
  const row = {
    ...name,
    source: `${name.source}\n${number.source}`,
    phone: number.phone,
    seats: name.seats || number.seats,
    repairs: [...new Set<Repair>([...name.repairs, 'nextLine', ...number.repairs])],
  };
  return withNote(row, [name.note, number.note].filter(Boolean).join(', '));
}
