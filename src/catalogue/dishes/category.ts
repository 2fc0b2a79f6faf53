export interface Dish {
  /** Stored in carts, so the id of a removed dish is never reused. */
  readonly id: string;
  readonly name: string;
  readonly hindi?: string;
  /** Beside a Hindi name, for the kitchen. */
  readonly english?: string;
}

export type Diet = 'veg' | 'non-veg';

export interface DishCategory {
  /** Also its picture's name under `/media/catering`. */
  readonly id: string;
  /** As in specification §3. */
  readonly name: string;
  /** Short name to fit under a bowl. */
  readonly short: string;
  /** Second line under the name, in Hindi. */
  readonly hindi: string;
  /** Beside a Hindi name, for the search. */
  readonly english?: string;
  readonly diet: Diet;
  readonly dishes: readonly Dish[];
}
