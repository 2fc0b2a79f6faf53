/** What an order's lines refer to, as the catalogue has it. */
import { designPicture, findDesign } from '#src/catalogue/card-series.ts';
import type { DishCategory } from '#src/catalogue/dishes/category.ts';
import { categoryPicture, DISH_CATEGORIES } from '#src/catalogue/dishes.ts';
import type { PictureSource } from '#src/config/media.ts';
import type { PriceRange } from '#src/config/price.ts';
import { cardToday } from '#src/domain/board/card-today.ts';
import type { Today } from '#src/domain/board/today.ts';
import type { OrderKind, OrderLine } from '#src/domain/order/order.ts';
import { sumRanges, timesAmount } from '#src/lib/money.ts';

interface CatalogueItem {
  readonly name: string;
  /** Its name in another language, shown beside. */
  readonly beside: string | undefined;
  /** The card series, or the course. */
  readonly group: string;
  readonly picture: PictureSource;
  /** Unit price; `undefined` for dishes. */
  readonly price: PriceRange | undefined;
  /** It could not be had. */
  readonly isOut: boolean;
}

/** A line with its item, which is `undefined` if we no longer sell it, or never did. */
export interface ShownLine extends OrderLine {
  /** Unique within the order, whatever a browser wrote. */
  readonly key: string;
  readonly item: CatalogueItem | undefined;
}

/** `items`: what the board said, for prices that differ from the catalogue's and for what could not be had. */
export function showLines(
  kind: OrderKind,
  lines: readonly OrderLine[],
  items: Today['items'] = {},
): ShownLine[] {
  return lines.map((line, place) => ({
    ...line,
    key: `${place} ${line.id}`,
    item: kind === 'cards' ? cardItem(line.id, items) : dishItem(line.id, items),
  }));
}

/** Lines by series or course, in the order of their first line. */
export function groupLines(lines: readonly ShownLine[]): [group: string, lines: ShownLine[]][] {
  const groups = new Map<string, ShownLine[]>();
  for (const line of lines) {
    const group = line.item?.group ?? '';
    groups.set(group, [...(groups.get(group) ?? []), line]);
  }
  return [...groups];
}

/** The total of the lines; those without a price count as 0. */
export function totalOf(lines: readonly { amount: number; price: PriceRange | undefined }[]): PriceRange {
  return sumRanges(lines.map(({ amount, price }) => timesAmount(price ?? { low: 0, high: 0 }, amount)));
}

function cardItem(id: string, items: Today['items']): CatalogueItem | undefined {
  const found = findDesign(id);
  if (!found) return undefined;
  const { series, design } = found;
  const { price = series.price, isOut = false } = cardToday(items, id);
  return {
    name: design.name,
    beside: undefined,
    group: series.title,
    picture: designPicture(series, design),
    price,
    isOut,
  };
}

/** Name of a category of dishes; empty if we have none such. */
export function categoryName(id: string): string {
  return DISH_CATEGORIES.find((category) => category.id === id)?.name ?? '';
}

let categories: ReadonlyMap<string, DishCategory> | undefined;

function dishItem(id: string, items: Today['items']): CatalogueItem | undefined {
  categories ??= new Map(
    DISH_CATEGORIES.flatMap((category) => category.dishes.map((dish) => [dish.id, category])),
  );
  const category = categories.get(id);
  const dish = category?.dishes.find((one) => one.id === id);
  if (!category || !dish) return undefined;
  return {
    name: dish.name,
    beside: dish.hindi ?? dish.english,
    group: category.name,
    picture: categoryPicture(category),
    price: undefined,
    isOut: items[`dishes/${id}`]?.isOut === true,
  };
}
