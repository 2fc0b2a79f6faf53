import type { Invoice } from '#src/domain/money/invoice.ts';
import type { NumberedPayment, PaperKind } from '#src/domain/money/money.ts';
import { rupees } from '#src/lib/money.ts';
import { MONEY_PAPERS, MONEY_PART } from '#text/money.ts';
import { showDay } from '../order-words.ts';
import { TAX_SCHEME } from './shop-seller.ts';

/** `₹5,000 on 22 November 2026, UPI`. */
export function paymentText({ kind, amount, day, way }: NumberedPayment): string {
  const said = kind === 'in' ? MONEY_PART.paidOn : MONEY_PART.refundOn;
  return said(rupees(amount), showDay(day), MONEY_PART.way[way]);
}

/** What a paper is called: by law a shop without GST issues no tax invoice. */
export function paperTitle(kind: PaperKind, scheme: Invoice['seller']['scheme'] = TAX_SCHEME): string {
  return kind === 'CN' ? MONEY_PAPERS.names.credit : MONEY_PAPERS.names[scheme];
}
