import { useSyncExternalStore } from 'react';
import { LIMITS } from '#src/config/limits.ts';
import type { OrderKind } from '#src/config/order.ts';
import { ORDER_TEXTS } from '#src/config/order-patterns.ts';
import { PATHS } from '#src/config/paths.ts';
import { ORDER_PANEL as text } from '#src/content/orders.ts';
import { indiaDay } from '#src/lib/india-time.ts';
import { parsePhone } from '#src/lib/phone.ts';
import { LinkButton } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import { PhoneField } from '#src/ui/phone-field.tsx';
import type { LastOrder } from './last-orders.ts';
import { lastOrders } from './last-orders.ts';
import type { OrderDetails } from './order-details.ts';
import { orderDetails } from './order-details.ts';
import { orderOutbox } from './order-outbox.ts';
import styles from './order-panel.module.css';

/** Optional details for the order, and what became of the last one. */
export function OrderPanel({ kind }: { readonly kind: OrderKind }) {
  const last = lastOrders.useRestored().data[kind];
  return (
    <div className={styles.panel}>
      <div role="status">{last && <LastOrderLine order={last} />}</div>
      <details className={styles.details}>
        <summary className={styles.summary}>
          {text.title} <span className={styles.optional}>{text.optional}</span>
        </summary>
        <DetailFields kind={kind} />
      </details>
    </div>
  );
}

function LastOrderLine({ order: { id, number } }: { readonly order: LastOrder }) {
  const outbox = orderOutbox();
  const { items } = useSyncExternalStore(outbox.listen, outbox.view);
  const waiting = items.find((item) => item.id === id);
  if (waiting?.state === 'refused') {
    return (
      <p className={styles.last}>
        <b>{text.last.refused(number)}</b> {text.last.refusedLine}
      </p>
    );
  }
  return (
    <p className={styles.last}>
      <b>{waiting ? text.last.waiting(number) : text.last.delivered(number)}</b>{' '}
      <LinkButton look="link" to={PATHS.order(id)}>
        {text.last.see}
      </LinkButton>
    </p>
  );
}

function DetailFields({ kind }: { readonly kind: OrderKind }) {
  const { data } = orderDetails.useRestored();
  const field = (name: keyof OrderDetails) => ({
    name,
    value: data[name],
    onChange: ({ target }: { target: { value: string } }) =>
      orderDetails.change((before) => ({ ...before, [name]: target.value })),
  });
  const isWrong = data.phone.trim() !== '' && parsePhone(data.phone) === undefined;
  return (
    <div className={styles.fields}>
      <p className={styles.line}>{text.line}</p>
      <TextField label={text.name} autoComplete="name" maxLength={LIMITS.name.max} {...field('name')} />
      <PhoneField
        label={text.phone}
        type="tel"
        autoComplete="tel"
        maxLength={24}
        error={isWrong ? text.phoneError : undefined}
        {...field('phone')}
      />
      {kind === 'cards' && (
        <TextField
          label={text.couple}
          hint={text.coupleHint}
          autoComplete="off"
          maxLength={ORDER_TEXTS.couple}
          {...field('couple')}
        />
      )}
      <TextField
        label={text.place}
        autoComplete="address-level2"
        maxLength={ORDER_TEXTS.place}
        {...field('place')}
      />
      {kind === 'cards' && (
        <TextField label={text.date} type="date" min={indiaDay(Date.now())} {...field('date')} />
      )}
      <p className={styles.line}>{text.who}</p>
    </div>
  );
}
