/** Money of an order for its owner. All functions throw Firebase errors. */
import { doc, serverTimestamp, updateDoc, writeBatch } from 'firebase/firestore/lite';
import * as v from 'valibot';
import { INVOICES, ORDERS, SERIES } from '#src/domain/collections.ts';
import type { InvoiceContent } from '#src/domain/money/invoice.ts';
import { documentOfInvoice } from '#src/domain/money/invoice-document.ts';
import type { Money, PaperKind, PaperName } from '#src/domain/money/money.ts';
import { moneyFields } from '#src/domain/money/money-document.ts';
import { financialYear, paperId, seriesId } from '#src/domain/money/paper-name.ts';
import type { Order } from '#src/domain/order/order.ts';
import { openDatabase } from '#src/lib/firebase.ts';
import { readFields } from '#src/lib/pages-api.ts';
import { saveNext } from '../orders-api.ts';
import { readPaper } from './read-paper.ts';

/** Refused by the rules if the order has been changed since it was read. Returns the order as it is then. */
export async function saveMoney(order: Order, money: Money): Promise<Order> {
  const place = doc(await openDatabase(), ORDERS, order.id);
  const rev = order.rev + 1;
  const fields = moneyFields(money);
  await saveNext(
    order,
    () => updateDoc(place, { money: fields, rev }),
    (stored) => stored.money !== undefined && isSame(moneyFields(stored.money), fields),
  );
  return { ...order, money, rev };
}

const counter = v.fallback(v.object({ last: v.number() }), { last: 0 });

/**
 * Issues an invoice or a credit note with the next number of its series: paper, counter and order are written together or not
 * at all. Refused if somebody else has taken the number or changed the order meanwhile.
 */
export async function issuePaper(
  order: Order,
  money: Money,
  kind: PaperKind,
  content: InvoiceContent,
): Promise<{ readonly order: Order; readonly name: PaperName }> {
  const database = await openDatabase();
  const year = financialYear(Date.now());
  const series = doc(database, SERIES, seriesId({ kind, year }));
  const { last } = v.parse(counter, await readFields(series));
  const name: PaperName = { kind, year, serial: last + 1 };
  const id = paperId(order.id, name);
  const withPaper = (paper: PaperName): Money => ({
    ...money,
    papers: [...money.papers, { ...paper, total: content.total }],
  });
  const rev = order.rev + 1;
  let issued = name;
  await saveNext(
    order,
    () => {
      const batch = writeBatch(database);
      batch.set(doc(database, INVOICES, id), {
        ...documentOfInvoice(content, name),
        issuedAt: serverTimestamp(),
      });
      batch.set(series, { last: name.serial, invoice: id });
      batch.update(doc(database, ORDERS, order.id), { money: moneyFields(withPaper(name)), rev });
      return batch.commit();
    },
    async (stored) => {
      // The attempt that arrived may be an earlier one, with the number before.
      issued = stored.money?.papers.at(-1) ?? name;
      if (issued.kind !== kind) return false;
      const paper = await readPaper(order.id, issued);
      return isSame(documentOfInvoice(paper, issued), documentOfInvoice(content, issued));
    },
  );
  return { order: { ...order, money: withPaper(issued), rev }, name: issued };
}

function isSame(stored: object, sent: object): boolean {
  return JSON.stringify(stored) === JSON.stringify(sent);
}
