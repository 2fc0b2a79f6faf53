import type { Blessing } from '#src/domain/blessing/blessing.ts';
import { formatDayAndTime } from '#src/domain/dates.ts';
import { toCsv } from '#src/lib/csv.ts';
import { phoneForSpreadsheet } from '#src/lib/phone.ts';
import { BLESSINGS } from '#text/invitations/blessings.ts';

const { heads, states } = BLESSINGS;

/** A table of blessings for a spreadsheet, with their times in India. */
export function blessingsCsv(blessings: readonly Blessing[]): string {
  return toCsv([
    [heads.name, heads.text, heads.phone, heads.state, heads.createdAt],
    ...blessings.map(({ name, text, phone, state, createdAt }) => [
      name,
      text,
      phone && phoneForSpreadsheet(phone),
      states[state],
      formatDayAndTime(new Date(createdAt)),
    ]),
  ]);
}
