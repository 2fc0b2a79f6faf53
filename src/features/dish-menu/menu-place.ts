/**
 * Where somebody is on a menu: in each block a category and a page of four dishes. It stands in the address
 * (`?starters=farsan.2&main=dal`), so that coming back from the cart finds the same four dishes.
 */
import type { DishCategory } from '#src/catalogue/dishes/category.ts';
import type { MenuBlock } from '#src/catalogue/menus.ts';

/** Dishes of one slide (specification §9). */
export const DISHES_PER_PAGE = 4;

/** One block's place. */
export interface BlockPlace {
  readonly category: DishCategory;
  /** Page of four, from 0. */
  readonly page: number;
}

/** How many pages of four a category has. */
export function countPages({ dishes }: DishCategory): number {
  return Math.ceil(dishes.length / DISHES_PER_PAGE);
}

/** A block's place by the address; its first category's first page unless a place is named that exists. */
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

/** The address with another place of one block; the place a block starts at is not written. */
export function writePlace(params: URLSearchParams, block: MenuBlock, place: BlockPlace): URLSearchParams {
  const written = new URLSearchParams(params);
  const { category, page } = place;
  if (category === block.categories[0] && page === 0) written.delete(block.id);
  else written.set(block.id, page === 0 ? category.id : `${category.id}.${page + 1}`);
  return written;
}
