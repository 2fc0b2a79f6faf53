import { ANY_DAY } from '#src/domain/day.ts';
import { line } from '#src/domain/document-patterns.ts';
import { BANNED, COUPON_CODE_PATTERN } from '#src/domain/text-patterns.ts';
import { PHONE_PATTERN } from '#src/lib/phone.ts';
import { SITE_LANGUAGES } from '#src/locales/locales.ts';
import { CARD_NAMES, ORDER_TEXTS } from './limits.ts';
import { OFFERS, OFFERS_IN_WORDS } from './offers.ts';
import { ORDER_KINDS, PRINTED_FIELDS } from './order.ts';

export const ORDER_NUMBER_PATTERN = '^[A-Z]-[0-9]{6}-[0-9A-HJKMNP-TV-Z]{4}$';

const offers = OFFERS.join('|');

export const ORDER_PATTERN = [
  ORDER_NUMBER_PATTERN.slice(0, -1),
  `(?:${ORDER_KINDS.join('|')})`,
  `(?:${SITE_LANGUAGES.join('|')})`,
  `(?:${ANY_DAY})?`,
  `(?:${PHONE_PATTERN.slice(1, -1)})?`,
  line(ORDER_TEXTS.name),
  line(ORDER_TEXTS.couple),
  line(ORDER_TEXTS.place),
  line(ORDER_TEXTS.occasion),
  // Plates of a dinner: vegetarian, Jain, non-vegetarian, and the children among them.
  '(?:[0-9]{1,5}(?: [0-9]{1,5}){3})?',
  `(?:(?:${offers})(?: (?:${offers}))?|${OFFERS_IN_WORDS.replace('.', '\\.')})?`,
  `(?:${COUPON_CODE_PATTERN.slice(1, -1)})?$`,
].join('\\n');

const orderLine = '[a-z0-9-]{1,40}(?:/[a-z0-9-]{1,40})? (?:[1-9][0-9]{0,3}|10000)(?: [0-9]{1,6}-[0-9]{1,6})?';

/** Catalogue id, amount and unit price, one line each: rules cannot loop over a list. */
export const ORDER_LINES_PATTERN = `^(?:${orderLine}\\n)*${orderLine}$`;

const printedLine = `(?:${PRINTED_FIELDS.join('|')}) [^\\n${BANNED}]{1,${CARD_NAMES.families}}`;

/** Names, families, date and place as they are printed: field and text, a line each. */
export const ORDER_PRINTED_PATTERN = `^(?:(?:${printedLine}\\n)*${printedLine})?$`;

const extraLine = `[a-z0-9-]{1,40} [^\\n${BANNED}]{1,${ORDER_TEXTS.extra}}`;

/** What a family would like besides the dishes on the menu: category and text, a line each. */
export const ORDER_EXTRAS_PATTERN = `^(?:(?:${extraLine}\\n)*${extraLine})?$`;
