/** What is taken in a month, as visitors read it and as this phone last knew it. */
import * as v from 'valibot';
import { BOOKED_MONTH_PREFIX } from '#src/config/late-storage-keys.ts';
import type { Taken } from '#src/domain/booking/fit.ts';
import { parseBookable, parseMonth } from '#src/domain/booking/month-document.ts';
import { BOOKABLE, BOOKED_MONTHS } from '#src/domain/collections.ts';
import { appCheckToken } from '#src/lib/app-check-token.ts';
import { fieldsOf } from '#src/lib/fields-of.ts';
import { call, database } from '#src/lib/firestore-rest.ts';
import { decodeFields } from '#src/lib/firestore-values.ts';
import { keysStartingWith, readText, removeText, writeText } from '#src/lib/storage.ts';

export interface ReadMonth {
  /** Without units if the owner has not counted: nothing is then known. */
  readonly taken: Taken;
  /** In milliseconds since 1970. */
  readonly readAt: number;
}

const answer = v.array(
  v.object({ found: v.optional(v.object({ name: v.string(), fields: v.optional(v.unknown()) })) }),
);

/** Asks for both documents at once, since browsers log a missing one as an error; a month without bookings is missing. */
export async function readBookedMonth(month: string): Promise<ReadMonth> {
  const [things, booked] = [`${database()}/${BOOKABLE}/all`, `${database()}/${BOOKED_MONTHS}/${month}`];
  const body = JSON.stringify({ documents: [things, booked] });
  const response = await call(':batchGet', { method: 'POST', body }, await appCheckToken());
  if (!response.ok) throw new Error(`Firestore returned ${response.status}`);
  const found = v.parse(answer, await response.json()).flatMap((one) => one.found ?? []);
  const fields = (name: string) => decodeFields(found.find((one) => one.name === name)?.fields);
  const read = {
    taken: { units: parseBookable(fields(things)) ?? [], taken: parseMonth(fields(booked)) },
    readAt: Date.now(),
  };
  for (const key of keysStartingWith(BOOKED_MONTH_PREFIX)) removeText(key);
  writeText(`${BOOKED_MONTH_PREFIX}${month}`, JSON.stringify(read));
  return read;
}

/** The last answer, for visits without a network and to ask less often. */
export function keptMonth(month: string): ReadMonth | undefined {
  try {
    const { taken, readAt } = fieldsOf(JSON.parse(readText(`${BOOKED_MONTH_PREFIX}${month}`) ?? ''));
    if (typeof readAt !== 'number') return undefined;
    return { taken: { units: parseBookable(taken) ?? [], taken: parseMonth(taken) }, readAt };
  } catch {
    return undefined;
  }
}
