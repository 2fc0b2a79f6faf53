import { MANAGE_ORDERS as text } from '#src/content/manage-orders.ts';
import type { Guard } from '#src/lib/guard.ts';
import { ExportButton } from '#src/ui/export-button.tsx';
import { listOrdersById } from '../orders-api.ts';
import type { BookFilter } from './book-filter.ts';
import { ordersCsv } from './orders-csv.ts';

interface ExportOrdersProps {
  readonly filter: BookFilter;
  readonly guard: Guard;
}

/** Saves all orders of the filter that can be read. */
export function ExportOrders({ filter, guard }: ExportOrdersProps) {
  return (
    <ExportButton
      text={text}
      file={['orders', filter.status, filter.kind, filter.month].filter(Boolean).join('-')}
      read={(after) => guard(() => listOrdersById(filter, after))}
      csvOf={(entries) => ordersCsv(entries.flatMap(({ order }) => order ?? []))}
    />
  );
}
