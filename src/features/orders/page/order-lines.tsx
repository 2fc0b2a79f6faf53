import { ORDER_PAGE as text } from '#src/content/orders.ts';
import { groupDigits, rupeeRange, rupeeRangeShort, timesAmount } from '#src/lib/money.ts';
import { Picture } from '#src/ui/picture.tsx';
import type { ShownLine } from '../catalogue-item.ts';
import { groupLines } from '../catalogue-item.ts';
import styles from './order-lines.module.css';

/** Ordered cards, each with its picture and price; dishes by course, each course with its picture. */
export function OrderLines({ lines }: { readonly lines: readonly ShownLine[] }) {
  return groupLines(lines).map(([group, ofGroup]) => (
    <section key={group} className={styles.group}>
      <h3 className={styles.title}>
        {ofGroup[0]?.item && !ofGroup[0].price && (
          <span className={styles.course}>
            <Picture source={ofGroup[0].item.picture} sizes="48px" />
          </span>
        )}
        {group || text.discontinued}
      </h3>
      <ul>
        {ofGroup.map((line) => (
          <Line key={line.key} line={line} />
        ))}
      </ul>
    </section>
  ));
}

function Line({ line: { id, amount, price, item } }: { readonly line: ShownLine }) {
  return (
    <li className={styles.line} data-priced={price ? '' : undefined}>
      {price && item && (
        <div className={styles.thumb}>
          <Picture source={item.picture} sizes="72px" />
        </div>
      )}
      <div className={styles.text}>
        <p className={styles.name}>
          {item?.name ?? id}
          {item?.hindi && (
            <span className={styles.hindi} lang="hi">
              {item.hindi}
            </span>
          )}
        </p>
        {price && (
          <p className={styles.facts}>
            {groupDigits(amount)} × {rupeeRangeShort(price)} {text.each}
          </p>
        )}
      </div>
      {price ? (
        <p className={styles.sum}>{rupeeRange(timesAmount(price, amount))}</p>
      ) : (
        amount > 1 && <p className={styles.sum}>× {groupDigits(amount)}</p>
      )}
    </li>
  );
}
