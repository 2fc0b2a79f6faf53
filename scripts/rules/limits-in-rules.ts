import * as pages from '#src/config/page-size.ts';
import { LIMITS as ALBUM, ALBUM_PAGE } from '#src/domain/album/limits.ts';
import { BOOK_PLACES } from '#src/domain/album/photo.ts';
import { BLESSING_STATES } from '#src/domain/blessing/blessing-states.ts';
import { LIMITS as BLOG } from '#src/domain/blog/limits.ts';
import * as board from '#src/domain/board/board-patterns.ts';
import { LIMITS as BOARD } from '#src/domain/board/limits.ts';
import * as bookings from '#src/domain/booking/booking-patterns.ts';
import { LIMITS as BOOKING } from '#src/domain/booking/limits.ts';
import * as patterns from '#src/domain/document-patterns.ts';
import { LIMITS as GUESTS } from '#src/domain/guests/limits.ts';
import { LIMITS as INVITATION } from '#src/domain/invitation/limits.ts';
import { LIMITS as MESSAGE } from '#src/domain/message/limits.ts';
import { LIMITS as MONEY } from '#src/domain/money/limits.ts';
import { PAPER_KINDS } from '#src/domain/money/money.ts';
import * as money from '#src/domain/money/money-patterns.ts';
import { LIMITS as ORDER } from '#src/domain/order/limits.ts';
import * as orderPatterns from '#src/domain/order/order-patterns.ts';
import { ORDER_STATUSES } from '#src/domain/order/order-status.ts';
import { LIMITS as PORTRAIT } from '#src/domain/portraits/limits.ts';
import { PORTRAIT_PLACES } from '#src/domain/portraits/portrait.ts';
import * as texts from '#src/domain/text-patterns.ts';
import { DOCUMENT_ID_PATTERN } from '#src/lib/document-id.ts';
import { PHONE_PATTERN } from '#src/lib/phone.ts';
import { BRANCH_IDS } from '#text/catalogue/farewell-branches.ts';

/** What the marks in firestore.rules, whose language has no imports, may name. */
const VALUES: Readonly<Record<string, unknown>> = {
  ...patterns,
  ...board,
  ...bookings,
  ...orderPatterns,
  ...money,
  ...texts,
  ...pages,
  ...limitsIn({ ...MESSAGE, ...BLOG, ...BOARD, ...INVITATION, ...GUESTS, ...ORDER, ...BOOKING, ...MONEY }),
  ...limitsIn({ ...PORTRAIT, ...ALBUM }),
  ...{ PAPER_KINDS, PORTRAIT_PLACES, BOOK_PLACES, BRANCH_IDS, BLESSING_STATES, ORDER_STATUSES },
  ...{ ALBUM_PAGE, DOCUMENT_ID_PATTERN, PHONE_PATTERN },
};

/** By the names that the marks use: `LIMITS.name.max`. */
function limitsIn(limits: Readonly<Record<string, { readonly max?: number }>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(limits).flatMap(([name, { max }]) =>
      max === undefined ? [] : [[`LIMITS.${name}.max`, max]],
    ),
  );
}

const MARKED = /\/\*= (\S+) \*\/ (?:\d+|'(?:[^'\\]|\\.)*'|\[[^\]]*\])/g;

/** Writes the current value after every mark; throws for an unknown mark. */
export function fillLimits(rules: string): string {
  return rules.replaceAll(MARKED, (_, name: string) => `/*= ${name} */ ${literal(name, VALUES[name])}`);
}

/** RE2 writes `\\u202e` as `\\x{202e}`. */
function literal(name: string, value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') {
    const pattern = value.replaceAll(/\\u([0-9a-f]{4})/g, '\\x{$1}');
    return `'${pattern.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  }
  if (Array.isArray(value)) return `[${value.map((item) => literal(name, item)).join(', ')}]`;
  throw new Error(`firestore.rules names ${name}, which is neither a limit nor a pattern nor a list.`);
}
