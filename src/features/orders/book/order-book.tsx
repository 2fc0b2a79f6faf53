import { useSearchParams } from 'react-router-dom';
import { DOCUMENT_ID_PATTERN } from '#src/lib/document-id.ts';
import type { Guard } from '#src/lib/guard.ts';
import { OpenedOrder } from './opened-order.tsx';
import { OrderList } from './order-list.tsx';

const ID = new RegExp(DOCUMENT_ID_PATTERN, 'u');

/** The list of orders, or the one that the address names (`?order=ID`). */
export function OrderBook({ guard }: { readonly guard: Guard }) {
  const [search] = useSearchParams();
  const id = search.get('order') ?? '';
  return ID.test(id) ? <OpenedOrder key={id} id={id} guard={guard} /> : <OrderList guard={guard} />;
}
