import { PATHS } from '#src/config/paths.ts';
import { SITE } from '#src/config/site.ts';
import { BOOK_ORDER, STATUS_MESSAGES } from '#src/content/manage-orders.ts';
import { ORDER_STATUS } from '#src/content/orders.ts';
import { whatsappLink } from '#src/lib/whatsapp.ts';
import { LinkButton, OutLink } from '#src/ui/button.tsx';
import type { Order } from '../order.ts';
import styles from './book-order.module.css';

const text = BOOK_ORDER.customer;

/** Calls the customer, or sends the message that goes with the order's status. */
export function CustomerContact({ order: { id, number, phone, status } }: { readonly order: Order }) {
  const message = STATUS_MESSAGES[status](number, `${SITE.url}${PATHS.order(id)}`);
  return (
    <div className={styles.buttons}>
      {phone === '' ? (
        <p className={styles.small}>{text.none}</p>
      ) : (
        <>
          <OutLink small icon="whatsapp" href={whatsappLink(message, phone)}>
            {text.message(ORDER_STATUS[status].name)}
          </OutLink>
          <OutLink look="secondary" small icon="phone" href={`tel:${phone}`}>
            {text.call}
          </OutLink>
        </>
      )}
      <LinkButton look="link" to={PATHS.order(id)}>
        {text.page}
      </LinkButton>
    </div>
  );
}
