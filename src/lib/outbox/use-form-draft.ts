import type { RefObject } from 'react';
import { useCallback, useEffect, useRef } from 'react';
import { clearDraft, readDraft, writeDraft } from '#src/lib/form-draft.ts';
import { fillEmptyFields, isEmpty, readFields } from './form-fields.ts';

interface FormDraftOptions {
  /** Constant. */
  readonly fields: readonly string[];
  readonly draft: string;
  /** Returns, once, whether Submit was pressed before the form's code had loaded. Constant. */
  readonly takeEarlyPress: () => boolean;
  /** The draft is a refused message that is being corrected; given its id. Constant. */
  readonly onEditing: (id: string) => void;
}

/** Fills a form with its draft when it is first shown, and submits it if that was requested before; later keeps its draft. */
export function useFormDraft(
  form: RefObject<HTMLFormElement | null>,
  { fields, draft, takeEarlyPress, onEditing }: FormDraftOptions,
) {
  /** When the guest was first shown the empty form, as `performance.now()`. */
  const openedAt = useRef(0);

  useEffect(() => {
    const pressed = takeEarlyPress();
    // A guest who has pressed Submit already has had the form since the page began to load.
    openedAt.current = pressed ? 0 : performance.now();
    const savedDraft = readDraft(draft);
    if (form.current) {
      const isUnkept = form.current.dataset.unkept !== undefined;
      const isUnknown = !pressed && !isUnkept && Object.keys(savedDraft).length === 0;
      // If text can be stored, typed text is in the draft; so the browser has restored what was submitted.
      if (isUnknown && writeDraft(draft, readFields(form.current, fields))) {
        form.current.reset();
        clearDraft(draft);
      }
      fillEmptyFields(form.current, fields, savedDraft);
    }
    if (savedDraft.editing) onEditing(savedDraft.editing);
    if (pressed) form.current?.requestSubmit();
  }, [draft, fields, form, takeEarlyPress, onEditing]);

  const saveDraft = useCallback(
    (element: HTMLFormElement, editing: string | undefined) => {
      const texts = readFields(element, fields);
      if (isEmpty(element, fields)) clearDraft(draft);
      else writeDraft(draft, editing === undefined ? texts : { ...texts, editing });
    },
    [draft, fields],
  );

  return { openedAt, saveDraft };
}
