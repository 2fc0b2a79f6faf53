import { useState } from 'react';
import { MANAGE_ORDERS as text } from '#src/content/manage-orders.ts';
import { downloadText } from '#src/lib/download.ts';
import type { Guard } from '#src/lib/guard.ts';
import type { Page, PageCursor } from '#src/lib/pages-api.ts';
import { Button } from '#src/ui/button.tsx';
import { notify } from '#src/ui/toast.tsx';
import type { BookEntry } from '../orders-api.ts';
import { listOrdersById } from '../orders-api.ts';
import type { BookFilter } from './book-filter.ts';
import { ordersCsv } from './orders-csv.ts';

interface ExportOrdersProps {
  readonly filter: BookFilter;
  readonly guard: Guard;
}

/** Downloads all orders of the filter as one CSV file; if any page cannot be read, no file is saved. */
export function ExportOrders({ filter, guard }: ExportOrdersProps) {
  const [soFar, setSoFar] = useState<number>();

  async function save() {
    const all: BookEntry[] = [];
    let after: PageCursor | undefined;
    setSoFar(0);
    try {
      do {
        const page: Page<BookEntry> = await guard(() => listOrdersById(filter, after));
        all.push(...page.items);
        setSoFar(all.length);
        after = page.next;
      } while (after);
      const orders = all.flatMap(({ order }) => order ?? []);
      const file = ['orders', filter.status, filter.kind, filter.month].filter(Boolean).join('-');
      downloadText(`${file}.csv`, 'text/csv;charset=utf-8', ordersCsv(orders));
      notify.success(text.exported(orders.length));
    } catch {
      notify.error(text.notExported);
    }
    setSoFar(undefined);
  }

  return (
    <Button look="link" icon="download" busy={soFar !== undefined} onClick={save}>
      {soFar === undefined ? text.export : text.exporting(soFar)}
    </Button>
  );
}
