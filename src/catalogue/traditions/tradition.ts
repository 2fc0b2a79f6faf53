import type { Bilingual } from '#src/config/language.ts';

export interface UsualFunction {
  /** Unique within its tradition. */
  readonly id: string;
  readonly name: Bilingual;
  /** Usual start in India: `19:00`. */
  readonly hour: string;
  /** Days from the wedding; negative before it. */
  readonly day: number;
  /** Replaces the hour where it depends on prayer or the sun. */
  readonly timeLabel?: Bilingual;
  /** Dress note for guests; may be empty. */
  readonly dress: Bilingual;
  /** Selected by default. */
  readonly proposed: boolean;
}

/** A line shown in its own language on every page. */
export interface SacredLine {
  readonly text: string;
  /** BCP 47 language tag. */
  readonly lang: string;
  readonly dir?: 'rtl';
}

/** Default wording; `{names}` is replaced by the couple's names. */
export interface Phrases {
  readonly families: Bilingual;
  readonly invitation: Bilingual;
  readonly thanks: Bilingual;
  readonly anniversary: Bilingual;
  /** Request for a blessing or for duas. */
  readonly bless: Bilingual;
}

export interface Tradition {
  readonly id: TraditionId;
  readonly name: Bilingual;
  /** Lines for the top of the page; the first is the default. */
  readonly blessings: readonly SacredLine[];
  /** A small line drawing on a field of 120 × 24, as the path of an SVG: a divider. */
  readonly ornament: string;
  /** Whether the first line is printed by default on paper cards, which guests may throw away. */
  readonly blessingOnPaper: boolean;
  readonly phrases: Phrases;
  readonly functions: readonly UsualFunction[];
}

/** In display order. */
export const TRADITION_IDS = ['hindu', 'muslim', 'sikh', 'christian', 'modern'] as const;

export type TraditionId = (typeof TRADITION_IDS)[number];
