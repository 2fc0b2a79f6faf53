import { flushSync } from 'react-dom';

/** For a form whose other fields keep what was wrong with them until it is sent again. */
export const REFUSED_NUMBER = '[inputmode="numeric"][aria-invalid="true"]';

/**
 * Focuses the first invalid field of a part of the page, and returns whether there is one. A number that is being typed is
 * checked too: its field is marked when it is left, and a tap on a button does not leave it in every browser (Safari).
 */
export function focusInvalidField(
  part: Document | Element = document,
  invalid = '[aria-invalid="true"]',
): boolean {
  const typing = document.activeElement;
  if (typing instanceof HTMLInputElement && part.contains(typing)) flushSync(() => typing.blur());
  const field = part.querySelector<HTMLElement>(invalid);
  if (!field) return false;
  field.closest('details')?.setAttribute('open', '');
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
  return true;
}
