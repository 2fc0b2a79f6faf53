import { isPriceAgreed } from '#src/domain/money/money.ts';
import type { Order, OrderKind } from '#src/domain/order/order.ts';
import { countPieces } from '#src/domain/order/order.ts';
import { groupDigits } from '#src/lib/money.ts';
import { Picture } from '#src/ui/picture.tsx';
import { BOARD_TEXT } from '#text/board.ts';
import { offerText } from '#text/card-offers.ts';
import { BOOK_ORDER, MANAGE_ORDERS } from '#text/manage-orders.ts';
import { ORDER_WORDS } from '#text/order-words.ts';
import { ORDER_PAGE } from '#text/orders.ts';
import type { ShownLine } from '../catalogue-item.ts';
import { groupLines } from '../catalogue-item.ts';
import { offersOf } from '../differences.ts';
import { cancelledFact, factsOf, guestsText } from '../order-text.ts';
import { OrderExtras, OrderFactList, PrintedNames } from '../page/order-facts.tsx';
import styles from './work-slip.module.css';

const text = BOOK_ORDER.slip;

/** What the printer or the kitchen has to make, without prices or the customer's number. Only in print. */
export function WorkSlip({ order, lines }: { readonly order: Order; readonly lines: readonly ShownLine[] }) {
  const { number, kind, guests, plates } = order;
  const agreed = (order.money?.lines ?? []).filter(({ quantity }) => quantity > 0);
  const pieces = countPieces(order);
  const offers = offersOf(order).flatMap((offer) => offerText(offer) ?? []);
  return (
    <section className={styles.slip} data-paper="" aria-hidden="true">
      <p className={styles.number}>{number}</p>
      <h2 className={styles.title}>{text.titles[kind]}</h2>
      <OrderFactList
        facts={[...cancelledFact(order), ...factsOf({ ...order, phone: '', guests: 0 })]}
        className={styles.facts}
      />
      <PrintedNames lines={order.printed} heading="h3" note={ORDER_PAGE.firstSpelling} />
      <p className={styles.count}>
        {kind === 'cards'
          ? text.inAll(ORDER_WORDS.cards(groupDigits(pieces), pieces === 1))
          : text.inAll(MANAGE_ORDERS.dishes(lines.length))}
        {guests > 0 &&
          `, ${plates ? guestsText(order) : text.guests(ORDER_WORDS.guests(groupDigits(guests), guests === 1))}`}
      </p>
      {agreed.length > 0 && (
        <p className={styles.count}>
          {text.agreed} {agreed.map((line) => `${groupDigits(line.quantity)} × ${line.text}`).join('; ')}
        </p>
      )}
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
      <OrderExtras
        title={BOOK_ORDER.wishes}
        wishes={order.wishes}
        heading="h3"
        titleClass={`${styles.groupTitle} ${styles.wishes}`}
        className={styles.facts}
      />
      {order.board > 0 && <p>{BOARD_TEXT.priceList(order.board)}</p>}
      {offers.length > 0 && (
        <p className={styles.offers}>
          <b>{BOOK_ORDER.offers}:</b> {offers.join('; ')}.{' '}
          {!isPriceAgreed(order.money) && ORDER_PAGE.toConfirm}
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
        {item?.beside && (
          <span className={styles.hindi} lang="hi">
            {item.beside}
          </span>
        )}
        {item?.isOut && <i> ({BOOK_ORDER.out})</i>}
      </span>
      {(kind === 'cards' || amount > 1) && <b className={styles.amount}>× {groupDigits(amount)}</b>}
    </li>
  );
}
