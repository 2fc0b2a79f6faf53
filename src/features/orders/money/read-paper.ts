import { INVOICES } from '#src/domain/collections.ts';
import type { Invoice } from '#src/domain/money/invoice.ts';
import { parseInvoice } from '#src/domain/money/invoice-document.ts';
import type { PaperName } from '#src/domain/money/money.ts';
import { paperId } from '#src/domain/money/paper-name.ts';
import { appCheckToken } from '#src/lib/app-check-token.ts';
import { readDocument } from '#src/lib/firestore-rest.ts';
import { decodeFields } from '#src/lib/firestore-values.ts';

/** An issued paper, for anyone who has the order's link. Throws if it cannot be read. */
export async function readPaper(orderId: string, name: PaperName): Promise<Invoice> {
  const found = await readDocument(INVOICES, paperId(orderId, name), await appCheckToken());
  const invoice = found === 'hidden' ? undefined : parseInvoice(decodeFields(found.fields));
  if (!invoice) throw new Error(`There is no paper ${paperId(orderId, name)}.`);
  return invoice;
}
