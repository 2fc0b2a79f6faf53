/** The database schema, written independently of the rules and limits so that it can reveal their mistakes. */
import type { RestDocument, RestValue } from '#scripts/proof/stored-documents.ts';
import { idOf } from '#scripts/proof/stored-documents.ts';
import { findBranch } from '#text/catalogue/farewell-branches.ts';

const FILLERS = new Set([0x115f, 0x1160, 0x2800, 0x3164, 0xfeff, 0xffa0]);

export function hasForbidden(text: string, linesAllowed: boolean): boolean {
  return [...text].some((sign) => {
    const code = sign.codePointAt(0) ?? 0;
    if (code === 0x0a) return !linesAllowed;
    const isControl = code < 0x20 || (code >= 0x7f && code <= 0x9f);
    const isDirection = code === 0x061c || code === 0x200e || code === 0x200f;
    const isSeparator = (code >= 0x2028 && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069);
    return isControl || isDirection || isSeparator || FILLERS.has(code);
  });
}

export function isVisible(text: string): boolean {
  return [...text].some((sign) => !/[\s\p{Separator}\p{Mark}\p{Format}]/u.test(sign));
}

type Check = (text: string) => boolean;

export const isName: Check = (text) => text.length <= 80 && isVisible(text) && !hasForbidden(text, false);
export const isMessage: Check = (text) =>
  text === '' ||
  (text.length <= 1_000 && isVisible(text) && !hasForbidden(text, true) && text.split('\n').length <= 40);
const isNumber: Check = (text) => /^\+[1-9]\d{7,14}$/.test(text) && !text.includes('\n');

const SHAPES: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  blesscouple: { name: isName, number: isNumber, message: isMessage },
  farewellMessages: {
    name: isName,
    branch: (text) => findBranch(text) !== undefined,
    number: isNumber,
    message: isMessage,
  },
};

function textOf(value: RestValue | undefined): string | undefined {
  const text = value?.stringValue;
  return typeof text === 'string' && Object.keys(value ?? {}).length === 1 ? text : undefined;
}

/** One sentence per problem. `since` and `until` bound the message's time. */
export function schemaFaults(document: RestDocument, since: Date, until: Date): string[] {
  const place = document.name.split('/documents/')[1] ?? '';
  const [collection = '', , ...deeper] = place.split('/');
  const shape = SHAPES[collection];
  if (!shape || deeper.length > 0) return [`${place} is where no message belongs`];
  const faults: string[] = [];
  if (!/^[\w-]{20,40}$/.test(idOf(document))) faults.push(`${place} has an id no device makes`);
  const { createdAt, ...fields } = document.fields ?? {};
  const keys = Object.keys(fields).sort().join();
  if (keys !== Object.keys(shape).sort().join()) faults.push(`${place} has the fields ${keys}`);
  for (const [field, isGood] of Object.entries(shape)) {
    const text = textOf(fields[field]);
    if (text === undefined || !isGood(text)) {
      faults.push(`${place}: ${field} is ${JSON.stringify(fields[field])?.slice(0, 120)}`);
    }
  }
  const time = new Date(String(createdAt?.timestampValue));
  if (!(time >= since && time <= until)) faults.push(`${place} was made at ${JSON.stringify(createdAt)}`);
  return faults;
}
