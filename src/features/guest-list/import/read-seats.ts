/** Reads how many of a family are invited, as it is said in India: '4 jana', 'couple', 'family of 5', '2+2'. */
import { latinDigits } from '#src/lib/digits.ts';
import { cleanLine } from '#src/lib/text.ts';
import type { Repair } from './import-row.ts';

const PEOPLE = [
  'pax|pp|px|nos?|heads?|only|seats?|guests?|persons?|people|members?|adults?|per',
  'log|lok|jan[aeo]?|jane|jon|jee|bande|mandi|peru?|aalkkar',
  'लोग|लोगों|जन|जने|जण|जणे|जणं|सदस्य|व्यक्ति|मेहमान|सीटें?|जना',
  'જણા?|લોકો|ਜਣੇ|ਬੰਦੇ|ਲੋਕ|জন|பேர்|మంది|ಜನ|പേർ',
].join('|');
const ONE = 'single|alone|akel[aei]|ekt[ai]|eklo|अकेल[ाेी]|एकट[ाेी]';
const TWO = 'couple|jod[ai]|जोड़[ाी]|जोड[ाी]|दंपति|दंपती|दम्पति';
const ADULTS = 'adults?|a|बड़े';
const CHILDREN = 'child(?:ren)?|kids?|ch?|बच्चे';

type Shape = readonly [shape: string, seatsOf: (first: string, second: string) => string];

const sum = (one: string, other: string) => String(Number(one) + Number(other));

/**
 * Without the name before it or the bracket behind it. A range stays as typed, so that it is marked for review.
 */
const SHAPES: readonly Shape[] = [
  [`(\\d{1,2}\\s*(?:-|–|/|to|ya|or|या)\\s*\\d{1,2})\\s*(?:${PEOPLE})?`, (range) => cleanLine(range)],
  [`(\\d{1,2})\\s*(?:${ADULTS})?\\s*[+&]\\s*(\\d{1,2})\\s*(?:${CHILDREN})?`, sum],
  [`(\\d{1,2})\\s*(?:${ADULTS})\\s*(\\d{1,2})\\s*(?:${CHILDREN})`, sum],
  [`(?:${TWO})\\s*(?:\\+|and|with)\\s*(\\d{1,2})\\s*(?:${CHILDREN})?`, (more) => sum('2', more)],
  [`(?:family\\s+of|(?:total|कुल|${PEOPLE})\\s*[:=-]?)\\s*(\\d{1,3})`, (count) => count],
  [`(?:x\\s*)?(\\d{1,3})\\s*(?:${PEOPLE})?`, (count) => count],
  [`(?:${ONE})`, () => '1'],
  [`(?:${TWO})`, () => '2'],
];

const WHOLE = SHAPES.map(
  ([shape, seatsOf]) => [new RegExp(`^[([×=]?\\s*${shape}\\s*[)\\]]?$`, 'iu'), seatsOf] as const,
);
const AT_END = SHAPES.map(
  ([shape, seatsOf]) =>
    [new RegExp(`^(.*?[^\\s\\d([:=×-])[\\s,:;=×([-]+${shape}\\s*[)\\]]?$`, 'iu'), seatsOf] as const,
);
/** '+3' after a name are three more than the person named. */
const PLUS_GUESTS = new RegExp(`^(.*[^\\s\\d])\\s*\\+\\s*(\\d{1,2})\\s*(?:${CHILDREN}|${PEOPLE})?$`, 'iu');

/** The named person and the spouse. */
const WITH_SPOUSE =
  /[\p{L}.]\s*(?:\+|&|and|with)\s*(?:wife|husband|mrs\.?|bhabh?i(?:\s+ji)?|patni|पत्नी|বউ)$/iu;

/** In Latin digits; only if the cell has nothing else. */
export function seatsIn(cell: string): string | undefined {
  const text = latinDigits(cleanLine(cell));
  for (const [shape, seatsOf] of WHOLE) {
    const found = shape.exec(text);
    if (found) return seatsOf(found[1] ?? '', found[2] ?? '');
  }
  return undefined;
}

export function seatsBeside(text: string): { name: string; seats: string; repair: Repair } | undefined {
  const latin = latinDigits(cleanLine(text));
  for (const [shape, seatsOf] of AT_END) {
    const [, name, first = '', second = ''] = shape.exec(latin) ?? [];
    if (name) return { name, seats: seatsOf(first, second), repair: 'seatsBesideName' };
  }
  const [, name, guests] = PLUS_GUESTS.exec(latin) ?? [];
  if (name && guests) return { name, seats: sum('1', guests), repair: 'onePlusGuests' };
  return WITH_SPOUSE.test(text) ? { name: text, seats: '2', repair: 'onePlusGuests' } : undefined;
}

/** The place or remark before a number of seats that follows the mobile number, not 'Sector 4' before it. */
export function seatsBehindNumber(cell: string, rest: string): { text: string; seats: string } | undefined {
  const found = seatsBeside(rest);
  if (!found) return undefined;
  const { name: text, seats } = found;
  const said = latinDigits(cleanLine(rest)).slice(text.length).trim();
  const behind = latinDigits(cleanLine(cell)).slice(text.length).trim();
  return behind.startsWith(`${said} `) || behind === said ? undefined : { text, seats };
}
