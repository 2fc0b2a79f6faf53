import { latinDigits } from '#src/lib/digits.ts';
import { cleanText } from '#src/lib/text.ts';
import type { FoundRow, Repair } from './import-row.ts';
import { EMPTY_ROW } from './import-row.ts';
import { numbersIn, rowOfCells } from './read-cells.ts';

/** `[22/11/26, 6:12 pm] Papa: `, as WhatsApp copies and exports it. */
const CHAT_HEADING =
  /^\[?\d{1,2}[/.]\d{1,2}[/.]\d{2,4},?\s+\d{1,2}:\d{2}(?::\d{2})?(?:\s*[ap]\.?m\.?)?\]?\s*(?:-\s*)?[^:]{1,60}:\s+/i;
const BULLETS = /^[\s•●○▪▫■◦‣⁃·*>✓✔☑☐➤➢→-]+(?=\S)/u;
const NUMBERING = /^\(?\d{1,4}\s*[.):\]]-?\s*(?=\D)/;
const NO_GUEST = /^<.*>$|\(file attached\)$/;

const BETWEEN_CELLS = /[,;\t|]|\s[‐-―-]\s/u;

/** A line with more numbers than this is a list of people, as WhatsApp shows the members of a group. */
const NUMBERS_OF_ONE = 2;

/** One row for each pasted line; a name with its number below it is one row. */
export function rowsOfLines(text: string): FoundRow[] {
  const rows: FoundRow[] = [];
  let waiting: string | undefined;
  const lines = text.split(/\r\n?|\n/);
  let place = 0;
  for (const line of lines) {
    const source = cleanText(line);
    if (source === '') {
      waiting = undefined;
      continue;
    }
    place += 1;
    const found = rowsOfLine(source, line, place);
    const [only] = found;
    const last = rows.at(-1);
    if (found.length === 1 && only && last && waiting !== undefined && isNumberOnly(only)) {
      rows[rows.length - 1] = joined(last, only);
      waiting = undefined;
      continue;
    }
    rows.push(...found);
    waiting = only && found.length === 1 && only.name !== '' && only.phone === '' ? source : undefined;
  }
  return rows;
}

function rowsOfLine(source: string, line: string, place: number): FoundRow[] {
  if (NO_GUEST.test(source)) return [{ ...EMPTY_ROW, source }];
  const { text, repairs } = withoutMarks(line, place);
  const cells = text.split(BETWEEN_CELLS);
  const { phones, others } = numbersIn(text);
  if (phones.length + others.length > NUMBERS_OF_ONE) {
    return cells.filter((cell) => cell.trim()).map((cell) => rowOfCells(cell.trim(), [cell]));
  }
  const row = rowOfCells(source, cells);
  return [{ ...row, repairs: [...repairs, ...row.repairs] }];
}

/** The line without what stands before the name in chats and lists. */
function withoutMarks(line: string, place: number): { text: string; repairs: Repair[] } {
  const repairs: Repair[] = [];
  const clean = line.replace(/[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '').trim();
  const said = clean.replace(CHAT_HEADING, '');
  if (said !== clean) repairs.push('chatHeading');
  const unmarked = said.replace(BULLETS, '');
  const latin = latinDigits(unmarked);
  const numbering = NUMBERING.exec(latin)?.[0] ?? numberOfLine(latin, place);
  const text = unmarked.slice(numbering.length);
  if (text !== said) repairs.push('numbering');
  return { text, repairs };
}

/** The number before the name in a list that counts its lines: '3 Gupta ji'. */
function numberOfLine(latin: string, place: number): string {
  const found = /^(\d{1,4})\s+(?=\D)/.exec(latin);
  return found && Number(found[1]) === place ? found[0] : '';
}

function isNumberOnly({ name, phone }: FoundRow): boolean {
  return name === '' && phone !== '';
}

function joined(name: FoundRow, number: FoundRow): FoundRow {
  return {
    ...name,
    source: `${name.source}\n${number.source}`,
    phone: number.phone,
    seats: name.seats || number.seats,
    note: [name.note, number.note].filter(Boolean).join(', '),
    repairs: [...name.repairs, 'nextLine', ...number.repairs],
  };
}
