import { expect, vi } from 'vitest';
import type { Blessing } from '#src/domain/blessing/blessing.ts';
import { countsOf } from '#src/features/blessing-desk/blessing-list.ts';
import type { useBlessings } from '#src/features/blessing-desk/use-blessings.ts';

export type BlessingBook = ReturnType<typeof useBlessings>;

/** A wedding's blessings as the desk gets them: all are read, and every decision succeeds, unless `change` says otherwise. */
export function bookOf(blessings: readonly Blessing[], change: Partial<BlessingBook> = {}): BlessingBook {
  return {
    status: 'ready',
    reading: false,
    blessings,
    complete: true,
    counts: countsOf(blessings),
    view: () => expect.fail('not used'),
    listen: () => () => undefined,
    open: vi.fn(async () => {}),
    follow: () => () => {},
    more: vi.fn(async () => {}),
    readAll: vi.fn(async () => blessings),
    readAfresh: vi.fn(async () => blessings),
    decide: vi.fn(async (those: readonly Blessing[]) => those.length),
    approve: vi.fn(async (asked: readonly Blessing[]) => asked.length),
    remove: vi.fn(async (asked: readonly Blessing[]) => asked.length),
    ...change,
  };
}
