/** What was agreed and paid for an order: whole rupees with taxes; days in India, empty if none is set. */

export const PAYMENT_WAYS = ['upi', 'cash', 'bank', 'cheque'] as const;

export type PaymentWay = (typeof PAYMENT_WAYS)[number];

/** GST in per cent. 12 and 28 ended in September 2025; the shop has no papers from before. */
export const TAX_RATES = [0, 5, 18, 40] as const;

export interface PriceLine {
  readonly text: string;
  /** 0 where nothing is counted. */
  readonly quantity: number;
  /** For all of the quantity; negative for a discount. */
  readonly amount: number;
  /** HSN or SAC; empty where there is no tax. */
  readonly code: string;
  /** GST that the amount includes, in per cent. */
  readonly rate: number;
}

export interface Payment {
  /** `out`: paid back to the customer. */
  readonly kind: 'in' | 'out';
  readonly day: string;
  readonly way: PaymentWay;
  readonly amount: number;
  readonly note: string;
}

/** Marks a payment as entered by mistake. */
export interface Void {
  readonly kind: 'void';
  /** {@link NumberedPayment.place} of the payment. */
  readonly place: number;
  readonly reason: string;
}

/** Entries are only added: nothing that was entered is changed or removed. */
export type MoneyEntry = Payment | Void;

/** A tax invoice (or bill), or the credit note that takes it back. */
export const PAPER_KINDS = ['INV', 'CN'] as const;

export type PaperKind = (typeof PAPER_KINDS)[number];

export interface PaperName {
  readonly kind: PaperKind;
  /** In which the financial year begins: 2026 for 2026-27. */
  readonly year: number;
  readonly serial: number;
}

export interface IssuedPaper extends PaperName {
  readonly total: number;
}

export interface Money {
  /** None until a price is agreed. */
  readonly lines: readonly PriceLine[];
  readonly advance: number;
  readonly advanceBy: string;
  readonly restBy: string;
  /** The last day of free cancellation; afterwards the shop may keep the advance. */
  readonly refundableUntil: string;
  readonly upi: boolean;
  readonly entries: readonly MoneyEntry[];
  /** An invoice, its credit note, the next invoice … */
  readonly papers: readonly IssuedPaper[];
}

export const NO_MONEY: Money = {
  lines: [],
  advance: 0,
  advanceBy: '',
  restBy: '',
  refundableUntil: '',
  upi: false,
  entries: [],
  papers: [],
};

export function agreedPrice({ lines }: Pick<Money, 'lines'>): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}

/** Until a price is agreed, an order has an estimate. */
export function isPriceAgreed(money: Money | undefined): boolean {
  return money !== undefined && money.lines.length > 0;
}

/** A payment with its place among the order's payments, from 1, and why it is void, if so. */
export interface NumberedPayment extends Payment {
  readonly place: number;
  readonly voided: string | undefined;
}

export function paymentsOf({ entries }: Pick<Money, 'entries'>): NumberedPayment[] {
  const voids = new Map(
    entries.flatMap((entry) => (entry.kind === 'void' ? [[entry.place, entry.reason] as const] : [])),
  );
  return entries
    .filter((entry) => entry.kind !== 'void')
    .map((payment, index) => ({ ...payment, place: index + 1, voided: voids.get(index + 1) }));
}

/** The invoice that no credit note has taken back. While there is one, the price cannot change. */
export function standingInvoice({ papers }: Pick<Money, 'papers'>): IssuedPaper | undefined {
  const last = papers.at(-1);
  return last?.kind === 'INV' ? last : undefined;
}
