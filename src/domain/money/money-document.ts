/** Money as it is stored with its order (`firestore.rules`), to and from {@link Money}. */
import * as v from 'valibot';
import type { IssuedPaper, Money, MoneyEntry, PriceLine } from './money.ts';
import { agreedPrice, PAPER_KINDS, PAYMENT_WAYS } from './money.ts';
import {
  MONEY_DAYS_PATTERN,
  MONEY_ENTRIES_PATTERN,
  MONEY_PAPERS_PATTERN,
  PRICE_LINES_PATTERN,
} from './money-patterns.ts';
import { paperOf, refOf } from './paper-name.ts';

const matching = (pattern: string) => v.pipe(v.string(), v.regex(new RegExp(pattern, 'u')));
const rupees = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const moneyDocument = v.object({
  lines: matching(PRICE_LINES_PATTERN),
  /** The sum of the lines, so that Firestore can add it up. */
  agreed: rupees,
  advance: rupees,
  days: matching(MONEY_DAYS_PATTERN),
  upi: v.boolean(),
  entries: matching(MONEY_ENTRIES_PATTERN),
  papers: matching(MONEY_PAPERS_PATTERN),
});

export type MoneyDocument = v.InferOutput<typeof moneyDocument>;

export function moneyFields(money: Money): MoneyDocument {
  const { lines, advance, advanceBy, restBy, refundableUntil, upi, entries, papers } = money;
  return {
    lines: priceText(lines),
    agreed: agreedPrice(money),
    advance,
    days: [advanceBy, restBy, refundableUntil].join('/'),
    upi,
    entries: entries.map(entryText).join('\n'),
    papers: papers.map((paper) => `${refOf(paper)} ${paper.total}`).join('\n'),
  };
}

export function moneyOf({ lines, days, entries, papers, advance, upi }: MoneyDocument): Money {
  const [advanceBy = '', restBy = '', refundableUntil = ''] = days.split('/');
  return {
    lines: priceLines(lines),
    advance,
    advanceBy,
    restBy,
    refundableUntil,
    upi,
    entries: linesOf(entries).map(entryOf),
    papers: linesOf(papers).flatMap(issuedPaper),
  };
}

export function priceText(lines: readonly PriceLine[]): string {
  return lines
    .map(({ amount, quantity, code, rate, text }) => [amount, quantity, code || '-', rate, text].join(' '))
    .join('\n');
}

export function priceLines(text: string): PriceLine[] {
  return linesOf(text).map((line) => {
    const [amount, quantity, code = '', rate, ...words] = line.split(' ');
    return {
      amount: Number(amount),
      quantity: Number(quantity),
      code: code === '-' ? '' : code,
      rate: Number(rate),
      text: words.join(' '),
    };
  });
}

const linesOf = (text: string): string[] => text.split('\n').filter(Boolean);

function entryText(entry: MoneyEntry): string {
  if (entry.kind === 'void') return `void ${entry.place} ${entry.reason}`;
  const { kind, day, way, amount, note } = entry;
  return [kind, day, way, amount, note].join(' ').trimEnd();
}

function entryOf(line: string): MoneyEntry {
  const [kind, second = '', third = '', fourth, ...words] = line.split(' ');
  if (kind === 'void') {
    return { kind, place: Number(second), reason: line.slice(`void ${second} `.length) };
  }
  return {
    kind: kind === 'out' ? 'out' : 'in',
    day: second,
    way: PAYMENT_WAYS.find((way) => way === third) ?? 'cash',
    amount: Number(fourth),
    note: words.join(' '),
  };
}

function issuedPaper(line: string): IssuedPaper[] {
  const [ref = '', total] = line.split(' ');
  const name = paperOf(ref);
  return name && PAPER_KINDS.includes(name.kind) ? [{ ...name, total: Number(total) }] : [];
}
