/** One dish a family can order. */
export interface Dish {
  /** In carts and orders for good: a dish that goes never gives its id to another. */
  readonly id: string;
  readonly name: string;
  /** The name in Hindi, where the dish has one. */
  readonly hindi?: string;
}

/** What the Indian veg and non-veg marks tell apart. */
export type Diet = 'veg' | 'non-veg';

/** Dishes that are chosen from together: one bowl in the picker, one card of rows. */
export interface DishCategory {
  /** As in an address, and its picture's name under `/media/catering`: `aloo-bhindi`. */
  readonly id: string;
  /** As specification §3 calls it. */
  readonly name: string;
  /** The same in as few letters as stand under a bowl. */
  readonly short: string;
  readonly hindi: string;
  readonly diet: Diet;
  readonly dishes: readonly Dish[];
}
