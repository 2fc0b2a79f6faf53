import { BOOK_ORDER } from '#src/content/manage-orders.ts';
import { ORDER_PAGE } from '#src/content/orders.ts';
import { groupDigits } from '#src/lib/money.ts';
import { Picture } from '#src/ui/picture.tsx';
import type { ShownLine } from '../catalogue-item.ts';
import { groupLines } from '../catalogue-item.ts';
import type { Order } from '../order.ts';
import { countPieces } from '../order.ts';
import { factsOf } from '../order-words.ts';
import styles from './work-slip.module.css';

const text = BOOK_ORDER.slip;

/** What the printer or the kitchen has to make, without prices or the customer's number. Only in print. */
export function WorkSlip({ order, lines }: { readonly order: Order; readonly lines: readonly ShownLine[] }) {
  const { number, kind, discounts } = order;
  return (
    <section className={styles.slip} data-paper="" aria-hidden="true">
      <p className={styles.number}>{number}</p>
      <h2 className={styles.title}>{text.titles[kind]}</h2>
      <dl className={styles.facts}>
        {factsOf({ ...order, phone: '' }).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.count}>
        {kind === 'cards'
          ? text.pieces(groupDigits(countPieces(order)))
          : text.dishes(groupDigits(lines.length))}
      </p>
      {groupLines(lines).map(([group, ofGroup]) => (
        <section key={group} className={styles.group}>
          <h3 className={styles.groupTitle}>{group || ORDER_PAGE.discontinued}</h3>
          <ul>
            {ofGroup.map(({ key, id, amount, item }) => (
              <li key={key} className={styles.line}>
                <span className={styles.box} />
                {kind === 'cards' && item && (
                  <span className={styles.thumb}>
                    <Picture source={item.picture} sizes="72px" priority />
                  </span>
                )}
                <span className={styles.name}>
                  {item?.name ?? id}{' '}
                  {item?.hindi && (
                    <span className={styles.hindi} lang="hi">
                      {item.hindi}
                    </span>
                  )}
                </span>
                <b>{groupDigits(amount)}</b>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {discounts.length > 0 && (
        <p>
          {discounts.join('; ')}. {ORDER_PAGE.toConfirm}
        </p>
      )}
    </section>
  );
}
