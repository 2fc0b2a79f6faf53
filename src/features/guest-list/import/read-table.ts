import { parse } from '@vanillaes/csv';
import { cleanLine } from '#src/lib/text.ts';
import { fitsTags, parseTags } from '../family-form.ts';
import type { FoundRow } from './import-row.ts';
import { EMPTY_ROW } from './import-row.ts';
import { namedRow, rowOfCells, withNote, withNumbers } from './read-cells.ts';
import { numbersIn } from './read-numbers.ts';
import { seatsIn } from './read-seats.ts';
import { isNoGuest } from './side-headings.ts';

type Column = 'name' | 'phone' | 'seats' | 'tags' | 'note';

/** As spreadsheets, Google Contacts and couples write them, in lower case without punctuation. */
const HEADINGS: ReadonlyArray<readonly [Column, RegExp]> = [
  [
    'phone',
    /^(?:primary )?(?:phone|mobile|cell|whatsapp|contact|telephone|tel)(?: ?(?:\d|phone|mobile|number|no|num|nr|value))*$|^number$|^फ़?ोन|^फोन|^फ़ोन|^मोबाइल|^नंबर$|^नम्बर$|^व्हाट्सएप/u,
  ],
  [
    'seats',
    /^(?:no of |number of |total )?(?:seats?|guests|people|persons?|pax|members?|count|invited)$|^(?:कुल )?(?:लोग|सदस्य|व्यक्ति|सीटें?|मेहमान|संख्या|सदस्य संख्या)$/u,
  ],
  [
    'name',
    /^(?:full |first |middle |last |given |family |guest |contact |guests )?name(?: of (?:the )?(?:family|guest))?$|^(?:family|guest|surname)$|^नाम$|^परिवार(?: का नाम)?$|^(?:अतिथि|मेहमान) का नाम$/u,
  ],
  ['tags', /^(?:tags?|groups?|category|समूह|टैग)$/u],
  ['note', /^(?:notes?|remarks?|comments?|टिप्पणी|नोट)$/u],
];

/** The headings may be among so many records from the top; what is above them is a title. */
const HEADINGS_WITHIN = 5;

/** The rows of a table, and the headings of filled columns that a guest list has no use for. */
export interface TableReading {
  readonly rows: readonly FoundRow[];
  readonly unused: readonly string[];
}

/** Separated by `,`, `;`, tab or bar. `undefined` without headings or quotes. Titles are no families. */
export function readTable(typed: string): TableReading | undefined {
  const text = withoutOpenQuotes(typed);
  const records = recordsOf(text);
  const place = placeOfHeadings(records);
  const headings = records[place];
  if (!headings) {
    if (!text.includes('"') || records.length === 0) return undefined;
    return { rows: records.map((record) => rowOfCells(sourceOf(record), record)), unused: [] };
  }
  const titles = records.slice(0, place).map(asideOf);
  const body = withoutNameParts(headings, records.slice(place + 1));
  const columns = headings.map(columnOf);
  const unused = headings.filter(
    (heading, place) => heading.trim() && !columns[place] && body.some((record) => record[place]?.trim()),
  );
  // Below 'Name' alone, numbers are where people happen to write them.
  const isNamesOnly = columns.every((column) => column === undefined || column === 'name');
  const rows = body.map((record) => {
    if (isNoGuest(sourceOf(record))) return asideOf(record);
    return isNamesOnly ? rowOfCells(sourceOf(record), record) : rowOfRecord(record, columns);
  });
  return { rows: [...titles, ...rows], unused: isNamesOnly ? [] : unused.map(cleanLine) };
}

/** The first of the uppermost records that names a name and more, or the very first; -1 if there are no headings. */
function placeOfHeadings(records: readonly string[][]): number {
  const named = records.slice(0, HEADINGS_WITHIN).map((record) => {
    const isData = record.some((cell) => /\p{N}{3}/u.test(cell));
    return new Set(isData ? [] : record.flatMap((cell) => columnOf(cell) ?? []));
  });
  const place = named.findIndex((columns) => columns.has('name') && columns.size > 1);
  return place === -1 && named[0]?.has('name') ? 0 : place;
}

/** A record that is no family. Its text is kept, in case the couple disagrees. */
function asideOf(record: readonly string[]): FoundRow {
  return { ...rowOfCells(sourceOf(record), record), is: 'aside' };
}

/** The parser takes everything after a quote that is never closed for one cell. */
function withoutOpenQuotes(text: string): string {
  if (!hasOpenQuote(text)) return text;
  const lines = text.split(/\r\n?|\n/);
  return lines.map((line) => (hasOpenQuote(line) ? line.replaceAll('"', '') : line)).join('\n');
}

function hasOpenQuote(text: string): boolean {
  return text.split('"').length % 2 === 0;
}

function recordsOf(text: string): string[][] {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim());
  const cells = lines.slice(0, HEADINGS_WITHIN).map((line) => line.split(separatorOf(line)));
  const separator = separatorOf(lines[Math.max(0, placeOfHeadings(cells))] ?? '');
  // The parser accepts commas only.
  const swap = (part: string) =>
    part.replace(/[,;\t|]/g, (found) => {
      if (found === separator) return ',';
      return found === ',' ? separator : found;
    });
  try {
    // Without the line break it loses a last line of one cell.
    const records: string[][] = parse(`${swap(text)}\n`, {}, swap);
    return records.filter((record) => record.some((cell) => cell.trim()));
  } catch {
    return [];
  }
}

function separatorOf(line: string): string {
  const count = (separator: string) => line.split(separator).length;
  return [',', ';', '\t', '|'].reduce((one, other) => (count(other) > count(one) ? other : one));
}

const WHOLE_NAME = /^(?:full )?name$/;
const PART_OF_NAME = /^(?:first|given|middle|last|family) name$/;

/** Removes parts of a name that are in the whole name, which has a column of its own. */
function withoutNameParts(headings: readonly string[], records: readonly string[][]): string[][] {
  const plain = headings.map(plainHeading);
  const whole = plain.findIndex((heading) => WHOLE_NAME.test(heading));
  return records.map((record) => {
    const name = record[whole] ?? '';
    const isPart = (cell: string, place: number) =>
      PART_OF_NAME.test(plain[place] ?? '') && name.toLowerCase().includes(cell.trim().toLowerCase());
    return record.map((cell, place) => (isPart(cell, place) ? '' : cell));
  });
}

function plainHeading(heading: string): string {
  return cleanLine(heading)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

function columnOf(heading: string): Column | undefined {
  const plain = plainHeading(heading);
  return HEADINGS.find(([, shape]) => shape.test(plain))?.[0];
}

function rowOfRecord(record: readonly string[], columns: ReadonlyArray<Column | undefined>): FoundRow {
  const inColumn = (column: Column) =>
    record.filter((cell, place) => columns[place] === column && cell.trim() !== '');
  const seats = inColumn('seats').join(' ');
  const tags = inColumn('tags').join(', ');
  const notes = inColumn('note').map(cleanLine);
  const { name, repairs } = namedRow(inColumn('name').join(' '));
  const row = {
    ...EMPTY_ROW,
    name,
    repairs,
    source: sourceOf(record),
    seats: seatsIn(seats) ?? cleanLine(seats),
  };
  const noted = fitsTags(parseTags(tags))
    ? withNote({ ...row, tags }, notes.join(', '))
    : withNote({ ...row, repairs: [...repairs, 'tags'] }, [...notes, tags].join(', '));
  return withPhones(noted, inColumn('phone'));
}

/** Adds the columns for numbers: beside a number there may be seats, or whose number it is. */
function withPhones(row: FoundRow, cells: readonly string[]): FoundRow {
  const numbers = cells.map(numbersIn);
  const hasNumber = numbers.some(({ phones, others }) => phones.length + others.length > 0);
  if (!hasNumber) return { ...row, phone: cells.join(' ').trim() };
  const texts = numbers.map(({ rest }) => rest).filter((rest) => /[\p{L}\p{N}]/u.test(rest));
  const seats = row.seats === '' ? texts.find((text) => seatsIn(text)) : undefined;
  const remarks = texts.filter((text) => text !== seats);
  return withNumbers({ ...row, seats: seatsIn(seats ?? '') ?? row.seats }, numbers, remarks);
}

function sourceOf(record: readonly string[]): string {
  return record.map(cleanLine).filter(Boolean).join(', ');
}
