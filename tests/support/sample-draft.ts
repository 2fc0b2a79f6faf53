import type { Draft, DraftFunction } from '#src/domain/draft/draft.ts';
import { EMPTY_DRAFT } from '#src/domain/draft/draft-on-phone.ts';
import { dayAfter, indiaDay } from '#src/domain/india-time.ts';
import { NO_FUNCTION_TEXTS } from '#src/domain/invitation/invitation.ts';

/** A sangeet at 7:15 pm on 12 February 2027, as typed. */
const SANGEET: DraftFunction = {
  id: 'sangeet',
  name: 'Sangeet',
  day: '2027-02-12',
  follows: false,
  offset: 0,
  hour: '19:15',
  endHour: '',
  timeLabel: '',
  venue: 'Rambagh Palace, Jaipur',
  map: '',
  dress: '',
  side: 'both',
  asksReply: true,
  isPrivate: false,
  hindi: NO_FUNCTION_TEXTS,
};

/** {@link SANGEET} with other fields. */
export function functionWith(fields: Partial<DraftFunction>): DraftFunction {
  return { ...SANGEET, ...fields };
}

/** A draft that lacks nothing, with other fields. */
export function draftWith(fields: Partial<Draft>): Draft {
  return {
    ...EMPTY_DRAFT,
    couple: [
      { name: 'Aarav', also: 'आरव', script: 'Deva' },
      { name: 'Meera', also: '', script: 'Deva' },
    ],
    weddingDay: '2027-02-14',
    place: 'Jaipur',
    functions: [SANGEET],
    ...fields,
  };
}

/** A draft that waits for the owner, complete and of this groom and Meera, for a day three months from now. */
export function waitingDraft(name: string) {
  const draft = draftWith({
    functions: [functionWith({ day: dayAfter(indiaDay(Date.now()), 90) ?? '' })],
    couple: [
      { name, also: '', script: 'Deva' },
      { name: 'Meera', also: '', script: 'Deva' },
    ],
  });
  return { id: name, email: `${name}@example.com`, savedAt: undefined, draft };
}
