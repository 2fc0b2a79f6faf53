import { useSearchParams } from 'react-router-dom';
import { PATHS } from '#src/config/paths.ts';
import { formatDayAndTime } from '#src/domain/dates.ts';
import type { Order } from '#src/domain/order/order.ts';
import { groupDigits, rupeeRange } from '#src/lib/money.ts';
import { formatPhone } from '#src/lib/phone.ts';
import { LinkButton } from '#src/ui/button.tsx';
import { MANAGE_ORDERS as text } from '#text/manage-orders.ts';
import { ORDER_STATUS } from '#text/orders.ts';
import { differsFromOurs } from '../differences.ts';
import { guestsText, showDay } from '../order-words.ts';
import type { BookEntry } from '../orders-api.ts';
import { usePricesThen } from '../reading/use-prices-then.ts';
import styles from './order-book.module.css';

interface OrderRowProps {
  readonly entry: BookEntry;
  /** Whether it was placed while the book was open. */
  readonly isNew?: boolean;
}

/** An order in the list: its number opens it. */
export function OrderRow({ entry: { id, order }, isNew = false }: OrderRowProps) {
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
        <span>{amountOf(order)}</span>
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

function amountOf(order: Order): string {
  const { kind, lines, total, guests, plates } = order;
  if (kind === 'cards') return `${text.designs(lines.length)}, ${rupeeRange(total)}`;
  const dishes = text.dishes(lines.length);
  if (plates) return `${dishes}, ${guestsText(order)}`;
  return guests > 0 ? `${dishes}, ${groupDigits(guests)} guests` : dishes;
}
