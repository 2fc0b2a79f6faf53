/** Texts of money as firestore.rules matches them: one line per entry, since rules cannot loop over a list. */
import { ANY_DAY } from '#src/domain/day.ts';
import { BANNED } from '#src/domain/text-patterns.ts';
import { GSTIN_PATTERN } from './gstin.ts';
import { TAX_SCHEMES } from './invoice.ts';
import { MONEY_TEXTS } from './limits.ts';
import { PAPER_KINDS, PAYMENT_WAYS, TAX_RATES } from './money.ts';

const GSTIN = GSTIN_PATTERN.slice(1, -1);
const RUPEES = '[1-9][0-9]{0,7}';
/** Must not begin with a space, which ends the parts before it. */
const words = (longest: number) => `[^ \\n${BANNED}][^\\n${BANNED}]{0,${longest - 1}}`;
const eachOnALine = (line: string) => `^(?:(?:${line}\\n)*${line})?$`;

/** Rupees, quantity, HSN or SAC, rate of GST, text. */
export const PRICE_LINES_PATTERN = eachOnALine(
  `-?${RUPEES} (?:0|[1-9][0-9]{0,4}) (?:[0-9]{4,8}|-) (?:${TAX_RATES.join('|')}) ${words(MONEY_TEXTS.line)}`,
);

const PAYMENT = `(?:in|out) ${ANY_DAY} (?:${PAYMENT_WAYS.join('|')}) ${RUPEES}(?: ${words(MONEY_TEXTS.note)})?`;

/** Direction, day, way, rupees and a note; or the place of the void payment, and why. */
export const MONEY_ENTRIES_PATTERN = eachOnALine(
  `(?:${PAYMENT}|void [1-9][0-9]? ${words(MONEY_TEXTS.note)})`,
);

/** Advance, rest, refundable until. */
export const MONEY_DAYS_PATTERN = `^(?:${ANY_DAY})?/(?:${ANY_DAY})?/(?:${ANY_DAY})?$`;

const paper = (kind: string) => `${kind}-20[0-9]{2}-[1-9][0-9]{0,4} (?:0|${RUPEES})`;
const [INVOICE, CREDIT_NOTE] = PAPER_KINDS.map(paper);

/** Every invoice but the last has its credit note. */
export const MONEY_PAPERS_PATTERN = `^(?:${INVOICE}(?:\\n${CREDIT_NOTE}\\n${INVOICE}){0,9}(?:\\n${CREDIT_NOTE})?)?$`;

/** Registered name, address, GST number, FSSAI number, and how the shop is taxed: as on the day of issue. */
export const INVOICE_SELLER_PATTERN = [
  `^${words(MONEY_TEXTS.seller)}`,
  words(MONEY_TEXTS.seller),
  `(?:${GSTIN})?`,
  '(?:[0-9]{14})?',
  `(?:${TAX_SCHEMES.join('|')})$`,
].join('\\n');

/** Name, address on one line, GST number, and the code of the state of supply. */
export const INVOICE_BUYER_PATTERN = [
  `^${words(MONEY_TEXTS.buyer)}`,
  `[^\\n${BANNED}]{0,${MONEY_TEXTS.address}}`,
  `(?:${GSTIN})?`,
  '(?:[0-9]{2})?$',
].join('\\n');
