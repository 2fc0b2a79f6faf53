import { ORDER_PAGE as text } from '#src/content/orders.ts';
import type { Order } from '#src/domain/order/order.ts';
import { groupDigits, rupees } from '#src/lib/money.ts';

/** What a menu costs: by the plate once the owner has said it, by quotation until then. */
export function PlatePrice({
  order: { platePrice, guests },
  className,
}: {
  readonly order: Order;
  readonly className: string | undefined;
}) {
  if (platePrice === 0) {
    return (
      <>
        <p>
          <b>{text.byQuotation}</b>
        </p>
        <p>{text.onRequest}</p>
      </>
    );
  }
  return (
    <>
      <p className={className}>
        <span>{text.perPlate}</span>
        <b>{rupees(platePrice)}</b>
      </p>
      {guests > 0 && (
        <p className={className}>
          <span>{text.forPlates(groupDigits(guests), rupees(platePrice))}</span>
          <b>{rupees(guests * platePrice)}</b>
        </p>
      )}
    </>
  );
}
