/** Orders placed or opened on this phone, to show them without a network. */
import { ORDER_COPY_PREFIX } from '#src/config/late-storage-keys.ts';
import { moneyFields } from '#src/domain/money/money-document.ts';
import type { Order } from '#src/domain/order/order.ts';
import { documentOf, parseOrder } from '#src/domain/order/order-document.ts';
import { fieldsOf } from '#src/lib/fields-of.ts';
import { keysStartingWith, readText, removeText, writeText } from '#src/lib/storage.ts';

const KEPT = 12;

/** Keeps this order and the newest others. */
export function keepOrder(order: Order): void {
  const { id, status, times, rev, platePrice, money, createdAt, ...placed } = order;
  const ofOwner = { status, times, rev, platePrice, ...(money && { money: moneyFields(money) }) };
  const fields = { ...documentOf(placed), ...ofOwner, createdAt };
  writeText(`${ORDER_COPY_PREFIX}${id}`, JSON.stringify(fields));
  const age = (one: string) => keptOrder(one)?.createdAt ?? 0;
  for (const old of keptIds()
    .sort((one, other) => age(other) - age(one))
    .slice(KEPT)) {
    if (old !== id) dropOrder(old);
  }
}

export function keptOrder(id: string): Order | undefined {
  try {
    return parseOrder(id, withDates(JSON.parse(readText(`${ORDER_COPY_PREFIX}${id}`) ?? '')));
  } catch {
    return undefined;
  }
}

/** All of which there is a copy, newest first. */
export function keptOrders(): Order[] {
  return keptIds()
    .flatMap((id) => keptOrder(id) ?? [])
    .sort((one, other) => other.createdAt - one.createdAt);
}

function keptIds(): string[] {
  return keysStartingWith(ORDER_COPY_PREFIX).map((key) => key.slice(ORDER_COPY_PREFIX.length));
}

export function dropOrder(id: string): void {
  removeText(`${ORDER_COPY_PREFIX}${id}`);
}

/** JSON has no dates: the copy has milliseconds. */
function withDates(copy: unknown): unknown {
  const { times, createdAt, ...rest } = fieldsOf(copy);
  const dates = Object.entries(fieldsOf(times)).map(([status, time]) => [status, new Date(Number(time))]);
  return { ...rest, times: Object.fromEntries(dates), createdAt: new Date(Number(createdAt)) };
}
