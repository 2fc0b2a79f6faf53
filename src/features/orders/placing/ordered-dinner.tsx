import { PATHS } from '#src/config/paths.ts';
import { ORDER_TEXTS } from '#src/domain/order/limits.ts';
import type { Order, OrderFacts } from '#src/domain/order/order.ts';
import { shortLine } from '#src/lib/text.ts';
import { LinkButton } from '#src/ui/button.tsx';
import { ORDER_PANEL } from '#text/orders.ts';
import { keptOrders } from '../reading/order-copies.ts';
import styles from './order-panel.module.css';
import { usePlacedState } from './order-state.ts';

type DinnerFacts = Pick<OrderFacts, 'couple' | 'occasion' | 'date' | 'place' | 'guests'>;

/** What became of the newest order of a dinner that this phone has a copy of; nothing if there is none. */
export function OrderedDinner({ dinner }: { readonly dinner: DinnerFacts }) {
  const order = keptOrders().find((one) => isOrderOf(dinner, one));
  const state = usePlacedState(order?.id);
  const text = ORDER_PANEL.last;
  return (
    order &&
    state && (
      <p className={styles.line}>
        <b>{text[state](order.number)}</b>{' '}
        <LinkButton look="link" to={PATHS.order(order.id)}>
          {text.see}
        </LinkButton>
      </p>
    )
  );
}

/**
 * A dinner of a wedding may have been counted again, or have another place, since it was ordered. One that was typed without a day
 * and without guests may be anybody's.
 */
function isOrderOf({ couple, occasion, date, place, guests }: DinnerFacts, order: Order): boolean {
  return (
    order.kind === 'catering' &&
    order.status !== 'cancelled' &&
    order.occasion === shortLine(occasion, ORDER_TEXTS.occasion) &&
    order.couple === shortLine(couple, ORDER_TEXTS.couple) &&
    order.date === date &&
    (couple !== '' ||
      ((date !== '' || guests > 0) &&
        order.place === shortLine(place, ORDER_TEXTS.place) &&
        order.guests === guests))
  );
}
