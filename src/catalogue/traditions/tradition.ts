import type { Bilingual } from '#src/config/language.ts';

/** A function that weddings of a tradition usually have. */
export interface UsualFunction {
  /** Unique within its tradition. */
  readonly id: string;
  readonly name: Bilingual;
  /** Hour it usually starts at, in India: `19:00`. */
  readonly hour: string;
  /** Days before (negative) or after the wedding itself. */
  readonly day: number;
  /** Shown in place of the hour, where the hour follows prayer or the sun. */
  readonly timeLabel?: Bilingual;
  /** What guests usually wear, or should know; empty when there is nothing to say. */
  readonly dress: Bilingual;
  /** Offered from the start; the others can be added. */
  readonly proposed: boolean;
}

/** A line in the tongue of a tradition, kept as it is in every language of the page. */
export interface SacredLine {
  readonly text: string;
  /** Language tag of the text. */
  readonly lang: string;
  readonly dir?: 'rtl';
}

/** What an invitation is written with when the couple has no wording of their own. `{names}` stands for the couple's. */
export interface Phrases {
  readonly families: Bilingual;
  readonly invitation: Bilingual;
  readonly thanks: Bilingual;
  readonly anniversary: Bilingual;
  /** Asks for a blessing, or for duas. */
  readonly bless: Bilingual;
}

/** One of the five dresses of an invitation. */
export interface Tradition {
  readonly id: TraditionId;
  readonly name: Bilingual;
  /** Lines offered for the top of the page; the first is proposed. */
  readonly blessings: readonly SacredLine[];
  /** Whether the line may be printed on a card without being asked for: cards are thrown away. */
  readonly blessingOnPaper: boolean;
  readonly phrases: Phrases;
  /** In their usual order. */
  readonly functions: readonly UsualFunction[];
}

export type TraditionId = 'hindu' | 'muslim' | 'sikh' | 'christian' | 'modern';
