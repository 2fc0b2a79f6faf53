/** All messages as one file for the owner's spreadsheet. */
import { MESSAGE_LISTS } from '#src/content/messages.ts';
import { toCsv } from '#src/lib/csv.ts';
import { formatDayAndTime } from '#src/lib/dates.ts';
import type { Page, PageCursor } from '#src/lib/pages-api.ts';
import { phoneForSpreadsheet } from '#src/lib/phone.ts';
import type { StoredMessage } from '../stored-message.ts';

const { heads } = MESSAGE_LISTS;

/**
 * Reads every page, telling after each how many messages there are so far.
 *
 * @returns all messages, newest first, whatever the order of the pages
 * @throws what `read` throws
 */
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

/** Name, branch (of farewells), number, message and time of sending (IST), one message a line. */
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
