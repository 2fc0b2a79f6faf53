import type { RefObject } from 'react';
import { useState } from 'react';
import { doneOrUnsure, failureText } from '#src/lib/done-or-unsure.ts';
import { notify } from './toast.tsx';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';

interface Options<Item> {
  items: readonly Item[];
  /** Container of the rows, for moving the focus. */
  list: RefObject<HTMLElement | null>;
  remove: (item: Item) => Promise<void>;
  /** Read after a failure, which may be a lost response. */
  isGone: (item: Item) => Promise<boolean>;
  onRemoved: (item: Item) => void;
  texts: {
    readonly removed: string;
    readonly notRemoved: string;
    readonly unsure: string;
  };
}

/** Asks for confirmation, reports the result, and keeps the focus in the list. */
export function useDeletion<Item extends { readonly id: string }>({
  items,
  list,
  remove,
  isGone,
  onRemoved,
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
      await doneOrUnsure(
        () => remove(item),
        () => isGone(item),
      );
      onRemoved(item);
      notify.success(texts.removed);
    } catch (error) {
      expectRemoval(undefined);
      notify.error(failureText({ notDone: texts.notRemoved, unsure: texts.unsure })(error));
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
