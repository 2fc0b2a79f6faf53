/** A line, table row or contact card of a pasted guest list, as far as it was understood. */
export interface ImportRow {
  /** Also the id of the family that it becomes: saving it again makes no double. */
  readonly id: string;
  /** What was pasted. */
  readonly source: string;
  readonly name: string;
  /** In E.164, or as it was typed where that is no mobile number. */
  readonly phone: string;
  /** As typed; empty for the number chosen for all. */
  readonly seats: string;
  /** Separated by commas. */
  readonly tags: string;
  readonly note: string;
  readonly repairs: readonly Repair[];
}

/** A row that has no id yet. */
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
  | 'rest'
  | 'cut';

export const EMPTY_ROW: FoundRow = {
  source: '',
  name: '',
  phone: '',
  seats: '',
  tags: '',
  note: '',
  repairs: [],
};
