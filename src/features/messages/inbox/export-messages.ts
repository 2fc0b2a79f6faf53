import { formatDayAndTime } from '#src/domain/dates.ts';
import { toCsv } from '#src/lib/csv.ts';
import { phoneForSpreadsheet } from '#src/lib/phone.ts';
import { findBranch } from '#text/catalogue/farewell-branches.ts';
import { MESSAGE_LISTS } from '#text/message-lists.ts';
import type { StoredMessage } from '../messages-api.ts';

const { heads } = MESSAGE_LISTS;

/** A line a message, newest first. */
export function messagesCsv(messages: readonly StoredMessage[], withBranch: boolean): string {
  const branch = (text: string) => (withBranch ? [text] : []);
  const newestFirst = [...messages].sort((one, other) => time(other) - time(one));
  return toCsv([
    [heads.name, ...branch(heads.branch), heads.number, heads.message, `${heads.sent} (IST)`],
    ...newestFirst.map((one) => [
      one.name,
      ...branch(findBranch(one.branch)?.name ?? one.branch ?? ''),
      phoneForSpreadsheet(one.number),
      one.message,
      one.sentAt ? formatDayAndTime(one.sentAt) : '',
    ]),
  ]);
}

function time({ sentAt }: StoredMessage): number {
  return sentAt?.getTime() ?? 0;
}
