import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { DISH_CATEGORIES } from '#src/catalogue/dishes.ts';

const KEY = 'shagun.catering-cart';

beforeEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
  localStorage.clear();
});

/** A page load: fresh modules, same storage. */
async function openPage() {
  const feature = await import('#src/features/catering-cart/catering-cart.ts');
  const { result } = renderHook(() => feature.useCateringCart());
  return { ...feature, ids: () => result.current.data.lines.map(({ dishId }) => dishId), seen: result };
}

const store = (data: unknown, version = 2) =>
  localStorage.setItem(KEY, JSON.stringify({ state: { data }, version }));
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null').state.data;

test('All ticked dishes are counted, stored as ids and amounts only, and restored after a reload', async () => {
  const all = DISH_CATEGORIES.flatMap(({ dishes }) => dishes.map(({ id }) => id));
  const page = await openPage();
  act(() => {
    for (const id of all) expect(page.cateringCart.add(id)).toBe(true);
  });
  expect(page.ids()).toEqual(all);
  expect(renderHook(() => page.useDishCount()).result.current).toBe(all.length);
  expect(stored()).toEqual({ lines: all.map((dishId) => ({ dishId, amount: 1 })) });

  vi.resetModules();
  const again = await openPage();
  expect(again.ids()).toEqual(all);
});

test('Ticking a chosen dish returns false and writes nothing', async () => {
  const page = await openPage();
  act(() => void page.cateringCart.add('paneer-1'));
  const before = localStorage.getItem(KEY);
  act(() => expect(page.cateringCart.add('paneer-1')).toBe(false));
  expect(localStorage.getItem(KEY)).toBe(before);
});

test('Removing can be undone, and the dish returns to its place', async () => {
  const page = await openPage();
  act(() => {
    for (const id of ['soup-1', 'paneer-1', 'chaat-1']) page.cateringCart.add(id);
  });
  act(() => page.cateringCart.remove('paneer-1'));
  expect(page.ids()).toEqual(['soup-1', 'chaat-1']);
  act(() => page.cateringCart.putBack({ dishId: 'paneer-1', amount: 1 }, 1));
  expect(page.ids()).toEqual(['soup-1', 'paneer-1', 'chaat-1']);
});

test('A row renders only for its own dish', async () => {
  const page = await openPage();
  let renders = 0;
  renderHook(() => {
    renders += 1;
    return page.useDishChosen('soup-1');
  });
  const before = renders;
  act(() => void page.cateringCart.add('paneer-1'));
  expect(renders).toBe(before);
  act(() => void page.cateringCart.add('soup-1'));
  expect(renders).toBe(before + 1);
});

test('When storage is full the choice stays on the page and is reported as unsaved', async () => {
  const page = await openPage();
  const full: Pick<Storage, 'getItem' | 'setItem'> = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  vi.spyOn(window, 'localStorage', 'get').mockReturnValue(full as Storage);
  await act(async () => void page.cateringCart.add('paneer-1'));
  expect(page.ids()).toEqual(['paneer-1']);
  expect(page.seen.current.unsaved).toBe(true);
});

test('When storage is blocked the cart still works and is reported as unsaved', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const page = await openPage();
  await act(async () => void page.cateringCart.add('paneer-1'));
  expect(page.ids()).toEqual(['paneer-1']);
  expect(page.seen.current.unsaved).toBe(true);
});

test.each([
  ['no JSON', '{"state":'],
  ['JSON of another kind', '{"state":{"data":{"lines":7}},"version":2}'],
])('If storage contains %s the cart starts empty with a notice, and works', async (_, text) => {
  localStorage.setItem(KEY, text);
  const page = await openPage();
  expect(page.ids()).toEqual([]);
  expect(page.seen.current.dropped).toBe(true);
  act(() => void page.cateringCart.add('paneer-1'));
  expect(stored()).toEqual({ lines: [{ dishId: 'paneer-1', amount: 1 }] });
});

test('A cart of the first version is migrated', async () => {
  const state = {
    items: [{ id: 'paneer-1', name: 'Shahi Paneer', amount: 1 }],
    totalAmount: 0,
    checkedItems: { 'paneer-1': true },
  };
  localStorage.setItem(KEY, JSON.stringify({ state, version: 0 }));
  const page = await openPage();
  expect(page.ids()).toEqual(['paneer-1']);
  expect(page.seen.current.dropped).toBe(false);
});

test('Changes in another tab appear here', async () => {
  const page = await openPage();
  store({ lines: [{ dishId: 'dal-2', amount: 1 }] });
  await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })));
  expect(page.ids()).toEqual(['dal-2']);
  localStorage.clear();
  await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
  expect(page.ids()).toEqual([]);
});
