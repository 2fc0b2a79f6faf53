import { BRAND } from '#src/config/brand.ts';
import { CITY } from '#src/config/shop-facts.ts';
import { SITE } from '#src/config/site.ts';
import { SITE_LANGUAGE } from '#src/config/site-language.ts';
import { offerText } from '#src/content/card-discounts.ts';
import { ORDER_PAGE } from '#src/content/orders.ts';
import { showIndiaDay } from '#src/lib/india-time.ts';
import { groupDigits, rupeeRange, rupeeRangeShort, timesAmount } from '#src/lib/money.ts';
import { formatPhone } from '#src/lib/phone.ts';
import { OwnText } from '#src/ui/own-text.tsx';
import type { ShownLine } from '../catalogue-item.ts';
import { groupLines } from '../catalogue-item.ts';
import type { Order } from '../order.ts';
import { factsOf } from '../order-words.ts';
import styles from './quotation.module.css';

const text = ORDER_PAGE.quotation;

interface QuotationProps {
  readonly order: Order;
  readonly lines: readonly ShownLine[];
}

/** The order on the shop's letterhead. Only in print. */
export function Quotation({ order, lines }: QuotationProps) {
  const { number, kind, discounts, createdAt } = order;
  const facts = [
    [text.number, number],
    [text.day, showIndiaDay(createdAt, SITE_LANGUAGE)],
    ...factsOf(order),
  ];
  return (
    <section className={styles.quotation} data-paper="" aria-hidden="true">
      <header className={styles.letterhead}>
        <p className={styles.shop}>
          <OwnText text={BRAND.name} />
        </p>
        <p>
          <OwnText text={BRAND.tagline} />
        </p>
        <p>
          <OwnText text={CITY} /> · {formatPhone(SITE.landline)} · {SITE.email}
        </p>
      </header>
      <h2 className={styles.title}>{text.title}</h2>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {kind === 'cards' ? <Cards order={order} lines={lines} /> : <Dishes lines={lines} />}
      {discounts.length > 0 && (
        <p>
          <b>{ORDER_PAGE.discounts}:</b> {text.promised(discounts.map(offerText).join('; '))}
        </p>
      )}
      <p className={styles.note}>{text.note}</p>
    </section>
  );
}

function Cards({ order, lines }: QuotationProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{text.item}</th>
          <th scope="col">{text.amount}</th>
          <th scope="col">{text.price}</th>
          <th scope="col">{text.sum}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, id, amount, price, item }) => (
          <tr key={key}>
            <td>{item ? `${item.name} (${item.group})` : id}</td>
            <td>{groupDigits(amount)}</td>
            <td>{price && rupeeRangeShort(price)}</td>
            <td>{price && rupeeRange(timesAmount(price, amount))}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            {ORDER_PAGE.total} {ORDER_PAGE.estimate}
          </th>
          <td>{rupeeRange(order.total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** A row for each course, so that a menu of all dishes fits on two pages. */
function Dishes({ lines }: Pick<QuotationProps, 'lines'>) {
  return (
    <>
      <table className={`${styles.table} ${styles.dishes}`}>
        <thead>
          <tr>
            <th scope="col">{text.course}</th>
            <th scope="col">{text.dishes}</th>
          </tr>
        </thead>
        <tbody>
          {groupLines(lines).map(([group, ofGroup]) => (
            <tr key={group}>
              <th scope="row">{group || ORDER_PAGE.discontinued}</th>
              <td>{ofGroup.map(dishText).join(', ')}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{ORDER_PAGE.totalItems}</th>
            <td>{groupDigits(lines.length)}</td>
          </tr>
        </tfoot>
      </table>
      <p>{ORDER_PAGE.onRequest}</p>
    </>
  );
}

function dishText({ id, amount, item }: ShownLine): string {
  const name = item?.name ?? id;
  return amount > 1 ? `${name} × ${groupDigits(amount)}` : name;
}
