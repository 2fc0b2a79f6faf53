import type { FormEvent, ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { PATHS } from '#src/config/paths.ts';
import { SITE } from '#src/config/site.ts';
import type { Today } from '#src/domain/board/today.ts';
import { formatDayAndTime } from '#src/domain/dates.ts';
import { indiaDay } from '#src/domain/india-time.ts';
import { isPriceAgreed } from '#src/domain/money/money.ts';
import { LIMITS } from '#src/domain/order/limits.ts';
import type { Order } from '#src/domain/order/order.ts';
import { dayPlaced } from '#src/domain/order/order-number.ts';
import { showDay } from '#src/domain/show-day.ts';
import type { Guard } from '#src/lib/guard.ts';
import { whatsappLink } from '#src/lib/whatsapp.ts';
import { parseWholeNumber } from '#src/lib/whole-number.ts';
import { STATUS_MESSAGES as HINDI_MESSAGES } from '#src/locales/hi/status-messages.ts';
import { addressIn } from '#src/locales/locales.ts';
import { Button, LinkButton, OutLink } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { MANAGE_ORDERS, BOOK_ORDER as text } from '#text/manage-orders.ts';
import { ORDER_PAGE, ORDER_STATUS } from '#text/orders.ts';
import { STATUS_MESSAGES } from '#text/status-messages.ts';
import { showLines } from '../catalogue-item.ts';
import { couponOf, differencesOf, isDifferent } from '../differences.ts';
import { MoneyPanel } from '../money/lazy-money-panel.tsx';
import { factsOf } from '../order-text.ts';
import { setPlatePrice } from '../orders-api.ts';
import { OrderExtras, OrderFactList, PrintedNames } from '../page/order-facts.tsx';
import { Quotation } from '../page/quotation.tsx';
import { usePricesThen } from '../reading/prices-then.ts';
import { usePrint } from '../use-print.ts';
import styles from './book-order.module.css';
import { CheckedLines } from './checked-lines.tsx';
import { EraseOrder } from './erase-order.tsx';
import { OrderNoteField } from './order-note.tsx';
import { OrderProgress } from './order-progress.tsx';
import { useOrderWork } from './use-order-work.ts';
import { WorkSlip } from './work-slip.tsx';

type Printed = 'slip' | 'quotation';

export type RemarkOn = (order: Order) => ReactNode;

interface BookOrderProps {
  readonly order: Order;
  readonly guard: Guard;
  /** Prices and erasing are the owner's. */
  readonly isOwner: boolean;
  /** Below its status. */
  readonly remarkOn?: RemarkOn;
  /** At the end. */
  readonly bookingsOn?: RemarkOn;
  readonly onChange: (order: Order) => void;
}

/** An order as the shop works with it: checked lines, customer, status, note, and what can be printed. */
export function BookOrder(props: BookOrderProps) {
  const prices = usePricesThen(props.order);
  return prices ? <CheckedOrder {...props} prices={prices} /> : <p role="status">{MANAGE_ORDERS.reading}</p>;
}

function CheckedOrder({
  order,
  prices,
  guard,
  isOwner,
  remarkOn,
  bookingsOn,
  onChange,
}: BookOrderProps & { readonly prices: Today }) {
  const { id, number, kind, lines } = order;
  const shown = showLines(kind, lines, prices.items);
  const differences = differencesOf(order, shown, prices.coupons);
  const coupon = couponOf(order, prices.coupons);
  const { printed, print } = usePrint<Printed>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <article className={styles.order}>
        <h2 ref={heading} tabIndex={-1} className={styles.number}>
          {number}
        </h2>
        <p>{placedText(order)}</p>
        {isDifferent(differences) && (
          <div className={styles.warning}>
            <Notice title={text.differences.title} line={text.differences.line} />
          </div>
        )}
        <div className={styles.columns}>
          <div className={styles.side}>
            <OrderProgress order={order} ourTotal={differences.total} guard={guard} onChange={onChange} />
            {remarkOn?.(order)}
            <section aria-labelledby="order-customer">
              <h3 className={styles.title} id="order-customer">
                {text.customer.title}
              </h3>
              <OrderFactList facts={factsOf(order)} className={styles.facts} />
              <CustomerContact order={order} />
            </section>
          </div>
          <div className={styles.lines}>
            <CheckedLines order={order} lines={shown} differences={differences} coupon={coupon} />
            <OrderExtras
              title={text.wishes}
              wishes={order.wishes}
              heading="h3"
              titleClass={styles.title}
              className={styles.facts}
            />
            <PrintedNames lines={order.printed} heading="h3" note={ORDER_PAGE.firstSpelling} />
          </div>
          <div className={styles.side}>
            {kind === 'catering' && isOwner && !isPriceAgreed(order.money) && (
              <PlatePriceField order={order} guard={guard} onChange={onChange} />
            )}
            {isOwner && (
              <MoneyPanel
                order={order}
                items={prices.items}
                coupon={coupon}
                guard={guard}
                onChange={onChange}
              />
            )}
            <div className={styles.actions}>
              <Button look="secondary" icon="print" small onClick={() => print('slip')}>
                {text.print.slips[kind]}
              </Button>
              <Button look="link" icon="print" onClick={() => print('quotation')}>
                {text.print.quotation}
              </Button>
              {isOwner && <EraseOrder order={order} guard={guard} />}
            </div>
            {/* Last, because they appear once they have been read: nothing that can be pressed moves. */}
            <OrderNoteField id={id} guard={guard}>
              {bookingsOn?.(order)}
            </OrderNoteField>
          </div>
        </div>
      </article>
      {printed === 'slip' && <WorkSlip order={order} lines={shown} />}
      {printed === 'quotation' && <Quotation order={order} lines={shown} coupon={coupon} />}
    </>
  );
}

/** When it was placed; and when it came, if its phone had no network until a later day. */
function placedText(order: Order): string {
  const arrived = formatDayAndTime(new Date(order.createdAt));
  const placed = dayPlaced(order);
  return placed === indiaDay(order.createdAt)
    ? text.placed(arrived)
    : text.placedAt(showDay(placed), arrived);
}

const customerText = text.customer;

const MESSAGES = { en: STATUS_MESSAGES, hi: HINDI_MESSAGES } as const;

/** Calls the customer, or sends the message for the order's status, in the customer's language. */
function CustomerContact({ order }: Pick<BookOrderProps, 'order'>) {
  const { id, number, language, phone, status } = order;
  const message = MESSAGES[language][status](number, `${SITE.url}${addressIn(language, PATHS.order(id))}`);
  return (
    <div className={styles.buttons}>
      {phone === '' ? (
        <p className={styles.small}>{customerText.none}</p>
      ) : (
        <>
          <OutLink small icon="whatsapp" href={whatsappLink(message, phone)}>
            {customerText.message[language](ORDER_STATUS[status].name)}
          </OutLink>
          <OutLink look="secondary" small icon="phone" href={`tel:${phone}`}>
            {customerText.call}
          </OutLink>
        </>
      )}
      <LinkButton look="link" to={PATHS.order(id)}>
        {customerText.page}
      </LinkButton>
      {status !== 'cancelled' && (
        <LinkButton look="secondary" small to={`${PATHS.manageBookings}?order=${id}`}>
          {customerText.book}
        </LinkButton>
      )}
    </div>
  );
}

const priceText = text.price;

/** The owner's price of a plate, for the customer's page and the quotation. */
function PlatePriceField({ order, guard, onChange }: Pick<BookOrderProps, 'order' | 'guard' | 'onChange'>) {
  const { platePrice, rev } = order;
  const [typed, setTyped] = useState(priceAsTyped(platePrice));
  const [known, setKnown] = useState(platePrice);
  // It was changed on another device; what is being typed stays.
  if (known !== platePrice) {
    setKnown(platePrice);
    if (typed === priceAsTyped(known)) setTyped(priceAsTyped(platePrice));
  }
  const { busy, run } = useOrderWork({ order, guard, onChange, failed: priceText.notSaved });
  const price = typed.trim() === '' ? 0 : parseWholeNumber(typed, LIMITS.platePrice);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (price === undefined) return;
    await run(async () => {
      await setPlatePrice(order, price);
      return { ...order, platePrice: price, rev: rev + 1 };
    }, priceText.saved);
  };
  return (
    <form onSubmit={save} noValidate data-unsaved={price !== platePrice || undefined}>
      <TextField
        label={priceText.title}
        hint={priceText.hint}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        error={price === undefined ? priceText.wrong : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className={styles.buttons}>
        <Button type="submit" look="secondary" small busy={busy} disabled={price === platePrice}>
          {priceText.save}
        </Button>
      </div>
    </form>
  );
}

function priceAsTyped(price: number): string {
  return price === 0 ? '' : String(price);
}
