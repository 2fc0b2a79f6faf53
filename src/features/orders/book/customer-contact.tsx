import { PATHS } from '#src/config/paths.ts';
import { SITE } from '#src/config/site.ts';
import type { Order } from '#src/domain/order/order.ts';
import { whatsappLink } from '#src/lib/whatsapp.ts';
import { STATUS_MESSAGES as HINDI_MESSAGES } from '#src/locales/hi/status-messages.ts';
import { addressIn } from '#src/locales/locales.ts';
import { LinkButton, OutLink } from '#src/ui/button.tsx';
import { BOOK_ORDER } from '#text/manage-orders.ts';
import { ORDER_STATUS } from '#text/orders.ts';
import { STATUS_MESSAGES } from '#text/status-messages.ts';
import styles from './book-order.module.css';

const text = BOOK_ORDER.customer;

const MESSAGES = { en: STATUS_MESSAGES, hi: HINDI_MESSAGES } as const;

/** Calls the customer, or sends the message that goes with the order's status, in the customer's language. */
export function CustomerContact({
  order: { id, number, language, phone, status },
}: {
  readonly order: Order;
}) {
  const message = MESSAGES[language][status](number, `${SITE.url}${addressIn(language, PATHS.order(id))}`);
  return (
    <div className={styles.buttons}>
      {phone === '' ? (
        <p className={styles.small}>{text.none}</p>
      ) : (
        <>
          <OutLink small icon="whatsapp" href={whatsappLink(message, phone)}>
            {text.message[language](ORDER_STATUS[status].name)}
          </OutLink>
          <OutLink look="secondary" small icon="phone" href={`tel:${phone}`}>
            {text.call}
          </OutLink>
        </>
      )}
      <LinkButton look="link" to={PATHS.order(id)}>
        {text.page}
      </LinkButton>
      <LinkButton look="secondary" small to={`${PATHS.manageBookings}?order=${id}`}>
        {text.book}
      </LinkButton>
    </div>
  );
}
