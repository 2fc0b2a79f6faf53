import { moneyFields } from '#src/domain/money/money-document.ts';
import type { Order } from '#src/domain/order/order.ts';
import { documentOf } from '#src/domain/order/order-document.ts';
import { encodeFields } from '#src/lib/firestore-values.ts';

/** What the server says to a read of an order. */
export function orderResponse(order: Order): Response {
  const { id, status, times, rev, platePrice, money, createdAt, ...placed } = order;
  const fields = {
    ...encodeFields({
      ...documentOf(placed),
      status,
      rev,
      platePrice,
      money: money && moneyFields(money),
    }),
    times: {
      mapValue: {
        fields: Object.fromEntries(Object.entries(times).map(([name, time]) => [name, timestamp(time)])),
      },
    },
    createdAt: timestamp(createdAt),
  };
  return Response.json({ name: `orders/${id}`, fields });
}

const timestamp = (time: number) => ({ timestampValue: new Date(time).toISOString() });
