/** A function that weddings of a tradition have. Its name and its dress note are texts: {@link TraditionTexts}. */
export interface UsualFunction {
  readonly id: string;
  /** Usual start in India: `19:00`. */
  readonly hour: string;
  /** Days from the wedding; negative before it. */
  readonly day: number;
  readonly proposed: boolean;
}

/** A line shown in its own language on every page. */
export interface SacredLine {
  readonly text: string;
  /** BCP 47 language tag. */
  readonly lang: string;
  readonly dir?: 'rtl';
}

/** What a tradition calls things, in one language; `{names}` in a phrase is replaced by the couple's names. */
export interface TraditionTexts {
  readonly name: string;
  readonly phrases: Readonly<Record<'families' | 'invitation' | 'thanks' | 'anniversary' | 'bless', string>>;
  /** By the function's id. */
  readonly functions: Readonly<Record<string, UsualTexts>>;
}

export interface UsualTexts {
  readonly name: string;
  /** Replaces the hour where it depends on prayer or the sun. */
  readonly timeLabel?: string;
  readonly dress?: string;
}

export interface Tradition {
  readonly id: TraditionId;
  /** Lines for the top of the page; the first is the default. */
  readonly blessings: readonly SacredLine[];
  /** A small line drawing on a field of 120 × 24, as the path of an SVG: a divider. */
  readonly ornament: string;
  /** Whether the first line is printed by default on paper cards, which guests may throw away. */
  readonly blessingOnPaper: boolean;
  readonly functions: readonly UsualFunction[];
}

/** In display order. */
export const TRADITION_IDS = ['hindu', 'muslim', 'sikh', 'christian', 'modern'] as const;

export type TraditionId = (typeof TRADITION_IDS)[number];
