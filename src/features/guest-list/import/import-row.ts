import type { HostSide } from '#src/domain/invitation/invitation.ts';

/** A line, table row or contact card of a pasted guest list, as far as it could be parsed. */
export interface ImportRow {
  /** Also the id of the family that it becomes: saving it again makes no duplicate. */
  readonly id: string;
  /** A heading, or another line that is no family, stays visible and is not added. */
  readonly is: 'family' | 'heading' | 'aside';
  readonly source: string;
  readonly name: string;
  /** In E.164, or as typed where it is no mobile number. */
  readonly phone: string;
  /** As typed; empty for the number chosen for all. */
  readonly seats: string;
  readonly tags: string;
  readonly note: string;
  readonly repairs: readonly Repair[];
  /** Other possible readings: somebody must look before the row is added. */
  readonly doubts: readonly Doubt[];
  /** Of a heading: whose guests the rows below it are. */
  readonly side?: HostSide | undefined;
}

export type FoundRow = Omit<ImportRow, 'id'>;

/** What was changed in order to understand a row. */
export type Repair =
  | 'countryCode'
  | 'name'
  | 'numbering'
  | 'chatHeading'
  | 'nextLine'
  | 'seatsBesideName'
  | 'onePlusGuests'
  | 'otherNumbers'
  | 'tags'
  | 'rest'
  | 'cut';

export type Doubt = 'number' | 'name' | 'heading' | 'only';

export const EMPTY_ROW: FoundRow = {
  is: 'family',
  source: '',
  name: '',
  phone: '',
  seats: '',
  tags: '',
  note: '',
  repairs: [],
  doubts: [],
};
