import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { findDesign } from '#src/catalogue/card-series.ts';
import { findDish } from '#src/catalogue/dishes.ts';
import { PATHS } from '#src/config/paths.ts';
import { today } from '#src/data/board/today-store.ts';
import { cardToday } from '#src/domain/board/card-today.ts';
import { indiaDay } from '#src/domain/india-time.ts';
import type { Order } from '#src/domain/order/order.ts';
import { cardCart } from '#src/features/card-cart/card-cart.ts';
import { cateringCart, extrasOf } from '#src/features/catering-cart/catering-cart.ts';
import { changeParty, parseDate, parseGuests } from '#src/features/catering-cart/catering-party.ts';
import { OrderView } from '#src/features/orders/page/order-view.tsx';
import { useOrder } from '#src/features/orders/reading/use-order.ts';
import { DOCUMENT_ID_PATTERN } from '#src/lib/document-id.ts';
import { whatsappLink } from '#src/lib/whatsapp.ts';
import { Button, LinkButton, OutLink } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { Wrap } from '#src/ui/section.tsx';
import { notify } from '#src/ui/toast.tsx';
import { HELD_ORDER } from '#text/held-order.ts';
import { ORDER_PAGE as text } from '#text/orders.ts';
import styles from './order-page.module.css';

const ID = new RegExp(DOCUMENT_ID_PATTERN, 'u');

/** /order/ID: an order, for anyone who has its link. */
export default function OrderPage() {
  const { id = '' } = useParams();
  return (
    <Wrap>
      <PageHead title={text.pageTitle} description={text.description} path={PATHS.order(id)} hidden />
      {ID.test(id) ? <OrderOf key={id} id={id} /> : <OrderState state="missing" />}
    </Wrap>
  );
}

const HeldOrder = lazyPart(
  () => import('#src/features/orders/page/held-order.tsx').then((module) => module.HeldOrder),
  { Failed: ({ onRetry }) => <Button onClick={onRetry}>{text.retry}</Button> },
);

const NOTES = {
  shown: undefined,
  kept: undefined,
  waiting: text.waiting,
  refused: text.refused,
  stale: text.stale,
} as const;

function OrderOf({ id }: { readonly id: string }) {
  const { reading, retry } = useOrder(id);
  if (!('order' in reading)) return <OrderState state={reading.state} onRetry={retry} />;
  const { order, state } = reading;
  return (
    <>
      <OrderView
        key={order.board}
        order={order}
        note={NOTES[state]}
        isUnsent={state === 'waiting' || state === 'refused'}
        isFresh={state === 'shown'}
        actions={<OrderActions order={order} />}
        loading={<OrderState state="loading" />}
      />
      <Held order={order} />
    </>
  );
}

function Held({ order }: { readonly order: Order }) {
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.held}>
      {open ? (
        <HeldOrder order={order} />
      ) : (
        <Button look="link" onClick={() => setOpen(true)}>
          {HELD_ORDER.open}
        </Button>
      )}
    </div>
  );
}

function OrderActions({ order }: { readonly order: Order }) {
  const navigate = useNavigate();
  const orderAgain = () => {
    const { sold, all } = fillCartAgain(order);
    if (!sold) return notify.error(text.noneAgain);
    notify.success(all ? text.addedAgain : text.partlyAgain);
    navigate(order.kind === 'cards' ? PATHS.cart : PATHS.cateringCart);
  };
  return (
    <>
      <OutLink icon="whatsapp" href={whatsappLink(text.askText(order.number))}>
        {text.ask}
      </OutLink>
      <Button look="secondary" onClick={orderAgain}>
        {text.again}
      </Button>
      <Button look="link" icon="print" onClick={() => window.print()}>
        {text.print}
      </Button>
    </>
  );
}

interface OrderStateProps {
  readonly state: keyof typeof text.states;
  readonly onRetry?: () => void;
}

/** In place of an order that cannot be shown. */
function OrderState({ state, onRetry }: OrderStateProps) {
  const { title, line } = text.states[state];
  return (
    <EmptyState title={title} line={line} asPageTitle>
      {state !== 'loading' && onRetry && <Button onClick={onRetry}>{text.retry}</Button>}
      {state === 'missing' && (
        <LinkButton to={PATHS.contact} look="secondary">
          {text.contact}
        </LinkButton>
      )}
    </EmptyState>
  );
}

/**
 * Adds the available items of an order to its cart, without changing what is in it; `sold`: something is
 * available, `all`: everything. A sold-out dish is added too, because the cart offers a replacement.
 */
function fillCartAgain(order: Order): { sold: boolean; all: boolean } {
  const { kind, lines, wishes } = order;
  const { items } = today();
  const isSold = (id: string) =>
    kind === 'cards' ? !!findDesign(id) && !cardToday(items, id).isOut : !!findDish(id);
  const sold = lines.filter(({ id }) => isSold(id));
  for (const { id, amount } of sold) {
    if (kind === 'catering') cateringCart.add(id);
    else if (cardCart.add(id)) cardCart.setAmount(id, amount);
  }
  const typed = extrasOf(cateringCart.current());
  for (const { category, text: extra } of wishes) {
    if (typed.every((one) => one.category !== category)) cateringCart.setExtra(category, extra);
  }
  if (kind === 'catering' && sold.length > 0) putBackParty(order);
  return { sold: sold.length > 0, all: sold.length === lines.length };
}

/** Puts an order's function, guests, day and place back where the cart has none. A day that has passed would stop Checkout. */
function putBackParty({ occasion, guests, date, place }: Order): void {
  const day = date < indiaDay(Date.now()) ? undefined : parseDate(date);
  changeParty((party) =>
    party.dinner
      ? party
      : {
          occasion: party.occasion || occasion,
          guests: party.guests ?? parseGuests(String(guests)),
          date: party.date ?? day,
          place: party.place || place,
        },
  );
}
