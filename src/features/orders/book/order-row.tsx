import { useSearchParams } from 'react-router-dom';
import { PATHS } from '#src/config/paths.ts';
import { formatDayAndTime } from '#src/domain/dates.ts';
import { isPriceAgreed } from '#src/domain/money/money.ts';
import { sumsOf } from '#src/domain/money/money-sums.ts';
import type { Order } from '#src/domain/order/order.ts';
import { showDay } from '#src/domain/show-day.ts';
import { groupDigits, rupeeRange, rupees } from '#src/lib/money.ts';
import { formatPhone } from '#src/lib/phone.ts';
import { LinkButton } from '#src/ui/button.tsx';
import { MANAGE_ORDERS as text } from '#text/manage-orders.ts';
import { ORDER_WORDS } from '#text/order-words.ts';
import { ORDER_STATUS } from '#text/orders.ts';
import { differsFromOurs } from '../differences.ts';
import { guestsText } from '../order-text.ts';
import type { BookEntry } from '../orders-api.ts';
import { usePricesThen } from '../reading/prices-then.ts';
import styles from './order-book.module.css';

interface OrderRowProps {
  readonly entry: BookEntry;
  /** Whether it shows the agreed price and the amount due. */
  readonly withMoney: boolean;
  /** Whether it was placed while the book was open. */
  readonly isNew?: boolean;
}

/** An order in the list: its number opens it. */
export function OrderRow({ entry: { id, order }, withMoney, isNew = false }: OrderRowProps) {
  const [search] = useSearchParams();
  const address = new URLSearchParams(search);
  address.set('order', id);
  if (!order) {
    return (
      <li className={styles.row}>
        <code>{id}</code>
        <p>{text.damaged}</p>
      </li>
    );
  }
  const money = withMoney ? moneyText(order) : '';
  const { number, status, name, couple, phone, createdAt, occasion, date } = order;
  return (
    <li className={styles.row}>
      <p className={styles.number}>
        <LinkButton look="link" to={`${PATHS.manageOrders}?${address}`}>
          {number}
        </LinkButton>
        <span className={styles.status} data-status={status}>
          {ORDER_STATUS[status].name}
        </span>
        {isNew && <span className={styles.new}>{text.news.row}</span>}
        <Difference order={order} />
      </p>
      <p className={styles.name}>{name || couple || text.unnamed}</p>
      <p className={styles.facts}>
        <span>{formatDayAndTime(new Date(createdAt))}</span>
        <span>{amountOf(order, !(withMoney && isPriceAgreed(order.money)))}</span>
        {money && <span>{money}</span>}
        {occasion && (
          <span>
            <q>{occasion}</q>
            {date && `, ${showDay(date)}`}
          </span>
        )}
        {!occasion && date && <span>{text.functionOn(showDay(date))}</span>}
        {phone && <span>{formatPhone(phone)}</span>}
      </p>
    </li>
  );
}

function Difference({ order }: { readonly order: Order }) {
  const prices = usePricesThen(order);
  return prices && differsFromOurs(order, prices) && <span className={styles.differs}>{text.differs}</span>;
}

/** The agreed price takes the place of the estimate. */
function amountOf(order: Order, isEstimated: boolean): string {
  const { kind, lines, total, guests, plates } = order;
  const designs = text.designs(lines.length);
  if (kind === 'cards') return isEstimated ? `${designs}, ${rupeeRange(total)}` : designs;
  const dishes = text.dishes(lines.length);
  if (plates) return `${dishes}, ${guestsText(order)}`;
  return guests > 0 ? `${dishes}, ${ORDER_WORDS.guests(groupDigits(guests), guests === 1)}` : dishes;
}

/** What is agreed and open, or what was paid before a price was agreed. */
function moneyText(order: Order): string {
  if (!order.money) return '';
  const { agreed, paid, due, back } = sumsOf(order.money, order, Date.now());
  const isAgreed = isPriceAgreed(order.money);
  const amounts = [
    isAgreed && text.money.agreed(rupees(agreed)),
    !isAgreed && paid > 0 && back === 0 && text.money.paid(rupees(paid)),
    due > 0 && text.money.due(rupees(due)),
    back > 0 && text.money.back(rupees(back)),
  ];
  return amounts.filter(Boolean).join(', ');
}
