import type { Buyer, InvoiceContent } from '#src/domain/money/invoice.ts';
import type { Money, PaperKind } from '#src/domain/money/money.ts';
import { agreedPrice, standingInvoice } from '#src/domain/money/money.ts';
import type { Order } from '#src/domain/order/order.ts';
import { MANAGE_MONEY } from '#text/manage-money.ts';
import { BillForm } from './bill-form.tsx';
import { CreditForm } from './credit-form.tsx';
import styles from './money.module.css';
import { sellerFor } from './money-words.ts';
import { readPaper } from './read-paper.ts';

interface BillPartProps {
  readonly order: Order;
  readonly money: Money;
  readonly busy: boolean;
  /** Makes the paper's content when it is pressed, as a credit note repeats its bill. */
  readonly onIssue: (kind: PaperKind, content: () => Promise<InvoiceContent>) => void;
}

/** Issues the bill, or takes the standing one back. */
export function BillPart({ order, money, busy, onIssue }: BillPartProps) {
  const standing = standingInvoice(money);
  const total = agreedPrice(money);
  if (standing) {
    const credit = (reason: string) =>
      onIssue('CN', async () => {
        const { kind, year, serial, issuedAt: _, ...invoice } = await readPaper(order.id, standing);
        return { ...invoice, credits: { kind, year, serial }, reason };
      });
    return <CreditForm total={standing.total} busy={busy} onCredit={credit} />;
  }
  if (total < 1) return <p className={styles.small}>{MANAGE_MONEY.bill.needsPrice}</p>;
  const issue = (buyer: Buyer) =>
    onIssue('INV', async () => ({
      orderId: order.id,
      orderNumber: order.number,
      seller: sellerFor(order.kind),
      buyer,
      lines: money.lines,
      total,
      credits: undefined,
      reason: '',
    }));
  return <BillForm name={order.name || order.couple} total={total} busy={busy} onIssue={issue} />;
}
