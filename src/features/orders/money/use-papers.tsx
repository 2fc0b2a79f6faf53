import type { ReactNode } from 'react';
import { useEffect } from 'react';
import type { Invoice } from '#src/domain/money/invoice.ts';
import type { Money, NumberedPayment, PaperName } from '#src/domain/money/money.ts';
import type { Order } from '#src/domain/order/order.ts';
import { useWork } from '#src/ui/use-work.ts';
import { MONEY_PART } from '#text/money.ts';
import { usePrint } from '../use-print.ts';
import { InvoicePaper } from './invoice-paper.tsx';
import { readPaper } from './read-paper.ts';
import { Receipt } from './receipt.tsx';

type Paper = { readonly payment: NumberedPayment } | { readonly invoice: Invoice };

/** Prints receipts and bills of an order. `paper` is what is being printed, to be drawn anywhere. */
export function usePapers(
  order: Order,
  money: Money,
): {
  readonly paper: ReactNode;
  readonly busy: boolean;
  readonly printReceipt: (payment: NumberedPayment) => void;
  readonly printPaper: (name: PaperName) => void;
} {
  const { printed, print, clear } = usePrint<Paper>();
  const { busy, run } = useWork(MONEY_PART.unreadable);
  // Otherwise the next quotation would not be printed.
  useEffect(() => {
    window.addEventListener('afterprint', clear);
    return () => window.removeEventListener('afterprint', clear);
  });
  return {
    paper: printed && paperOf(printed, order, money),
    busy,
    printReceipt: (payment) => print({ payment }),
    printPaper: (name) => void run(async () => print({ invoice: await readPaper(order.id, name) })),
  };
}

function paperOf(paper: Paper, order: Order, money: Money): ReactNode {
  return 'payment' in paper ? (
    <Receipt order={order} money={money} payment={paper.payment} />
  ) : (
    <InvoicePaper invoice={paper.invoice} />
  );
}
