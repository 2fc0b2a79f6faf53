import type { TraditionId } from '#src/catalogue/traditions/tradition.ts';

/** A made-up wedding, which shows what an invitation looks like. Its functions are the usual ones of the tradition. */
export interface SampleWedding {
  /** Twelve characters like any invitation's code. */
  readonly code: string;
  readonly tradition: TraditionId;
  readonly couple: readonly [SamplePartner, SamplePartner];
  /** Day of the wedding itself, in India: `2027-02-12`. */
  readonly day: string;
  readonly place: string;
  /** Where functions are, by their id; `other` for those not named. */
  readonly venues: Venues;
  /** The same for guests who read Hindi. */
  readonly hindi: {
    readonly families: readonly [string, string];
    readonly place: string;
    readonly venues: Venues;
  };
}

type Venues = Readonly<Record<'other', string>> & Readonly<Record<string, string>>;

interface SamplePartner {
  readonly name: string;
  readonly also: string;
  readonly script: 'Deva' | 'Guru' | 'Arab';
  readonly family: string;
}
