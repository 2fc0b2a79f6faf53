import { useEffect, useEffectEvent, useRef } from 'react';
import { PATHS } from '#src/config/paths.ts';
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { useToday } from '#src/data/board/today-store.ts';
import { indiaDay } from '#src/domain/india-time.ts';
import { ORDER_TEXTS } from '#src/domain/order/limits.ts';
import type { OrderKind, PrintedLine } from '#src/domain/order/order.ts';
import { parsePhone } from '#src/lib/phone.ts';
import { readText } from '#src/lib/storage.ts';
import { shortLine } from '#src/lib/text.ts';
import { LinkButton } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import { Link } from '#src/ui/link.tsx';
import { MoreFields } from '#src/ui/more-fields.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { PhoneField } from '#src/ui/phone-field.tsx';
import { BOARD_TEXT } from '#text/board.ts';
import { ORDER_PANEL as text } from '#text/orders.ts';
import type { LastOrder } from './last-orders.ts';
import { lastOrders } from './last-orders.ts';
import { isUnknownCode, orderNotes } from './order-board.ts';
import type { OrderDetails } from './order-details.ts';
import { asking, orderDetails } from './order-details.ts';
import styles from './order-panel.module.css';
import type { PlacedState } from './order-state.ts';
import { usePlacedState } from './order-state.ts';

interface OrderPanelProps {
  readonly kind: OrderKind;
  /** What the cards of the order say. */
  readonly printed?: readonly PrintedLine[] | undefined;
  /** Gets what the order's text says of details, coupon and price list, at first and after every change. */
  readonly onNotes: (notes: readonly string[]) => void;
}

/** Optional details for the order. */
export function OrderPanel({ kind, printed, onNotes }: OrderPanelProps) {
  const { asked, isNew } = asking();
  const details = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isNew) return;
    asking.setState({ isNew: false });
    const field = details.current?.querySelector('input');
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'center' });
  }, [isNew]);
  const { rev } = useToday();
  const typed = orderDetails.useSelected(({ data }) => data);
  const report = useEffectEvent(() => onNotes(orderNotes(kind, printed)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the notes are made of these three.
  useEffect(() => report(), [rev, typed, printed]);
  return (
    <div ref={details}>
      <MoreFields title={text.titles[kind]} optional={text.optional} isOpen={asked}>
        {asked && <Notice kind="note" title={text.ask.title} line={text.ask.line} />}
        <DetailFields kind={kind} />
      </MoreFields>
    </div>
  );
}

interface PlacedLast {
  readonly order: LastOrder;
  readonly state: PlacedState;
}

/**
 * The last order, of this function if there is one, and what became of it; `undefined` until this phone's outbox has been
 * read since.
 */
function useLastOrder(kind: OrderKind, occasion = ''): PlacedLast | undefined {
  const orders = lastOrders.useRestored().data[kind];
  const order = orders.find((one) => occasion !== '' && one.occasion === occasion) ?? orders[0];
  const state = usePlacedState(order?.id);
  return order && state && { order, state };
}

interface OrderFootProps extends Pick<OrderPanelProps, 'kind'> {
  /** The function of the dinner in the cart, as typed. */
  readonly occasion?: string;
}

/** What became of the cart's last order, and the price list. Below the buttons, which do not move when it appears. */
export function OrderFoot({ kind, occasion = '' }: OrderFootProps) {
  const last = useLastOrder(kind, shortLine(occasion, ORDER_TEXTS.occasion));
  const { rev } = useToday();
  return (
    <div className={styles.foot}>
      <div role="status">{last && <LastOrderLine kind={kind} {...last} />}</div>
      {kind === 'cards' && rev > 0 && <p className={styles.line}>{BOARD_TEXT.priceList(rev)}</p>}
    </div>
  );
}

/** Long enough to come back from WhatsApp, or the next morning. */
const RECENT_MS = 24 * 60 * 60 * 1_000;

/** In an empty cart: the order that emptied it. */
export function PlacedOrderLine({ kind }: { readonly kind: OrderKind }) {
  const last = useLastOrder(kind);
  const wedding = readText(STORAGE_KEYS.weddingCode);
  const isRecent = last && Date.now() - last.order.placedAt < RECENT_MS;
  return (
    isRecent && (
      <div role="status" className={styles.placed}>
        <LastOrderLine kind={kind} {...last} />
        <p>{text.last.nextDinner}</p>
        {wedding !== undefined && last.order.occasion !== '' && (
          <LinkButton look="link" to={`${PATHS.myWedding(wedding)}#count`}>
            {text.last.toDesk}
          </LinkButton>
        )}
      </div>
    )
  );
}

/** An order younger than this has been placed by the press before. */
const JUST_NOW_MS = 5_000;

interface LastOrderLineProps extends PlacedLast, Pick<OrderPanelProps, 'kind'> {}

function LastOrderLine({ kind, order, state }: LastOrderLineProps) {
  const { id, number: plain, placedAt, occasion } = order;
  const number = occasion === '' ? plain : `${plain} (${occasion})`;
  const line = useRef<HTMLDivElement>(null);
  // After a return from WhatsApp, scrolls to the state of the order, which is below the cart.
  useEffect(() => {
    if (Date.now() - placedAt < JUST_NOW_MS) line.current?.scrollIntoView({ block: 'center' });
  }, [placedAt]);
  const isRefused = state === 'refused';
  return (
    <div ref={line} className={styles.last}>
      <p>
        <b>{text.last[state](number)}</b> {isRefused && text.last.refusedLine}{' '}
        {/* Cards are still in the cart, to be copied there; a menu has left it when it was ordered. */}
        {!(isRefused && kind === 'cards') && (
          <LinkButton look="link" to={PATHS.order(id)}>
            {text.last.see}
          </LinkButton>
        )}
      </p>
    </div>
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
  const today = indiaDay(Date.now());
  const isWrong = data.phone.trim() !== '' && parsePhone(data.phone) === undefined;
  return (
    <>
      <p className={styles.line}>{text.line}</p>
      <TextField label={text.name} autoComplete="name" maxLength={ORDER_TEXTS.name} {...field('name')} />
      <PhoneField
        label={text.phone}
        type="tel"
        autoComplete="tel"
        maxLength={24}
        error={isWrong ? text.phoneError : undefined}
        {...field('phone')}
      />
      {kind === 'cards' && (
        <>
          <TextField
            label={text.couple}
            hint={text.coupleHint}
            autoComplete="off"
            maxLength={ORDER_TEXTS.couple}
            {...field('couple')}
          />
          <TextField
            label={text.place}
            autoComplete="address-level2"
            maxLength={ORDER_TEXTS.place}
            {...field('place')}
          />
          <TextField
            label={text.date}
            type="date"
            min={today}
            error={data.date !== '' && data.date < today ? text.dateError : undefined}
            {...field('date')}
          />
        </>
      )}
      <TextField
        label={BOARD_TEXT.coupon.label}
        hint={BOARD_TEXT.coupon.hint}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={24}
        error={isUnknownCode(data.coupon) ? BOARD_TEXT.coupon.unknown : undefined}
        {...field('coupon')}
      />
      <p className={styles.line}>
        {text.who} <Link to={PATHS.privacy}>{text.privacy}</Link>
      </p>
    </>
  );
}
