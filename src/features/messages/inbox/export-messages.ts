import { MESSAGE_LISTS } from '#src/content/messages.ts';
import { toCsv } from '#src/lib/csv.ts';
import { formatDayAndTime } from '#src/lib/dates.ts';
import type { Page, PageCursor } from '#src/lib/pages-api.ts';
import { phoneForSpreadsheet } from '#src/lib/phone.ts';
import type { StoredMessage } from '../stored-message.ts';

const { heads } = MESSAGE_LISTS;

/** Reads every page, reporting the running total; returns all messages, newest first. Throws what `read` throws. */
export async function readAllMessages(
  read: (after?: PageCursor) => Promise<Page<StoredMessage>>,
  progress: (soFar: number) => void,
): Promise<StoredMessage[]> {
  const all: StoredMessage[] = [];
  let after: PageCursor | undefined;
  do {
    const page: Page<StoredMessage> = await read(after);
    all.push(...page.items);
    progress(all.length);
    after = page.next;
  } while (after);
  return all.sort((one, other) => time(other) - time(one));
}

function time({ sentAt }: StoredMessage): number {
  return sentAt?.getTime() ?? 0;
}

export function messagesCsv(messages: readonly StoredMessage[], withBranch: boolean): string {
  const branch = (text: string) => (withBranch ? [text] : []);
  return toCsv([
    [heads.name, ...branch(heads.branch), heads.number, heads.message, `${heads.sent} (IST)`],
    ...messages.map((one) => [
      one.name,
      ...branch(one.branch ?? ''),
      phoneForSpreadsheet(one.number),
      one.message,
      one.sentAt ? formatDayAndTime(one.sentAt) : '',
    ]),
  ]);
}
