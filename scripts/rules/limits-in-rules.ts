import { COUNT_LIMIT, DESK_LIMIT, LIST_LIMIT, PAGE_SIZE } from '#src/config/page-size.ts';
import { BLESSING_STATES } from '#src/domain/blessing/blessing-states.ts';
import { LIMITS as BLOG } from '#src/domain/blog/limits.ts';
import * as patterns from '#src/domain/document-patterns.ts';
import { LIMITS as GUESTS } from '#src/domain/guests/limits.ts';
import { LIMITS as INVITATION } from '#src/domain/invitation/limits.ts';
import { LIMITS as MESSAGE } from '#src/domain/message/limits.ts';
import { LIMITS as ORDER } from '#src/domain/order/limits.ts';
import {
  ORDER_EXTRAS_PATTERN,
  ORDER_LINES_PATTERN,
  ORDER_PATTERN,
  ORDER_PRINTED_PATTERN,
} from '#src/domain/order/order-patterns.ts';
import { ORDER_STATUSES } from '#src/domain/order/order-status.ts';
import * as texts from '#src/domain/text-patterns.ts';
import { DOCUMENT_ID_PATTERN } from '#src/lib/document-id.ts';
import { PHONE_PATTERN } from '#src/lib/phone.ts';
import { BRANCH_IDS } from '#text/catalogue/farewell-branches.ts';

const LIMITS = { ...MESSAGE, ...BLOG, ...INVITATION, ...GUESTS, ...ORDER };

/** Values of the marked constants in firestore.rules, whose language has no imports. */
const VALUES: Readonly<Record<string, number | string | readonly string[]>> = {
  'LIMITS.name.max': LIMITS.name.max,
  'LIMITS.message.max': LIMITS.message.max,
  'LIMITS.blogTitle.max': LIMITS.blogTitle.max,
  'LIMITS.blogContent.max': LIMITS.blogContent.max,
  'LIMITS.blogImageUrl.max': LIMITS.blogImageUrl.max,
  'LIMITS.seats.max': LIMITS.seats.max,
  'LIMITS.editors.max': LIMITS.editors.max,
  'LIMITS.draft.max': LIMITS.draft.max,
  'LIMITS.openDays.max': LIMITS.openDays.max,
  'LIMITS.hindi.max': LIMITS.hindi.max,
  'LIMITS.familySeats.max': LIMITS.familySeats.max,
  'LIMITS.guests.max': LIMITS.guests.max,
  'LIMITS.orderLines.max': LIMITS.orderLines.max,
  'LIMITS.orderLinesText.max': LIMITS.orderLinesText.max,
  'LIMITS.orderTotal.max': LIMITS.orderTotal.max,
  'LIMITS.orderPrinted.max': LIMITS.orderPrinted.max,
  'LIMITS.orderExtras.max': LIMITS.orderExtras.max,
  'LIMITS.platePrice.max': LIMITS.platePrice.max,
  'LIMITS.orderNote.max': LIMITS.orderNote.max,
  PAGE_SIZE,
  LIST_LIMIT,
  COUNT_LIMIT,
  DESK_LIMIT,
  DOCUMENT_ID_PATTERN,
  PHONE_PATTERN,
  IMAGE_URL_PATTERN: texts.IMAGE_URL_PATTERN,
  LINE_PATTERN: texts.LINE_PATTERN,
  TEXT_PATTERN: texts.TEXT_PATTERN,
  VISIBLE_PATTERN: texts.VISIBLE_PATTERN,
  MESSAGE_LINES_PATTERN: texts.MESSAGE_LINES_PATTERN,
  BRANCH_IDS,
  PARTNER_PATTERN: patterns.PARTNER_PATTERN,
  PAGE_PATTERN: patterns.PAGE_PATTERN,
  CONTACT_PATTERN: patterns.CONTACT_PATTERN,
  WORDING_PATTERN: patterns.WORDING_PATTERN,
  FUNCTION_PATTERN: patterns.FUNCTION_PATTERN,
  HINDI_PATTERN: patterns.HINDI_PATTERN,
  INVITATION_CODE_PATTERN: texts.INVITATION_CODE_PATTERN,
  EMAIL_PATTERN: texts.EMAIL_PATTERN,
  FAMILY_ID_PATTERN: texts.FAMILY_ID_PATTERN,
  FAMILY_PAGE_PATTERN: patterns.FAMILY_PAGE_PATTERN,
  FAMILY_PATTERN: patterns.FAMILY_PATTERN,
  OPENS_PATTERN: patterns.OPENS_PATTERN,
  FUNCTION_IDS_PATTERN: patterns.FUNCTION_IDS_PATTERN,
  PRIVATE_FUNCTION_ID_PATTERN: texts.PRIVATE_FUNCTION_ID_PATTERN,
  OPEN_REPLY_ID_PATTERN: texts.OPEN_REPLY_ID_PATTERN,
  BLESSING_ID_PATTERN: texts.BLESSING_ID_PATTERN,
  BLESSING_STATES,
  REPLY_PATTERN: patterns.REPLY_PATTERN,
  ARRIVAL_ID_PATTERN: patterns.ARRIVAL_ID_PATTERN,
  ORDER_PATTERN,
  ORDER_LINES_PATTERN,
  ORDER_PRINTED_PATTERN,
  ORDER_EXTRAS_PATTERN,
  ORDER_STATUSES,
};

const MARKED = /\/\*= (\S+) \*\/ (?:\d+|'(?:[^'\\]|\\.)*'|\[[^\]]*\])/g;

/** Writes the current value after every mark; throws for an unknown mark or an unused value. */
export function fillLimits(rules: string): string {
  const unused = new Set(Object.keys(VALUES));
  const filled = rules.replaceAll(MARKED, (_, name: string) => {
    const value = VALUES[name];
    if (value === undefined)
      throw new Error(`firestore.rules names ${name}, which is neither a limit nor the list of branches.`);
    unused.delete(name);
    return `/*= ${name} */ ${literal(value)}`;
  });
  if (unused.size > 0) throw new Error(`firestore.rules has no mark for ${[...unused].join(', ')}.`);
  return filled;
}

/** RE2 writes `\\u202e` as `\\x{202e}`. */
function literal(value: number | string | readonly string[]): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') {
    const pattern = value.replaceAll(/\\u([0-9a-f]{4})/g, '\\x{$1}');
    return `'${pattern.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  }
  return `[${value.map(literal).join(', ')}]`;
}
