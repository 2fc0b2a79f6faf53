/** Texts of a stored board as firestore.rules matches them: one line per entry, since rules cannot loop. */
import { LIMITS } from '#src/domain/board/limits.ts';
import { DAY } from '#src/domain/day.ts';
import { line, visibleLine } from '#src/domain/document-patterns.ts';
import { COUPON_CODE_PATTERN } from '#src/domain/text-patterns.ts';

/** With the part of the catalogue: `cars/innova-crysta`, `cards/series-1`, `cards/series-1/lotus`. */
const ITEM = '[a-z0-9-]{1,40}(?:/[a-z0-9-]{1,40}){1,2}';

/** Items that are out, and prices with the day from which they hold. */
export const BOARD_ITEMS_PATTERN = `^(?:${ITEM} (?:out|${DAY} [0-9]{1,7}-[0-9]{1,7})\\n)*$`;

/** First and last day, English, Hindi. */
export const BOARD_BANNER_PATTERN = `^(?:${DAY} ${DAY}\\t${visibleLine(LIMITS.boardBanner.max)}\\t${visibleLine(LIMITS.boardBanner.max)})?$`;

export const BOARD_CLOSED_PATTERN = `^(?:${DAY}\\n)*$`;

/** Code, per cent or rupees, last day. */
export const BOARD_COUPONS_PATTERN = `^(?:${COUPON_CODE_PATTERN.slice(1, -1)} (?:[1-9][0-9]?%|[1-9][0-9]{0,5}) ${DAY}\\n)*$`;

const spoken = [
  visibleLine(LIMITS.boardName.max),
  visibleLine(LIMITS.boardMessage.max),
  line(LIMITS.boardName.max),
].join('\\t');

/** Name, message and designation, in English and in Hindi. */
export const BOARD_TESTIMONIALS_PATTERN = `^(?:${spoken}\\t${spoken}\\n)*$`;
