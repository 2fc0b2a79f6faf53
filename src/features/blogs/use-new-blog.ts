import { useEffect, useRef, useState } from 'react';
import { STARTER_KEYS } from '#src/config/storage-keys.ts';
import { newDocumentId } from '#src/lib/document-id.ts';
import { readDraft, writeDraft } from '#src/lib/form-draft.ts';
import { isStored } from '#src/lib/storage.ts';
import { unlessCleanedUp } from '#src/lib/unless-cleaned-up.ts';
import type { TypedBlog } from './blog-draft.ts';
import { isSameBlog, readTried } from './edited-blog.ts';

const DRAFT = 'blog';

export const EMPTY_BLOG: TypedBlog = { title: '', content: '', imageUrl: '', day: '' };

/**
 * What is typed of a new blog, kept on this device, and the id under which it is saved. The id stays while an attempt to save it
 * may have arrived: another one would publish the blog twice.
 *
 * @param isNew otherwise nothing is kept
 * @param onStored called if an attempt from before this visit has arrived
 */
export function useNewBlog(isNew: boolean, onStored: () => void) {
  const [{ id: triedId, ...kept }] = useState(() => (isNew ? readDraft(DRAFT) : {}));
  const [first] = useState((): TypedBlog => ({ ...EMPTY_BLOG, ...kept }));
  const [isLost, setLost] = useState(() => isNew && !isEmpty(first) && !isStored(STARTER_KEYS.formDrafts));
  const id = useRef(triedId ?? newDocumentId());
  const isTried = useRef(triedId !== undefined);

  function keep(typed: TypedBlog) {
    if (!isNew) return;
    const isCleared = isEmpty(typed);
    const isWritten = writeDraft(DRAFT, {
      ...typed,
      ...(isTried.current && !isCleared && { id: id.current }),
    });
    setLost(!isWritten && !isCleared);
  }

  function renew() {
    id.current = newDocumentId();
    isTried.current = false;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: looks once, for what was tried before this visit.
  useEffect(() => {
    if (triedId === undefined) return;
    return unlessCleanedUp(
      readTried(triedId),
      (found) => {
        if (!found || id.current !== triedId) return;
        if (isSameBlog(found.typed, first)) return onStored();
        renew();
        keep(first);
      },
      () => undefined,
    );
  }, []);

  return {
    first,
    /** Whether a reload would lose it: the browser's storage is blocked or full. */
    isLost,
    id: () => id.current,
    /** Changing a blog from before this visit makes it another one, which must not replace what was stored. */
    change(typed: TypedBlog) {
      if (id.current === triedId) renew();
      keep(typed);
    },
    attempt(typed: TypedBlog) {
      isTried.current = true;
      keep(typed);
    },
    clear() {
      renew();
      keep(EMPTY_BLOG);
    },
  };
}

function isEmpty(typed: TypedBlog): boolean {
  return Object.values(typed).every((text) => text === '');
}
