import type { Dish } from '#src/catalogue/dishes/category.ts';

/** `शाही पनीर (Shahi Paneer)`: the kitchen may read English. */
export const kitchenName = ({ name, english = '' }: Dish): string => `${name} (${english})`;

export const orderedDish = ({ name, english = '', id }: Dish): string => `${name} (${english}, ${id})`;
