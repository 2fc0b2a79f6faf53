import { BRAND } from '#src/config/brand.ts';
import { SITE } from '#src/config/site.ts';
import { ORDER_PAGE } from '#src/content/orders.ts';
import { showIndiaDay } from '#src/lib/india-time.ts';
import { groupDigits, rupeeRange, rupeeRangeShort, timesAmount } from '#src/lib/money.ts';
import { formatPhone } from '#src/lib/phone.ts';
import type { ShownLine } from '../catalogue-item.ts';
import type { Order } from '../order.ts';
import { factsOf } from '../order-words.ts';
import styles from './quotation.module.css';

const text = ORDER_PAGE.quotation;

/** The order on the shop's letterhead. Only in print. */
export function Quotation({ order, lines }: { readonly order: Order; readonly lines: readonly ShownLine[] }) {
  const { number, kind, total, discounts, createdAt } = order;
  const isPriced = kind === 'cards';
  return (
    <section className={styles.quotation} data-paper="" aria-hidden="true">
      <header className={styles.letterhead}>
        <p className={styles.shop}>{BRAND.name}</p>
        <p>{BRAND.tagline}</p>
        <p>
          {SITE.city} · {formatPhone(SITE.phone)} · {SITE.email}
        </p>
      </header>
      <h2 className={styles.title}>{text.title}</h2>
      <dl className={styles.facts}>
        {[[text.number, number], [text.day, showIndiaDay(createdAt, 'en')], ...factsOf(order)].map(
          ([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text.item}</th>
            <th scope="col">{text.amount}</th>
            {isPriced && <th scope="col">{text.price}</th>}
            {isPriced && <th scope="col">{text.sum}</th>}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, id, amount, price, item }) => (
            <tr key={key}>
              <td>{item ? `${item.name} (${item.group})` : id}</td>
              <td>{groupDigits(amount)}</td>
              {isPriced && <td>{price && rupeeRangeShort(price)}</td>}
              {isPriced && <td>{price && rupeeRange(timesAmount(price, amount))}</td>}
            </tr>
          ))}
        </tbody>
        {isPriced && (
          <tfoot>
            <tr>
              <th scope="row" colSpan={3}>
                {ORDER_PAGE.total} {ORDER_PAGE.estimate}
              </th>
              <td>{rupeeRange(total)}</td>
            </tr>
          </tfoot>
        )}
      </table>
      {!isPriced && <p>{ORDER_PAGE.onRequest}</p>}
      {discounts.length > 0 && (
        <p>
          {discounts.join('; ')}. {ORDER_PAGE.toConfirm}
        </p>
      )}
      <p className={styles.note}>{text.note}</p>
    </section>
  );
}
