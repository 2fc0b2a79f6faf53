import { useEffect } from 'react';
import { create } from 'zustand';
import { useChosenDate } from '#src/data/chosen-date.ts';
import type { Taken } from '#src/domain/booking/fit.ts';
import { monthOf, slotsOf } from '#src/domain/booking/slots.ts';
import { keptMonth, readBookedMonth } from './booked-month.ts';

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
  if (copy && useKnown.getState().month !== month) {
    useKnown.setState({ month, state: isFresh ? 'known' : 'looking', ...copy });
  }
  if (isFresh || looking === month) return;
  if (!copy) useKnown.setState({ ...NOTHING, month });
  looking = month;
  readBookedMonth(month)
    .then(
      (read) => useKnown.setState({ month, state: 'known', ...read }),
      () =>
        useKnown.setState({
          month,
          ...(copy ? { state: 'old', ...copy } : { ...NOTHING, month, state: 'failed' }),
        }),
    )
    .finally(() => {
      looking = '';
    });
}
