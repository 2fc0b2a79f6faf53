import type { Dish } from '#src/catalogue/dishes/category.ts';

/** A dish as customer and kitchen know it, who may read English only: `शाही पनीर (Shahi Paneer)`. */
export const kitchenName = ({ name, english }: Dish): string => (english ? `${name} (${english})` : name);

/** A dish of an order, with its id. */
export const orderedDish = ({ name, english, id }: Dish): string =>
  `${name} (${english ? `${english}, ` : ''}${id})`;
