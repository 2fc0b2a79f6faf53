import { useState } from 'react';
import { downloadText } from '#src/lib/download.ts';
import type { Page, PageCursor } from '#src/lib/pages-api.ts';
import { readAllPages } from '#src/lib/read-all-pages.ts';
import { Button } from './button.tsx';
import { notify } from './toast.tsx';

interface ExportButtonProps<Item> {
  readonly file: string;
  readonly read: (after?: PageCursor) => Promise<Page<Item>>;
  readonly csvOf: (items: readonly Item[]) => string;
  readonly text: {
    readonly export: string;
    readonly exporting: (soFar: number) => string;
    readonly exported: (count: number) => string;
    readonly notExported: string;
  };
}

/** Downloads a whole list as one CSV file; if any page cannot be read, no file is saved. */
export function ExportButton<Item>({ file, read, csvOf, text }: ExportButtonProps<Item>) {
  const [soFar, setSoFar] = useState<number>();

  async function save() {
    setSoFar(0);
    try {
      const all = await readAllPages(read, setSoFar);
      downloadText(`${file}.csv`, 'text/csv;charset=utf-8', csvOf(all));
      notify.success(text.exported(all.length));
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
