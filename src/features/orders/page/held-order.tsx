import { PATHS } from '#src/config/paths.ts';
import { showIndiaDay } from '#src/domain/india-time.ts';
import type { Money } from '#src/domain/money/money.ts';
import { agreedPrice, isPriceAgreed, paymentsOf } from '#src/domain/money/money.ts';
import type { Order } from '#src/domain/order/order.ts';
import { dayPlaced } from '#src/domain/order/order-number.ts';
import { showDay } from '#src/domain/show-day.ts';
import { rupeeRange, rupees } from '#src/lib/money.ts';
import { whatsappLink } from '#src/lib/whatsapp.ts';
import { localeOf } from '#src/locales/locales.ts';
import { OutLink } from '#src/ui/button.tsx';
import type { HeldFact } from '#src/ui/held-data.tsx';
import { HeldData } from '#src/ui/held-data.tsx';
import { Link } from '#src/ui/link.tsx';
import { BOARD_TEXT } from '#text/board.ts';
import { offerText } from '#text/card-offers.ts';
import { HELD_ORDER as text } from '#text/held-order.ts';
import { MONEY_PART } from '#text/money.ts';
import { ORDER_PAGE, ORDER_STATUS } from '#text/orders.ts';
import { PRINTED_NAMES } from '#text/printed-names.ts';
import { categoryName, showLines } from '../catalogue-item.ts';
import { paymentText } from '../money/money-text.ts';
import { factsOf } from '../order-text.ts';
import { orderDetails } from '../placing/order-details.ts';

/** All that is stored with an order, for anyone who has its link, and on this phone. */
export function HeldOrder({ order }: { readonly order: Order }) {
  const onThisPhone = orderDetails.current();
  return (
    <HeldData
      title={text.title}
      heading="h2"
      line={
        <>
          {text.line} <Link to={PATHS.privacy}>{text.privacy}</Link>
        </>
      }
      facts={heldFacts(order, Object.values(onThisPhone))}
      note={text.note}
      download={text.download}
      file={order.number}
      data={{ order, onThisPhone }}
    >
      <OutLink look="link" icon="whatsapp" href={whatsappLink(text.eraseText(order.number))}>
        {text.erase}
      </OutLink>
      <p>{text.eraseLine}</p>
    </HeldData>
  );
}

/** Ids that are not ours are in the file only: the person who wrote the order may have made them look like a message from us. */
function heldFacts(order: Order, onPhone: readonly string[]): HeldFact[] {
  const { kind, lines, total, times, status, printed, wishes, platePrice, money } = order;
  const { facts } = text;
  const day = (instant: number) => showIndiaDay(instant);
  const changes = Object.entries(times).map(([, time]) => day(time));
  return [
    { label: facts.number, value: order.number },
    { label: facts.id, value: order.id },
    { label: facts.placed, value: showDay(dayPlaced(order)) },
    { label: facts.status, value: [ORDER_STATUS[status].name, ...changes].join(', ') },
    { label: facts.language, value: localeOf(order.language).name },
    {
      label: facts.items,
      value: showLines(kind, lines)
        .map(({ amount, item }) => `${amount} × ${item?.name ?? ORDER_PAGE.unknownItem}`)
        .join('\n'),
    },
    { label: facts.total, value: kind === 'cards' ? rupeeRange(total) : '' },
    { label: facts.offers, value: order.discounts.flatMap((offer) => offerText(offer) ?? []).join('\n') },
    { label: facts.prices, value: order.board > 0 ? BOARD_TEXT.priceList(order.board) : '' },
    { label: BOARD_TEXT.coupon.label, value: order.coupon },
    ...factsOf(order),
    {
      label: PRINTED_NAMES.title,
      value: printed.map(({ field, text: words }) => `${PRINTED_NAMES.fields[field]}: ${words}`).join('\n'),
      isTyped: true,
    },
    ...wishes.map((extra) => ({ label: categoryName(extra.category), value: extra.text, isTyped: true })),
    { label: facts.platePrice, value: platePrice > 0 && !isPriceAgreed(money) ? rupees(platePrice) : '' },
    ...(money ? moneyFacts(money) : []),
    { label: facts.onPhone, value: onPhone.filter(Boolean).join(', ') },
  ].filter(({ value }) => value !== '');
}

function moneyFacts(money: Money): HeldFact[] {
  const agreed = agreedPrice(money);
  const payments = paymentsOf(money).map((payment) =>
    [paymentText(payment), payment.note, payment.voided && `${MONEY_PART.voided} ${payment.voided}`]
      .filter(Boolean)
      .join(', '),
  );
  return [
    { label: text.facts.agreed, value: agreed > 0 ? rupees(agreed) : '' },
    { label: text.facts.payments, value: payments.join('\n') },
  ];
}
