import { LEGAL } from '#src/config/legal.ts';
import { SHOP_MONEY } from '#src/config/shop-money.ts';
import { stateOfGstin } from '#src/domain/money/gstin.ts';
import type { Invoice, Seller, TaxScheme } from '#src/domain/money/invoice.ts';
import type { NumberedPayment, PaperKind } from '#src/domain/money/money.ts';
import { PAYMENT_WAYS } from '#src/domain/money/money.ts';
import type { OrderKind } from '#src/domain/order/order.ts';
import { showDay } from '#src/domain/show-day.ts';
import { rupees } from '#src/lib/money.ts';
import { MONEY_PAPERS, MONEY_PART } from '#text/money.ts';

const { gstin, fssai, isComposition } = SHOP_MONEY;

export const TAX_SCHEME: TaxScheme = taxScheme();

/** Where the shop is registered; empty where it is not. */
export const SHOP_STATE = stateOfGstin(gstin);

/** The shop as its bills of today name it. Food needs its licence on every bill. */
export function sellerFor(kind: OrderKind): Seller {
  return {
    name: LEGAL.name,
    address: LEGAL.address,
    gstin,
    fssai: kind === 'catering' ? fssai : '',
    scheme: TAX_SCHEME,
  };
}

function taxScheme(): TaxScheme {
  if (gstin === '') return 'none';
  return isComposition ? 'composition' : 'regular';
}

/** `₹5,000 on 22 November 2026, UPI`. */
export function paymentText({ kind, amount, day, way }: NumberedPayment): string {
  const said = kind === 'in' ? MONEY_PART.paidOn : MONEY_PART.refundOn;
  return said(rupees(amount), showDay(day), MONEY_PART.way[way]);
}

/** `UPI, Bank transfer`: the ways in which the shop is paid without a fee. */
export function waysOfPaying(): string {
  return PAYMENT_WAYS.filter((way) => SHOP_MONEY.ways.includes(way))
    .map((way) => MONEY_PART.way[way])
    .join(', ');
}

/** What a paper is called: by law a shop without GST issues no tax invoice. */
export function paperTitle(kind: PaperKind, scheme: Invoice['seller']['scheme'] = TAX_SCHEME): string {
  return kind === 'CN' ? MONEY_PAPERS.names.credit : MONEY_PAPERS.names[scheme];
}
