/** Finds mobile numbers. A number may lose spaces, prefixes and punctuation; it never gets a digit that was apart from it. */
import { latinDigits } from '#src/lib/digits.ts';
import { parsePhone } from '#src/lib/phone.ts';

/** Seven digits or more, and what a spreadsheet makes of a number in a narrow column. */
const LONG_NUMBER = /\d(?:\.\d+)?E\+\d+|[+(]*\d(?:[\s().‐-―-]*\d){6,}/gi;
const BETWEEN_GROUPS = /[\s().‐-―-]+/;
const SHORT_NUMBER = /^\+?\d[\d\s.-]{3,}$/;

/** How people write the ten digits of an Indian mobile number. In any other grouping, some may be seats. */
const GROUPINGS = /^(?:10|5 5|4 6|6 4|3 7|7 3|3 3 4|4 3 3|3 4 3|2 4 4|4 2 4|5 2 3|2 2 2 2 2)$/;

/** Length by country code, where India's families live and all mobile numbers have the same length. */
const FOREIGN_LENGTHS: Readonly<Record<string, number>> = {
  1: 11,
  27: 11,
  33: 11,
  44: 12,
  61: 11,
  65: 10,
  94: 11,
  254: 12,
  353: 12,
  852: 11,
  880: 13,
  965: 11,
  966: 12,
  968: 11,
  971: 12,
  973: 11,
  974: 11,
  977: 13,
};

export interface Numbers {
  /** In E.164. */
  readonly phones: readonly string[];
  /** Other long numbers, as typed. */
  readonly others: readonly string[];
  readonly rest: string;
  /** Whether +91 was added. */
  readonly lacksCode: boolean;
  readonly isDoubtful: boolean;
}

export function numbersIn(text: string): Numbers {
  const phones: string[] = [];
  const others: string[] = [];
  let rest = text;
  let lacksCode = false;
  let isDoubtful = false;
  for (const [run] of latinDigits(text).matchAll(LONG_NUMBER)) {
    const at = latinDigits(rest).indexOf(run);
    const groups = run.split(BETWEEN_GROUPS).filter(Boolean);
    const found = phonesIn(groups);
    const { other, left } = found.numbers.length > 0 ? { other: '', left: found.left } : unread(run);
    if (other) others.push(other);
    phones.push(...found.numbers.map(({ phone }) => phone));
    lacksCode ||= found.numbers.some(({ phone, typed }) => phone.startsWith('+91') && !typed.includes('+'));
    isDoubtful ||=
      parsePhone(other) !== undefined || (found.numbers.length > 0 && found.left.some(isGuestsOrCode));
    rest = `${rest.slice(0, at)} ${left.join(' ')} ${rest.slice(at + run.length)}`;
  }
  return { phones, others, rest, lacksCode, isDoubtful };
}

/** A mobile number that lacks digits. */
export function isShortNumber(text: string): boolean {
  return SHORT_NUMBER.test(latinDigits(text));
}

interface FoundPhone {
  readonly phone: string;
  readonly typed: string;
}

/** The longest numbers that neighbouring groups make, and the groups that are left. */
function phonesIn(groups: readonly string[]): { numbers: readonly FoundPhone[]; left: readonly string[] } {
  for (let size = groups.length; size > 0; size -= 1) {
    for (let from = 0; from + size <= groups.length; from += 1) {
      const own = groups.slice(from, from + size);
      const phone = phoneOf(own);
      if (!phone) continue;
      const before = phonesIn(groups.slice(0, from));
      const after = phonesIn(groups.slice(from + size));
      return {
        numbers: [...before.numbers, { phone, typed: own.join('') }, ...after.numbers],
        left: [...before.left, ...after.left],
      };
    }
  }
  return { numbers: [], left: groups };
}

function phoneOf(groups: readonly string[]): string | undefined {
  const typed = groups.join('');
  const phone = parsePhone(typed);
  if (!phone) return undefined;
  const digits = typed.replace(/\D/g, '').length;
  if (phone.startsWith('+91')) {
    return GROUPINGS.test(lengthsAfter(digits - 10, groups)) ? phone : undefined;
  }
  const [first = '', ...more] = groups;
  if (isGuestsOrCode(first) && /^(?:10|5 5)$/.test(lengthsAfter(0, more)) && parsePhone(more.join(''))) {
    return undefined;
  }
  const code = [1, 2, 3].map((length) => phone.slice(1, 1 + length)).find((one) => one in FOREIGN_LENGTHS);
  const isWhole =
    code === undefined ? (groups.at(-1)?.length ?? 0) > 2 : phone.length - 1 === FOREIGN_LENGTHS[code];
  return isWhole ? phone : undefined;
}

/** `5 5`: the lengths of the groups that follow a prefix of so many digits. */
function lengthsAfter(prefix: number, groups: readonly string[]): string {
  let before = prefix;
  return groups
    .map((group) => {
      const { length } = group.replace(/\D/g, '');
      const skipped = Math.min(before, length);
      before -= skipped;
      return length - skipped;
    })
    .filter((length) => length > 0)
    .join(' ');
}

/** `+1` before an Indian number may be somebody's guest or the code of another country. */
function isGuestsOrCode(group: string): boolean {
  return /^\+\d$/.test(group);
}

/** A run of digits that is no mobile number, without the one or two at its end that are seats. */
function unread(run: string): { other: string; left: readonly string[] } {
  const [, other = run, seats = ''] = /^(.*\d{3,})[\s(-]+(\d{1,2})$/.exec(run.trim()) ?? [];
  return { other: other.trim(), left: seats ? [seats] : [] };
}
