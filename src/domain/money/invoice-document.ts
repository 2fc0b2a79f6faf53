/** The document `invoices/ID` as in `firestore.rules`, to and from an {@link Invoice}. */
import * as v from 'valibot';
import { timestampSchema } from '#src/lib/timestamp-schema.ts';
import type { Invoice, InvoiceContent } from './invoice.ts';
import { TAX_SCHEMES } from './invoice.ts';
import type { PaperName } from './money.ts';
import { PAPER_KINDS } from './money.ts';
import { priceLines, priceText } from './money-document.ts';
import { INVOICE_BUYER_PATTERN, INVOICE_SELLER_PATTERN, PRICE_LINES_PATTERN } from './money-patterns.ts';
import { paperOf, refOf } from './paper-name.ts';

const text = v.string();
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const matching = (pattern: string) => v.pipe(text, v.regex(new RegExp(pattern, 'u')));

const invoiceFields = v.object({
  kind: v.picklist(PAPER_KINDS),
  year: whole,
  serial: whole,
  order: text,
  orderNumber: text,
  seller: matching(INVOICE_SELLER_PATTERN),
  buyer: matching(INVOICE_BUYER_PATTERN),
  lines: matching(PRICE_LINES_PATTERN),
  total: whole,
  credits: text,
  reason: text,
});

const storedInvoice = v.object({ ...invoiceFields.entries, issuedAt: timestampSchema });

export type InvoiceFields = v.InferOutput<typeof invoiceFields>;

/** Without the server's time. */
export function documentOfInvoice(content: InvoiceContent, name: PaperName): InvoiceFields {
  const { orderId, orderNumber, seller, buyer, lines, total, credits, reason } = content;
  return {
    ...name,
    order: orderId,
    orderNumber,
    seller: [seller.name, seller.address, seller.gstin, seller.fssai, seller.scheme].join('\n'),
    buyer: [buyer.name, buyer.address, buyer.gstin, buyer.state].join('\n'),
    lines: priceText(lines),
    total,
    credits: credits ? refOf(credits) : '',
    reason,
  };
}

export function parseInvoice(fields: unknown): Invoice | undefined {
  const parsed = v.safeParse(storedInvoice, fields);
  if (!parsed.success) return undefined;
  const { order, seller, buyer, lines, credits, ...rest } = parsed.output;
  const [name = '', address = '', gstin = '', fssai = '', scheme] = seller.split('\n');
  const [buyerName = '', buyerAddress = '', buyerGstin = '', state = ''] = buyer.split('\n');
  return {
    ...rest,
    orderId: order,
    seller: { name, address, gstin, fssai, scheme: TAX_SCHEMES.find((one) => one === scheme) ?? 'none' },
    buyer: { name: buyerName, address: buyerAddress, gstin: buyerGstin, state },
    lines: priceLines(lines),
    credits: credits === '' ? undefined : paperOf(credits),
  };
}
