import type { RefObject } from 'react';
import { useState } from 'react';
import { notify } from './toast.tsx';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';

interface Options<Item> {
  /** The items on show. */
  items: readonly Item[];
  /** The element whose rows they are; the focus goes to the next row's button. */
  list: RefObject<HTMLElement | null>;
  /** Deletes one for good; rejects when it is still there. */
  remove: (item: Item) => Promise<void>;
  texts: { readonly removed: string; readonly notRemoved: string };
}

/** Deletes items of a list, each after a question, says how it went, and keeps the focus in the list. */
export function useDeletion<Item extends { readonly id: string }>({
  items,
  list,
  remove,
  texts,
}: Options<Item>) {
  const [asked, setAsked] = useState<Item>();
  const [deleting, setDeleting] = useState<ReadonlySet<string>>(new Set());
  const { expectRemoval } = useFocusAfterRemoval(list, items);

  async function confirm(item: Item): Promise<void> {
    setAsked(undefined);
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
    /** The item in question. */
    asked,
    /** Ids of the items that are being deleted. */
    deleting,
    ask: setAsked,
    /** Props of the question's dialog. */
    question: {
      open: asked !== undefined,
      onKeep: () => setAsked(undefined),
      onConfirm: () => asked && void confirm(asked),
    },
  };
}
