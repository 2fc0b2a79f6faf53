import type { RefObject } from 'react';
import { useState } from 'react';
import { notify } from './toast.tsx';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';

interface Options<Item> {
  items: readonly Item[];
  /** Container of the rows, for moving the focus. */
  list: RefObject<HTMLElement | null>;
  remove: (item: Item) => Promise<void>;
  texts: { readonly removed: string; readonly notRemoved: string };
}

/** Asks for confirmation, reports the result, and keeps the focus in the list. */
export function useDeletion<Item extends { readonly id: string }>({
  items,
  list,
  remove,
  texts,
}: Options<Item>) {
  const [pending, setPending] = useState<Item>();
  const [deleting, setDeleting] = useState<ReadonlySet<string>>(new Set());
  const { expectRemoval } = useFocusAfterRemoval(list, items);

  async function confirm(item: Item): Promise<void> {
    setPending(undefined);
    setDeleting((ids) => new Set(ids).add(item.id));
    expectRemoval(items.indexOf(item));
    try {
      await remove(item);
      notify.success(texts.removed);
    } catch {
      expectRemoval(undefined);
      notify.error(texts.notRemoved);
    }
    setDeleting((ids) => new Set([...ids].filter((id) => id !== item.id)));
  }

  return {
    pending,
    deleting,
    requestDeletion: setPending,
    dialog: {
      open: pending !== undefined,
      onKeep: () => setPending(undefined),
      onConfirm: () => pending && void confirm(pending),
    },
  };
}
