import { useEffect } from 'react';
import { create } from 'zustand';
import { BOOKED_MONTH_PREFIX } from '#src/config/late-storage-keys.ts';
import { chosenDate, forgetChosenDate, useChosenDate } from '#src/data/chosen-date.ts';
import type { Taken } from '#src/domain/booking/fit.ts';
import { parseBookable, parseMonth } from '#src/domain/booking/month-document.ts';
import { monthOf, slotsOf } from '#src/domain/booking/slots.ts';
import { BOOKABLE, BOOKED_MONTHS } from '#src/domain/collections.ts';
import { fieldsOf } from '#src/lib/fields-of.ts';
import { readDocuments } from '#src/lib/read-documents.ts';
import { keysStartingWith, readText, removeText, writeText } from '#src/lib/storage.ts';

/** `old`: it could not be read again, and is what this phone knew last. `failed`: nothing is known. */
interface Known {
  readonly month: string;
  readonly state: 'looking' | 'known' | 'old' | 'failed';
  readonly taken: Taken | undefined;
  /** In milliseconds since 1970. */
  readonly readAt: number;
}

/** After this long, a visit of a page asks again. */
const FRESH_MS = 5 * 60_000;

const NOTHING: Known = { month: '', state: 'looking', taken: undefined, readAt: 0 };

const useKnown = create<Known>()(() => NOTHING);

/** What is taken on the visitor's date: one read for all pages of five minutes, and again when the network is back. */
export function useTaken(): Known & { readonly slots: readonly string[] } {
  const chosen = useChosenDate();
  const known = useKnown();
  const month = chosen ? monthOf(chosen.day) : '';

  useEffect(() => {
    if (month === '') return;
    look(month);
    const again = () => look(month);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [month]);

  const slots = chosen ? slotsOf({ ...chosen, untilMorning: false }) : [];
  return known.month === month ? { ...known, slots } : { ...NOTHING, slots };
}

let looking = '';

function look(month: string): void {
  const copy = keptMonth(month);
  const isFresh = copy !== undefined && Math.abs(Date.now() - copy.readAt) < FRESH_MS;
  const shown = useKnown.getState();
  // Another tab may have read it since.
  if (copy && (shown.month !== month || shown.readAt < copy.readAt)) {
    useKnown.setState({ month, state: isFresh ? 'known' : 'looking', ...copy });
  }
  if (isFresh || looking === month) return;
  if (!copy) useKnown.setState({ ...NOTHING, month });
  looking = month;
  const show = (known: Known) => {
    // Another date may have been chosen meanwhile.
    if (useKnown.getState().month === month) useKnown.setState(known);
  };
  readBookedMonth(month)
    .then(
      (read) => {
        // Clear may have been pressed meanwhile.
        if (chosenDate.current().day === '') forgetChosenDate();
        show({ month, state: 'known', ...read });
      },
      () => {
        const last = keptMonth(month);
        show(last ? { month, state: 'old', ...last } : { ...NOTHING, month, state: 'failed' });
      },
    )
    .finally(() => {
      if (looking === month) looking = '';
    });
}

interface ReadMonth {
  /** Without units if the owner has not counted: nothing is then known. */
  readonly taken: Taken;
  /** In milliseconds since 1970. */
  readonly readAt: number;
}

/** Asks for both documents at once, since browsers log a missing one as an error; a month without bookings is missing. */
export async function readBookedMonth(month: string): Promise<ReadMonth> {
  const askedAt = Date.now();
  const [things, booked] = await readDocuments([`${BOOKABLE}/all`, `${BOOKED_MONTHS}/${month}`]);
  const read = {
    taken: { units: parseBookable(things) ?? [], taken: parseMonth(booked) },
    readAt: Date.now(),
  };
  for (const key of keysStartingWith(BOOKED_MONTH_PREFIX)) {
    // A month requested later may have arrived first.
    if ((keptMonth(key.slice(BOOKED_MONTH_PREFIX.length))?.readAt ?? 0) <= askedAt) removeText(key);
  }
  writeText(`${BOOKED_MONTH_PREFIX}${month}`, JSON.stringify(read));
  return read;
}

/** The last response, for visits without a network and to ask less often. */
export function keptMonth(month: string): ReadMonth | undefined {
  try {
    const { taken, readAt } = fieldsOf(JSON.parse(readText(`${BOOKED_MONTH_PREFIX}${month}`) ?? ''));
    if (typeof readAt !== 'number') return undefined;
    return { taken: { units: parseBookable(taken) ?? [], taken: parseMonth(taken) }, readAt };
  } catch {
    return undefined;
  }
}
