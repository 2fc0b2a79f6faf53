import { FORM_JSON_ACTION } from '#src/config/forms.ts';
import { PATHS } from '#src/config/paths.ts';
import { SITE } from '#src/config/site.ts';
import type { PlacedDocument } from '#src/domain/order/order-document.ts';
import { rupeeRange } from '#src/lib/money.ts';
import { withTimeout } from '#src/lib/with-timeout.ts';
import { ORDER_MAIL } from '#src/locales/en/order-mail.ts';

/** The order itself is in the book: it must not look as if it waited because of an e-mail. */
const MAIL_TIMEOUT_MS = 5_000;

/** Sends the owner an order's number, total and link through the form service. Tried once; never rejects. */
export async function mailOrder(
  id: string,
  { number, kind, totalLow, totalHigh }: PlacedDocument,
): Promise<void> {
  const body = new URLSearchParams({
    _subject: ORDER_MAIL.subject(number),
    _captcha: 'false',
    number,
    total: kind === 'cards' ? rupeeRange({ low: totalLow, high: totalHigh }) : ORDER_MAIL.byQuotation,
    link: `${SITE.url}${PATHS.manageOrders}?order=${id}`,
  });
  const headers = { Accept: 'application/json' };
  // `keepalive`: WhatsApp covers the page at this moment.
  const posting = fetch(FORM_JSON_ACTION, { method: 'POST', headers, body, keepalive: true });
  await withTimeout(posting, MAIL_TIMEOUT_MS).catch(() => undefined);
}
