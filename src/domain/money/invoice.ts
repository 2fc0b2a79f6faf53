import type { PaperName, PriceLine } from './money.ts';

/** How a shop is taxed; `composition`: GST on its turnover, and it may not charge any; `none`: not registered. */
export const TAX_SCHEMES = ['regular', 'composition', 'none'] as const;

export type TaxScheme = (typeof TAX_SCHEMES)[number];

/** Who sells, as on the day of issue. */
export interface Seller {
  readonly name: string;
  readonly address: string;
  /** Empty where the shop is not registered. */
  readonly gstin: string;
  readonly fssai: string;
  readonly scheme: TaxScheme;
}

export interface Buyer {
  readonly name: string;
  /** On one line. */
  readonly address: string;
  /** Empty for a customer without a business. */
  readonly gstin: string;
  /** Code of the state that the goods or the food go to. */
  readonly state: string;
}

/** A tax invoice or bill, or a credit note. Once it is issued, nothing in it changes. */
export interface Invoice extends PaperName {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly seller: Seller;
  readonly buyer: Buyer;
  readonly lines: readonly PriceLine[];
  /** In whole rupees; a credit note takes it back. */
  readonly total: number;
  /** For a credit note: the invoice that it takes back, and why. */
  readonly credits: PaperName | undefined;
  readonly reason: string;
  readonly issuedAt: number;
}

export type InvoiceContent = Omit<Invoice, 'kind' | 'year' | 'serial' | 'issuedAt'>;
