import type { Dish } from '#src/catalogue/dishes/category.ts';

/** A dish as customer and kitchen know it. */
export const kitchenName = ({ name }: Dish): string => name;

/** A dish of an order, with its id. */
export const orderedDish = ({ name, id }: Dish): string => `${name} (${id})`;
