import type { OrderKind } from '#src/config/order.ts';
import { BOOK_ORDER } from '#src/content/manage-orders.ts';
import { ORDER_PAGE } from '#src/content/orders.ts';
import { groupDigits } from '#src/lib/money.ts';
import { Picture } from '#src/ui/picture.tsx';
import type { ShownLine } from '../catalogue-item.ts';
import { groupLines } from '../catalogue-item.ts';
import type { Order } from '../order.ts';
import { countPieces } from '../order.ts';
import { factsOf } from '../order-words.ts';
import { PrintedNames } from '../page/printed-names.tsx';
import styles from './work-slip.module.css';

const text = BOOK_ORDER.slip;

/** What the printer or the kitchen has to make, without prices or the customer's number. Only in print. */
export function WorkSlip({ order, lines }: { readonly order: Order; readonly lines: readonly ShownLine[] }) {
  const { number, kind, discounts, guests } = order;
  return (
    <section className={styles.slip} data-paper="" aria-hidden="true">
      <p className={styles.number}>{number}</p>
      <h2 className={styles.title}>{text.titles[kind]}</h2>
      <dl className={styles.facts}>
        {factsOf({ ...order, phone: '', guests: 0 }).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <PrintedNames lines={order.printed} heading="h3" />
      <p className={styles.count}>
        {kind === 'cards'
          ? text.pieces(groupDigits(countPieces(order)))
          : text.dishes(groupDigits(lines.length))}
        {guests > 0 && `, ${text.guests(groupDigits(guests))}`}
      </p>
      <div className={styles.groups} data-kind={kind}>
        {groupLines(lines).map(([group, ofGroup]) => (
          <section key={group} className={styles.group}>
            <h3 className={styles.groupTitle}>{group || ORDER_PAGE.discontinued}</h3>
            <ul>
              {ofGroup.map((line) => (
                <SlipLine key={line.key} line={line} kind={kind} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {discounts.length > 0 && (
        <p className={styles.offers}>
          <b>{BOOK_ORDER.offers}:</b> {discounts.join('; ')}. {ORDER_PAGE.toConfirm}
        </p>
      )}
    </section>
  );
}

interface SlipLineProps {
  readonly line: ShownLine;
  readonly kind: OrderKind;
}

/** A box to tick, what to make, and how many: for a dish only if more than one. */
function SlipLine({ line: { id, amount, item }, kind }: SlipLineProps) {
  return (
    <li className={styles.line}>
      <span className={styles.box} />
      {kind === 'cards' && item && (
        <span className={styles.thumb}>
          <Picture source={item.picture} sizes="72px" priority />
        </span>
      )}
      <span className={styles.name}>
        {item?.name ?? id}{' '}
        {item?.twin && (
          <span className={styles.hindi} lang="hi">
            {item.twin}
          </span>
        )}
      </span>
      {(kind === 'cards' || amount > 1) && <b className={styles.amount}>× {groupDigits(amount)}</b>}
    </li>
  );
}
