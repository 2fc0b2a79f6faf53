import type { ReactNode } from 'react';
import { SITE_LANGUAGE } from '#src/config/site-language.ts';
import { offerText } from '#src/content/card-discounts.ts';
import { ORDER_STATUS, ORDER_PAGE as text } from '#src/content/orders.ts';
import { PRINTED_NAMES } from '#src/content/printed-names.ts';
import { showIndiaDay } from '#src/lib/india-time.ts';
import { groupDigits, rupeeRange } from '#src/lib/money.ts';
import { showLines } from '../catalogue-item.ts';
import type { Order } from '../order.ts';
import { factsOf } from '../order-words.ts';
import { OrderLines } from './order-lines.tsx';
import styles from './order-view.module.css';
import { PrintedNames } from './printed-names.tsx';
import { Quotation } from './quotation.tsx';

interface OrderViewProps {
  readonly order: Order;
  /** That the order waits on this phone, or could not be read again. */
  readonly note?: string | undefined;
  /** What the customer can do with the order. */
  readonly actions: ReactNode;
}

/** An order as its customer sees it, and as a quotation in print. */
export function OrderView({ order, note, actions }: OrderViewProps) {
  const { number, kind, lines, total, discounts, printed, status, times, createdAt } = order;
  const shown = showLines(kind, lines);
  const { name, since, line } = ORDER_STATUS[status];
  const changedAt = times[status];
  return (
    <>
      <article className={styles.order}>
        <header className={styles.head}>
          <h1 className={styles.title}>
            {text.heading} <span className={styles.number}>{number}</span>
          </h1>
          <p>{text.placed(showIndiaDay(createdAt, SITE_LANGUAGE))}</p>
        </header>
        {note && (
          <p className={styles.note} role="status">
            {note}
          </p>
        )}
        <section className={styles.status} data-status={status} aria-label={text.status}>
          <p className={styles.statusName}>
            {changedAt === undefined ? name : since(showIndiaDay(changedAt, SITE_LANGUAGE))}
          </p>
          <p>{line}</p>
        </section>
        <div className={styles.columns}>
          <section aria-labelledby="order-items">
            <h2 className={styles.subtitle} id="order-items">
              {text.items}
            </h2>
            <OrderLines lines={shown} />
            <PrintedNames lines={printed} heading="h2" note={PRINTED_NAMES.line} />
          </section>
          <div className={styles.side}>
            <p className={styles.total}>
              <span>{kind === 'cards' ? text.total : text.totalItems}</span>
              <b>{kind === 'cards' ? rupeeRange(total) : groupDigits(lines.length)}</b>
            </p>
            <p className={styles.small}>{kind === 'cards' ? text.estimate : text.onRequest}</p>
            {discounts.length > 0 && (
              <>
                <h2 className={styles.subtitle}>{text.discounts}</h2>
                <ul className={styles.discounts}>
                  {discounts.map((discount) => (
                    <li key={discount}>{offerText(discount)}</li>
                  ))}
                </ul>
                <p className={styles.small}>{text.toConfirm}</p>
              </>
            )}
            <dl className={styles.facts}>
              {factsOf(order).map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <p className={styles.unpaid}>{text.unpaid}</p>
            <div className={styles.actions}>{actions}</div>
          </div>
        </div>
      </article>
      <Quotation order={order} lines={shown} />
    </>
  );
}
