import { useState } from 'react';
import { MESSAGE_LISTS as text } from '#src/content/messages.ts';
import { downloadText } from '#src/lib/download.ts';
import type { Guard } from '#src/lib/guard.ts';
import { Button } from '#src/ui/button.tsx';
import { notify } from '#src/ui/toast.tsx';
import { listMessagesById } from '../messages-api.ts';
import type { MessageFilter } from '../stored-message.ts';
import { messagesCsv, readAllMessages } from './export-messages.ts';

interface ExportButtonProps {
  filter: MessageFilter;
  file: string;
  guard: Guard;
}

/** Downloads all messages as one CSV file; if any page cannot be read, no file is saved. */
export function ExportButton({ filter, file, guard }: ExportButtonProps) {
  const [soFar, setSoFar] = useState<number>();

  async function save() {
    setSoFar(0);
    try {
      const all = await readAllMessages((after) => guard(() => listMessagesById(filter, after)), setSoFar);
      const name = filter.branch ? `${file}-${filter.branch}` : file;
      downloadText(
        `${name}.csv`,
        'text/csv;charset=utf-8',
        messagesCsv(all, filter.collection === 'farewellMessages'),
      );
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
