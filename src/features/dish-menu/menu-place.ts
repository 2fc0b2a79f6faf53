/**
 * Category and page of each block, stored in the address (`?starters=farsan.2`) so that Back restores them.
 */
import type { DishCategory } from '#src/catalogue/dishes/category.ts';
import type { MenuBlock } from '#text/catalogue/menus.ts';

/** Per slide (specification §9). */
export const DISHES_PER_PAGE = 4;

export interface BlockPlace {
  readonly category: DishCategory;
  /** Zero-based. */
  readonly page: number;
}

export function countPages({ dishes }: DishCategory): number {
  return Math.ceil(dishes.length / DISHES_PER_PAGE);
}

/** Reads a block's place; an unknown category or page falls back to the first. */
export function readPlace(params: URLSearchParams, { id, categories }: MenuBlock): BlockPlace {
  const [categoryId, pageNumber] = params.get(id)?.split('.') ?? [];
  const [firstCategory] = categories;
  const named = categories.find((candidate) => candidate.id === categoryId);
  const category = named ?? firstCategory;
  if (!category) throw new Error(`The menu block '${id}' has no categories`);
  const page = Number(pageNumber ?? 1) - 1;
  const there = named !== undefined && Number.isInteger(page) && page >= 0 && page < countPages(category);
  return { category, page: there ? page : 0 };
}

/** The category's carousel has turned to `page`. It may still turn when another category has been chosen already. */
export function turnedTo(page: number, category: DishCategory): (before: BlockPlace) => BlockPlace {
  return (before) => (before.category === category ? { category, page } : before);
}

/** Returns the parameters with this place; the first category's first page is omitted. */
export function writePlace(params: URLSearchParams, block: MenuBlock, place: BlockPlace): URLSearchParams {
  const written = new URLSearchParams(params);
  const { category, page } = place;
  if (category === block.categories[0] && page === 0) written.delete(block.id);
  else written.set(block.id, page === 0 ? category.id : `${category.id}.${page + 1}`);
  return written;
}
