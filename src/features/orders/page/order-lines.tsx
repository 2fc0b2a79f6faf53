import { groupDigits, rupeeRange, rupeeRangeShort, timesAmount } from '#src/lib/money.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import { Picture } from '#src/ui/picture.tsx';
import { ORDER_PAGE as text } from '#text/orders.ts';
import type { ShownLine } from '../catalogue-item.ts';
import { groupLines } from '../catalogue-item.ts';
import styles from './order-lines.module.css';

interface OrderLinesProps {
  readonly lines: readonly ShownLine[];
  /** What is to be said of a line. */
  readonly remarkOn?: ((line: ShownLine) => string | undefined) | undefined;
  /** In red, for the owner; the customer has done nothing wrong. */
  readonly remarksAreFaults?: boolean;
}

/** Ordered cards, each with its picture and price; dishes by course, each course with its picture. */
export function OrderLines({ lines, remarkOn, remarksAreFaults = false }: OrderLinesProps) {
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
      <ul className={ofGroup[0]?.price ? undefined : styles.dishes}>
        {ofGroup.map((line) => (
          <Line key={line.key} line={line} remark={remarkOn?.(line)} isFault={remarksAreFaults} />
        ))}
      </ul>
    </section>
  ));
}

interface LineProps {
  readonly line: ShownLine;
  readonly remark: string | undefined;
  readonly isFault: boolean;
}

function Line({ line: { amount, price, item }, remark, isFault }: LineProps) {
  const sumStyle = remark && isFault ? `${styles.sum} ${styles.wrong}` : styles.sum;
  return (
    <li className={styles.line} data-priced={price ? '' : undefined}>
      {price && item && (
        <div className={styles.thumb}>
          <Picture source={item.picture} sizes="72px" />
        </div>
      )}
      <div className={styles.text}>
        <p className={styles.name}>
          {item?.name ?? text.unknownItem}
          {item?.beside && (
            <span className={styles.beside} {...textLanguage(item.beside)}>
              {item.beside}
            </span>
          )}
        </p>
        {price && (
          <p className={styles.facts}>
            {groupDigits(amount)} × {rupeeRangeShort(price)} {text.each}
          </p>
        )}
        {remark && <p className={isFault ? styles.wrong : styles.facts}>{remark}</p>}
      </div>
      {price ? (
        <p className={sumStyle}>{rupeeRange(timesAmount(price, amount))}</p>
      ) : (
        amount > 1 && <p className={sumStyle}>× {groupDigits(amount)}</p>
      )}
    </li>
  );
}
