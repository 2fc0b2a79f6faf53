import { indiaDay } from '#src/domain/india-time.ts';
import type { FunctionKey, Invitation } from '#src/domain/invitation/invitation.ts';
import { coupleNames } from '#src/domain/invitation/wording.ts';
import type { FunctionCount, Plates } from './function-count.ts';

/** The plates of a function as counted at one time, for the kitchen. */
export interface DinnerPlan {
  readonly code: string;
  readonly key: FunctionKey;
  readonly name: string;
  readonly couple: string;
  readonly place: string;
  /** Day in India, as `2027-02-14`. */
  readonly date: string;
  readonly plates: Plates;
  readonly countedAt: number;
  readonly countsOpenLink: boolean;
}

export function plannedDinner(
  invitation: Invitation,
  { weddingFunction, coming }: FunctionCount,
  countedAt: number,
  countsOpenLink: boolean,
): DinnerPlan {
  return {
    code: invitation.code,
    key: weddingFunction.key,
    name: weddingFunction.name,
    couple: coupleNames(invitation),
    place: weddingFunction.venue || invitation.place,
    date: indiaDay(weddingFunction.start),
    plates: coming,
    countedAt,
    countsOpenLink,
  };
}
